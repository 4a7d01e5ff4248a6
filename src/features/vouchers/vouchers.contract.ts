/** Contract tests of vouchers providers; the code `TENTH` takes 10 % off from 30.00 GBP. */
import { describe, expect, test } from 'vitest';
import type { Vouchers } from './vouchers.port.ts';

export function describeVouchers(name: string, open: () => Promise<Vouchers>): void {
  const tryVoucher = async (code: string, total: number) =>
    (await open()).evaluate({
      fascia: 'aldermoor',
      currency: 'GBP',
      code,
      total,
      lines: [{ price: total, quantity: 1, categorySlugs: [] }],
      now: new Date('2026-11-21T12:00:00Z'),
    });

  describe(`vouchers by ${name}`, () => {
    test('a known code has a discount, an unknown one is `unknown`', async () => {
      expect(await tryVoucher('TENTH', 4000)).toEqual({
        kind: 'valid',
        voucher: { code: 'TENTH', discount: 400 },
      });
      expect(await tryVoucher('NOPE', 4000)).toEqual({ kind: 'unknown' });
    });

    test('missing data is refused', async () => {
      expect(await tryVoucher('TENTH', 2000)).toEqual({ kind: 'belowMinimum', missing: 1000 });
    });
  });
}
