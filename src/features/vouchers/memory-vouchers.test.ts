/** The vouchers contract on the provider for tests. */
import { createMemoryVouchers } from './memory-vouchers.fixtures.ts';
import { describeVouchers } from './vouchers.contract.ts';

describeVouchers('memory', async () =>
  createMemoryVouchers([{ code: 'TENTH', percentOff: 10, from: { GBP: 3000 } }]),
);
