/** The questions contract on the app's database, fed by the catalogue import. */
import { sampleProduct } from '#features/catalogue/catalogue-records.fixtures.ts';
import { describeQuestions } from '#features/questions/questions.contract.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createCatalogueImport } from '../../catalogue-import/embedded/catalogue-import.provider.ts';
import { createQuestions } from './questions.provider.ts';

onEveryDatabase(({ name, open }) =>
  describeQuestions(name, async () => {
    const { database, close } = await open();
    const catalogueImport = createCatalogueImport(database);
    await catalogueImport.saveProducts([sampleProduct('coat'), sampleProduct('mug')]);
    return {
      questions: createQuestions(database),
      async save(records) {
        await catalogueImport.saveQuestions(records);
      },
      close,
    };
  }),
);
