/** Runs the catalogue import contract on the embedded provider and the one in memory. */
import { describeCatalogueImport } from '#catalogue-import/catalogue-import.contract.ts';
import { createMemoryCatalogue } from '#catalogue-import/memory/memory-catalogue.fixtures.ts';
import { createMemoryChanges } from '#features/changes/memory-changes.fixtures.ts';
import { createCatalogue } from '#providers/catalogue/embedded/catalogue.provider.ts';
import { createMemoryCatalogueReader } from '#providers/catalogue/embedded/memory-catalogue.fixtures.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createCatalogueImport } from './catalogue-import.provider.ts';

onEveryDatabase(({ name, open }) =>
  describeCatalogueImport(name, async () => {
    const { database, close } = await open();
    return {
      catalogueImport: createCatalogueImport(database),
      catalogue: createCatalogue(database),
      changes: createChanges(database),
      close,
    };
  }),
);

describeCatalogueImport('memory', async () => {
  const changes = createMemoryChanges();
  const memory = createMemoryCatalogue(changes.publish);
  const { catalogueImport } = memory;
  const catalogue = createMemoryCatalogueReader(memory);
  return { catalogueImport, catalogue, changes, close: async () => {} };
});
