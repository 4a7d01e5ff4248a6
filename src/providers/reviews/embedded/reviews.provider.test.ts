/** The reviews contract on the app's database, fed by the catalogue import. */
import { sampleProduct } from '#features/catalogue/catalogue-records.fixtures.ts';
import { describeReviews } from '#features/reviews/reviews.contract.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createCatalogueImport } from '../../catalogue-import/embedded/catalogue-import.provider.ts';
import { createReviews } from './reviews.provider.ts';

onEveryDatabase(({ name, open }) =>
  describeReviews(name, async () => {
    const { database, close } = await open();
    const catalogueImport = createCatalogueImport(database);
    await catalogueImport.saveProducts(['coat', 'mug', 'hat'].map((key) => sampleProduct(key)));
    return {
      reviews: createReviews(database),
      async save(records) {
        await catalogueImport.saveReviews(records);
      },
      close,
    };
  }),
);
