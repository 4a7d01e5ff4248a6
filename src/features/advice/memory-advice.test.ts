/** The advice contract on the provider for tests. */
import { describeAdvice } from './advice.contract.ts';
import { createMemoryAdvice } from './memory-advice.fixtures.ts';

describeAdvice('memory', createMemoryAdvice());
