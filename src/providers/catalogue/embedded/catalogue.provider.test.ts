/** Runs the catalogue contract on the embedded provider. */
import { describeCatalogue } from '#features/catalogue/catalogue.contract.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createCatalogue } from './catalogue.provider.ts';

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
