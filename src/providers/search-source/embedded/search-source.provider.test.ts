/** Contract tests of the embedded SearchSource provider. */
import { describeSearchSource } from '#features/search/search-source.contract.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
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
