/** The contract of guided selling on the provider for tests. */
import { describeGuidedSelling } from './guided-selling.contract.ts';
import { createMemoryGuidedSelling } from './memory-guided-selling.fixtures.ts';

describeGuidedSelling('memory', createMemoryGuidedSelling());
