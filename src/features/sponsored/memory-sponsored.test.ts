/** The contract of sponsored products on the provider in memory. */
import { createMemorySponsored } from './memory-sponsored.fixtures.ts';
import { contractCampaigns, describeSponsored } from './sponsored.contract.ts';

describeSponsored('memory', async () => ({
  sponsored: createMemorySponsored(contractCampaigns),
  close: async () => undefined,
}));
