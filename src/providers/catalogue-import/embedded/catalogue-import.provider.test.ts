/** Runs the catalogue import contract on the embedded provider. */
import { describeCatalogueImport } from '#catalogue-import/catalogue-import.contract.ts';
import { createCatalogue } from '#providers/catalogue/embedded/catalogue.provider.ts';
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
