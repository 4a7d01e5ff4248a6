/** Tests of rules of returns: partial refunds sum to the total, delivery is refunded at the end. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeTotals } from '../totals/totals.ts';
import { findReturnRules } from './find-return-rules.ts';
import {
  countUnreturned,
  findReturnEnd,
  type OrderReturn,
  planReturnRefund,
  type ReceivedLine,
} from './order-return.ts';
import { listRefused } from './parcels.ts';

const REQUESTED = '2026-12-04T10:00:00.000Z';

type Order = Parameters<typeof planReturnRefund>[0];

type OrderOptions = {
  readonly voucherDiscount?: number;
  readonly cost?: number;
  readonly cheapestCost?: number;
  readonly isExclusive?: boolean;
};

function createOrder(
  lines: readonly { readonly unitPrice: number; readonly quantity: number }[],
  { voucherDiscount = 0, cost = 399, isExclusive = false, ...rest }: OrderOptions = {},
): Order {
  return {
    ...{ placedAt: '2026-11-26T10:00:00.000Z', deliveredAt: null, lines, returns: [] },
    dispatches: [],
    delivery: { service: 'standard', cost, ...rest, from: null, to: '2026-12-02' },
    totals: computeTotals({
      ...{ lines, voucherDiscount, delivery: cost },
      tax: { basisPoints: 2000, isExclusive },
    }),
  };
}

const received = (
  refund: ReturnType<typeof planReturnRefund>,
  lines: readonly ReceivedLine[],
): OrderReturn => ({
  ...{ number: 'R-2222-2222', kind: 'return', requestedAt: REQUESTED, receivedAt: REQUESTED },
  lines: lines.map(({ position, quantity }) => ({ position, quantity, reason: null })),
  ...{ received: lines, ...refund },
});

/** Receives one return after another; the sum of their refunds. */
function refundAll(order: Order, parcels: readonly (readonly ReceivedLine[])[]): number {
  const returns: OrderReturn[] = [];
  for (const lines of parcels) {
    const plan = planReturnRefund(
      { ...order, returns },
      { requestedAt: REQUESTED, received: lines },
    );
    returns.push(received(plan, lines));
  }
  return returns.reduce((sum, { refund }) => sum + refund, 0);
}

const unit = (position: number): ReceivedLine => ({ position, quantity: 1, refusal: null });

describe('refunds of returns', () => {
  test('the refunds of a fully returned order sum to its total, for any parcels', () => {
    const line = fc.record({
      unitPrice: fc.integer({ min: 1, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 4 }),
    });
    const setup = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      voucherDiscount: fc.integer({ min: 0, max: 50_000 }),
      cost: fc.integer({ min: 0, max: 2_000 }),
      isExclusive: fc.boolean(),
      seed: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 20, maxLength: 20 }),
    });
    fc.assert(
      fc.property(setup, ({ lines, seed, ...options }) => {
        const order = createOrder(lines, options);
        const units = lines.flatMap(({ quantity }, position) =>
          Array.from({ length: quantity }, () => unit(position)),
        );
        const parcels = [0, 1, 2]
          .map((parcel) => units.filter((_, index) => seed[index] === parcel))
          .filter(({ length }) => length > 0);
        expect(refundAll(order, parcels)).toBe(order.totals.total);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a partial return refunds no delivery, the last one the cheapest delivery that was offered', () => {
    const order = createOrder([{ unitPrice: 1_000, quantity: 2 }], {
      cost: 599,
      cheapestCost: 399,
    });
    expect(refundAll(order, [[unit(0)]])).toBe(1_000);
    expect(refundAll(order, [[unit(0)], [unit(0)]])).toBe(2_399);
  });

  test('neither opened units nor the delivery are refunded', () => {
    const order = createOrder([{ unitPrice: 1_000, quantity: 2 }]);
    const opened: ReceivedLine = { position: 0, quantity: 1, refusal: 'opened' };
    expect(refundAll(order, [[unit(0), opened]])).toBe(1_000);
  });

  test('delivery is not refunded for a return weeks after the withdrawal period', () => {
    const order = createOrder([{ unitPrice: 1_000, quantity: 1 }]);
    const late = { requestedAt: '2026-12-30T10:00:00.000Z', received: [unit(0)] };
    expect(planReturnRefund(order, late)).toEqual({ refund: 1_000, deliveryRefund: 0 });
  });
});

test('the period starts on the day of arrival and includes the whole last day', () => {
  const end = findReturnEnd(createOrder([]), 14).toISOString();
  expect(end).toBe('2026-12-17T00:00:00.000Z');
  const unknown = { ...createOrder([]).delivery, to: null };
  const later = { ...createOrder([]), delivery: unknown };
  expect(findReturnEnd(later, 14).toISOString()).toBe('2027-01-10T10:00:00.000Z');
  const known = { ...later, deliveredAt: '2026-11-28T16:00:00.000Z' };
  expect(findReturnEnd(known, 14).toISOString()).toBe('2026-12-13T16:00:00.000Z');
  const dispatch = { reference: 'p', lines: [], carrier: null, trackingNumber: null };
  const sentAt = '2027-01-20T10:00:00.000Z';
  const sent = { ...later, dispatches: [{ ...dispatch, trackingUrl: null, sentAt }] };
  expect(findReturnEnd(sent, 14).toISOString()).toBe('2027-02-11T10:00:00.000Z');
  const late = { ...createOrder([]), deliveredAt: '2026-12-05T16:00:00.000Z' };
  expect(findReturnEnd(late, 14).toISOString()).toBe('2026-12-20T16:00:00.000Z');
});

test('units that were missing in a parcel can be returned again, refused ones cannot', () => {
  const lines = [{ quantity: 4 }];
  const announced = received({ refund: 0, deliveryRefund: 0 }, [{ ...unit(0), quantity: 3 }]);
  const count = (orderReturn: OrderReturn) => countUnreturned({ lines, returns: [orderReturn] });
  expect(count({ ...announced, received: null })).toEqual([1]);
  expect(count({ ...announced, received: [{ ...unit(0), refusal: 'opened' }] })).toEqual([3]);
  expect(count({ ...announced, received: [{ ...unit(0), refusal: 'missing' }] })).toEqual([4]);
});

test('a unit that is missing in two parcels is listed once', () => {
  const missing = (quantity: number, parcel: number): ReceivedLine => ({
    ...{ position: 0, quantity, refusal: 'missing', parcel },
  });
  const first = [{ ...unit(0), parcel: 1 }, missing(2, 1)];
  expect(listRefused(first)).toEqual([missing(2, 1)]);
  const second = [...first, { ...unit(0), parcel: 2 }, missing(1, 2)];
  expect(listRefused(second)).toEqual([missing(1, 2)]);
  expect(listRefused([...second, { ...unit(0), parcel: 3 }])).toEqual([]);
});

test('engraved lines count as personalised, those of sealed categories as sealed', () => {
  const line = { customFields: {}, categorySlugs: ['womens'] };
  const lines = [
    { ...line, id: 'a' },
    { ...line, id: 'b', categorySlugs: ['beauty', 'perfume'] },
    { ...line, id: 'c', categorySlugs: ['beauty'], customFields: { line1: 'For Ada' } },
  ];
  expect(findReturnRules({}, lines)).toEqual({ b: 'sealed', c: 'personalised' });
  expect(findReturnRules({ sealedCategories: ['womens'] }, lines)).toMatchObject({ a: 'sealed' });
});
