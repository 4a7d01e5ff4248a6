/** Tests of the value of vouchers. */
import { describe, expect, test } from 'vitest';
import {
  applyPercentOff,
  evaluateVoucher,
  normaliseCode,
  type VoucherLine,
  type VoucherOffer,
  type VoucherResult,
} from './vouchers.ts';

const now = new Date('2026-11-21T12:00:00Z');
const tenth: VoucherOffer = { code: 'TENTH', percentOff: 10, from: { GBP: 3000 } };
const fiver: VoucherOffer = {
  code: 'FIVER',
  amountOff: { GBP: 500 },
  until: '2026-12-01T00:00:00Z',
};

test.each<[string, VoucherOffer | undefined, number, VoucherResult]>([
  [
    'a part, rounded down',
    tenth,
    3999,
    { kind: 'valid', voucher: { code: 'TENTH', discount: 399 } },
  ],
  [
    'a basket below the minimum gets the missing amount',
    tenth,
    2500,
    { kind: 'belowMinimum', missing: 500 },
  ],
  ['an amount', fiver, 2000, { kind: 'valid', voucher: { code: 'FIVER', discount: 500 } }],
  [
    'never more than the basket',
    fiver,
    300,
    { kind: 'valid', voucher: { code: 'FIVER', discount: 300 } },
  ],
  ['one that has run out', { ...fiver, until: '2026-11-21T12:00:00Z' }, 2000, { kind: 'unknown' }],
  [
    'one that is worth nothing in this currency',
    { ...fiver, amountOff: { EUR: 600 } },
    2000,
    { kind: 'unknown' },
  ],
  ['none', undefined, 2000, { kind: 'unknown' }],
])('%s', (_case, offer, total, result) => {
  expect(evaluateVoucher(offer, { total, lines: [], currency: 'GBP', now })).toEqual(result);
});

test('spaces and case do not matter', () => {
  expect(normaliseCode(' ten th\u00a0')).toBe('TENTH');
});

describe('an offer for a category', () => {
  const warm: VoucherOffer = { code: 'WARM', percentOff: 10, categorySlug: 'knitwear' };
  const evaluate = (...lines: VoucherLine[]) =>
    evaluateVoucher(warm, {
      total: lines.reduce((sum, line) => sum + line.price * line.quantity, 0),
      lines,
      currency: 'GBP',
      now,
    });
  const jumper = { price: 1999, quantity: 3, categorySlugs: ['womens', 'knitwear'] };
  const dress = { price: 5000, quantity: 1, categorySlugs: ['womens', 'dresses'] };

  test('takes off each item what its badge promises, and nothing off others', () => {
    expect(evaluate(jumper, dress)).toEqual({
      kind: 'valid',
      voucher: {
        ...{ code: 'WARM', categorySlug: 'knitwear' },
        discount: 3 * (1999 - applyPercentOff(1999, 10)),
      },
    });
  });

  test('shows a message if no line belongs to the category', () => {
    expect(evaluate(dress)).toEqual({ kind: 'notApplicable' });
  });
});
