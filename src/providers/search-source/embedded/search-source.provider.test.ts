/** Contract tests of the SearchSource provider, embedded and in memory. */
import { createMemoryCatalogue } from '#catalogue-import/memory/memory-catalogue.fixtures.ts';
import { describeSearchSource } from '#features/search/search-source.contract.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createMemorySearchSource } from './memory-search-source.fixtures.ts';
import { createSearchSource } from './search-source.provider.ts';

onEveryDatabase(({ name, open }) =>
  describeSearchSource(name, async () => {
    const { database, close } = await open();
    return {
      searchSource: createSearchSource(database),
      catalogueImport: createCatalogueImport(database),
      close,
    };
  }),
);

describeSearchSource('memory', async () => {
  const memory = createMemoryCatalogue();
  const { catalogueImport } = memory;
  return { searchSource: createMemorySearchSource(memory), catalogueImport, close: async () => {} };
});
