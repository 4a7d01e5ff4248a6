/** The contract of experiment counts in memory. */
import { describeExperimentCounts } from './experiments.contract.ts';
import { createMemoryExperiments } from './memory-experiments.fixtures.ts';

describeExperimentCounts('memory', async () => ({
  experiments: createMemoryExperiments(),
  close: async () => {},
}));
