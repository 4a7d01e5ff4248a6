/** The jobs contract on the provider for tests. */
import { describeJobs, quickPolicies } from './jobs.contract.ts';
import { createMemoryJobs } from './memory-jobs.fixtures.ts';

describeJobs('in memory', async () => ({
  jobs: createMemoryJobs(quickPolicies),
  close: async () => {},
}));
