/** The contract of the change feed on the provider for tests. */
import { describeChanges } from './changes.contract.ts';
import { createMemoryChanges } from './memory-changes.fixtures.ts';

describeChanges('memory', async () => {
  const changes = createMemoryChanges();
  return {
    changes,
    begin: async (written) => ({ finish: async () => changes.publish(...written) }),
    isConcurrent: false,
    close: async () => {},
  };
});
