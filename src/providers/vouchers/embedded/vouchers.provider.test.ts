/** The vouchers contract on a fascia's configuration. */

import { expect, test } from 'vitest';
import { describeVouchers } from '#features/vouchers/vouchers.contract.ts';
import type { ProviderDeps } from '#kit/define-provider.ts';
import { silentLog } from '#kit/log.ts';
import { provider } from './vouchers.provider.ts';

const absent = async () => expect.unreachable('vouchers need no other provider');
const deps: ProviderDeps = {
  ...{ dataDir: '', log: silentLog, scopes: [] },
  ...{ database: absent, port: absent, defaultPort: absent },
};
const open = async (offers: readonly unknown[]) => await provider.create(deps, { offers });

describeVouchers(
  'configuration',
  async () => await open([{ code: 'TENTH', percentOff: 10, from: { GBP: 3000 } }]),
);

test.each([
  ['a code that nobody could type', { code: 'ten th', percentOff: 10 }],
  ['one that is worth nothing', { code: 'TENTH' }],
  ['one that is worth two things', { code: 'TENTH', percentOff: 10, amountOff: { GBP: 500 } }],
  ['more than everything', { code: 'TENTH', percentOff: 101 }],
])('%s is refused at the start', async (_case, offer) => {
  await expect(open([offer])).rejects.toThrow();
});
