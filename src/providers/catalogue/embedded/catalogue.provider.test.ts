/** Runs the catalogue contract on the embedded provider and the one in memory. */
import { createMemoryCatalogue } from '#catalogue-import/memory/memory-catalogue.fixtures.ts';
import { describeCatalogue } from '#features/catalogue/catalogue.contract.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createCatalogue } from './catalogue.provider.ts';
import { createMemoryCatalogueReader } from './memory-catalogue.fixtures.ts';

onEveryDatabase(({ name, open }) =>
  describeCatalogue(name, async () => {
    const { database, close } = await open();
    return {
      catalogue: createCatalogue(database),
      catalogueImport: createCatalogueImport(database),
      close,
    };
  }),
);

describeCatalogue('memory', async () => {
  const memory = createMemoryCatalogue();
  const { catalogueImport } = memory;
  return { catalogue: createMemoryCatalogueReader(memory), catalogueImport, close: async () => {} };
});
