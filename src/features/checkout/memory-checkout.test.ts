/** The checkout contract on the provider for tests. */
import { describeCheckout } from './checkout.contract.ts';
import { createMemoryCheckout } from './memory-checkout.fixtures.ts';

describeCheckout('memory', async () => createMemoryCheckout());
