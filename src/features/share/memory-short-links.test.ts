/** The contract of short links on the provider in memory. */
import { createMemoryShortLinks } from './memory-short-links.fixtures.ts';
import { describeShortLinks } from './short-links.contract.ts';

describeShortLinks('memory', async () => ({
  shortLinks: createMemoryShortLinks(),
  close: async () => undefined,
}));
