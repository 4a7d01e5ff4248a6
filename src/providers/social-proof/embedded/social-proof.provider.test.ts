/** The social proof contract on the app's database. */
import { defineStatement } from '#database/statement.ts';
import { sampleProduct } from '#features/catalogue/catalogue-records.fixtures.ts';
import { describeSocialProof } from '#features/social-proof/social-proof.contract.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createCatalogueImport } from '../../catalogue-import/embedded/catalogue-import.provider.ts';
import { createSocialProof } from './social-proof.provider.ts';

const countRows = defineStatement<{ count: number }>(
  'test.socialProofRows',
  'select count(*)::int as count from social_proof_count',
);

onEveryDatabase(({ name, open }) =>
  describeSocialProof(name, async () => {
    const { database, close } = await open();
    await createCatalogueImport(database).saveProducts([
      sampleProduct('coat'),
      sampleProduct('mug'),
    ]);
    return {
      socialProof: createSocialProof(database),
      countRows: async () => (await database.rows(countRows))[0]?.count ?? 0,
      close,
    };
  }),
);
