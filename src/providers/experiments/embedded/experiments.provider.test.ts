/** The contract of experiment counts on the app's database. */
import { describeExperimentCounts } from '#features/experiments/experiments.contract.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createExperiments } from './experiments.provider.ts';

onEveryDatabase(({ name, open }) =>
  describeExperimentCounts(name, async () => {
    const { database, close } = await open();
    return { experiments: createExperiments(database), close };
  }),
);
