/** The delivery contract on the provider in memory. */
import { describeDelivery } from './delivery.contract.ts';
import { createMemoryDelivery } from './memory-delivery.fixtures.ts';

describeDelivery('memory', async () => createMemoryDelivery());
