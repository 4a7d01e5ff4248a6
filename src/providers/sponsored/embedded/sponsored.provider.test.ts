/** The contract of sponsored products on the app's database, and refused configurations. */
import { expect, test } from 'vitest';
import { contractCampaigns, describeSponsored } from '#features/sponsored/sponsored.contract.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { providerDeps } from '#test/provider-deps.ts';
import { createSponsored, provider } from './sponsored.provider.ts';

onEveryDatabase(({ name, open }) => {
  describeSponsored(name, async () => {
    const { database, close } = await open();
    return { sponsored: createSponsored(database, contractCampaigns), close };
  });
});

const [campaign] = contractCampaigns;

test.each([
  ['an id with a blank', [{ ...campaign, id: 'my ad' }]],
  ['the same id twice', [campaign, campaign]],
  ['no category', [{ ...campaign, categories: [] }]],
  ['nobody who pays', [{ ...campaign, advertiser: ' ' }]],
  ['an end that is no time', [{ ...campaign, until: 'Christmas' }]],
])('REC-3: a campaign with %s is refused', async (_, campaigns) => {
  await expect((async () => provider.create(providerDeps, { campaigns }))()).rejects.toThrow(
    'campaigns',
  );
});
