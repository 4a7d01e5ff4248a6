/** Tests of totals: properties of random baskets, and examples with tax included and added. */
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { findTaxRule } from './tax-rules.ts';
import { computePayable, computeTotals, computeUnitRefund, type TotalsInput } from './totals.ts';

const BASKETS = 100_000;
const INCLUDED = { basisPoints: 2000, isExclusive: false };
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Mulberry32: the same numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function randomBasket(random: (below: number) => number): TotalsInput {
  const lines = Array.from({ length: 1 + random(8) }, () => ({
    unitPrice: 1 + random(random(2) === 0 ? 50 : 200_000),
    quantity: 1 + random(6),
    isDiscounted: random(4) > 0,
  }));
  return {
    lines,
    voucherDiscount: random(3) === 0 ? 0 : random(50_000),
    delivery: random(2) === 0 ? 0 : random(3_000),
    tax: { basisPoints: random(2_600), isExclusive: random(2) === 0 },
  };
}

describe('totals', () => {
  test(`lines, delivery and discounts sum to the total in ${BASKETS} random baskets, and refunds in parts to what was paid`, () => {
    const random = createRandom(30);
    const broken: unknown[] = [];
    for (let n = 0; n < BASKETS; n += 1) {
      const input = randomBasket(random);
      const totals = computeTotals(input);
      const { lines, isTaxExclusive } = totals;
      const payables = lines.map((line) => computePayable(line, isTaxExclusive));
      const delivery = totals.delivery + (isTaxExclusive ? totals.deliveryTax : 0);
      const refunds = input.lines.map(({ quantity }, index) => {
        const line = { payable: payables[index] ?? 0, quantity };
        let refunded = 0;
        let sum = 0;
        while (refunded < quantity) {
          const units = 1 + random(quantity - refunded);
          const refund = computeUnitRefund(line, refunded, units);
          sum += refund < 0 ? Number.NaN : refund;
          refunded += units;
        }
        return sum;
      });
      const isWhole =
        sumOf(payables) + delivery === totals.total &&
        totals.items - totals.discount + totals.delivery + (isTaxExclusive ? totals.tax : 0) ===
          totals.total &&
        sumOf(lines.map(({ discount }) => discount)) === totals.discount &&
        totals.discount <= input.voucherDiscount &&
        lines.every(({ amount }) => amount >= 0) &&
        lines.every(({ discount }, i) => discount === 0 || input.lines[i]?.isDiscounted) &&
        sumOf(lines.map(({ tax }) => tax)) + totals.deliveryTax === totals.tax &&
        refunds.every((refund, index) => refund === payables[index]);
      if (!isWhole) broken.push({ input, totals });
    }
    expect(broken).toEqual([]);
  });

  test('included tax is part of the price, exclusive tax is added to it', () => {
    const input = {
      lines: [{ unitPrice: 12_000, quantity: 1 }],
      voucherDiscount: 0,
      delivery: 600,
    };
    expect(computeTotals({ ...input, tax: INCLUDED })).toMatchObject({ tax: 2_100, total: 12_600 });
    expect(computeTotals({ ...input, tax: { ...INCLUDED, isExclusive: true } })).toMatchObject({
      ...{ tax: 2_520, total: 15_120 },
    });
  });

  test('a voucher takes off at most the amount of its lines, and nothing of the delivery', () => {
    const lines = [
      { unitPrice: 1_000, quantity: 1 },
      { unitPrice: 5_000, quantity: 1, isDiscounted: false },
    ];
    const totals = computeTotals({ lines, voucherDiscount: 9_999, delivery: 399, tax: INCLUDED });
    expect(totals).toMatchObject({ discount: 1_000, total: 5_399 });
  });

  test('an amount that is not a whole number of minor units is refused', () => {
    const rest = { voucherDiscount: 0, delivery: 0, tax: INCLUDED };
    for (const unitPrice of [1.5, -1, Number.NaN, 2 ** 53])
      expect(() => computeTotals({ lines: [{ unitPrice, quantity: 1 }], ...rest })).toThrow(
        RangeError,
      );
  });

  test('more units than were bought cannot be refunded', () => {
    const line = { payable: 1_000, quantity: 3 };
    expect(computeUnitRefund(line, 0, 1) + computeUnitRefund(line, 1, 2)).toBe(1_000);
    expect(() => computeUnitRefund(line, 2, 2)).toThrow(RangeError);
    expect(() => computeUnitRefund(line, 0, 0)).toThrow(RangeError);
  });

  test('the remaining minor units are allocated to the largest remainders', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(5, [3, 0, 3])).toEqual([3, 0, 2]);
    expect(allocate(1, [10, 90])).toEqual([0, 1]);
  });

  test('the tax is that of the country, unless the locale states its own', () => {
    expect(findTaxRule('DE', {})).toEqual({ basisPoints: 1900, isExclusive: false });
    expect(findTaxRule('XX', {})).toEqual({ basisPoints: 0, isExclusive: false });
    const tax = { basisPoints: 825, isExclusive: true };
    expect(findTaxRule('US', { tax })).toEqual(tax);
  });
});
