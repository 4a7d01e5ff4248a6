/** The content contract on the provider for tests. */
import { describeContent } from './content.contract.ts';
import { createMemoryContent } from './memory-content.fixtures.ts';

describeContent('memory', async () => ({ ...createMemoryContent(), close: async () => {} }));
