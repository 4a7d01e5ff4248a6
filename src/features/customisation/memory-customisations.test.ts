/** The customisations contract on the provider for tests. */
import { describeCustomisations } from './customisations.contract.ts';
import { createMemoryCustomisations } from './memory-customisations.fixtures.ts';

describeCustomisations('memory', async () => ({
  customisations: createMemoryCustomisations(),
  close: async () => {},
}));
