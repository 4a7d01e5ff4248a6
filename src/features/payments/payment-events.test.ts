/** Tests of payments as events: duplicates, any order, due refunds. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSessionState, type PaymentEvent, planRefunds, sumReceived } from './payment-events.ts';

const gbp = (centAmount: number) => ({ centAmount, currencyCode: 'GBP' }) as const;
const base = (reference: string, id: string, centAmount: number) => ({
  ...{ id, reference, money: gbp(centAmount), at: '2026-11-26T10:00:00.000Z' },
});
const captured = (reference: string, centAmount = 5_000): PaymentEvent => ({
  ...base(reference, `${reference}-c`, centAmount),
  type: 'captured',
});
const refund = (
  reference: string,
  type: 'refundRequested' | 'refunded' | 'refundFailed',
  centAmount: number,
  key = 'r1',
): PaymentEvent => ({ ...base(reference, `${reference}-${type}-${key}`, centAmount), type, key });
const cancelled: PaymentEvent = { ...base('a', 'a-x', 5_000), type: 'cancelled' };
const failed: PaymentEvent = { ...base('a', 'a-f', 5_000), type: 'failed', reason: 'declined' };

const total = gbp(5_000);
const paid = { status: 'paid', total };

describe('the sum of payments', () => {
  test('a notice that is sent twice with two ids counts once', () => {
    const again = { ...captured('a'), id: 'other' };
    expect(sumReceived([captured('a'), again, captured('a')], 'GBP')).toBe(5_000);
    expect(planRefunds(paid, [captured('a'), again])).toEqual([]);
  });

  test('a refund counts from its request until it fails', () => {
    const requested = [captured('a'), refund('a', 'refundRequested', 2_000)];
    expect(sumReceived(requested, 'GBP')).toBe(3_000);
    const afterFailure = [...requested, refund('a', 'refundFailed', 2_000)];
    expect(sumReceived(afterFailure, 'GBP')).toBe(5_000);
    expect(sumReceived([...afterFailure, refund('a', 'refunded', 2_000)], 'GBP')).toBe(3_000);
  });

  test('the order and repetition of events make no difference', () => {
    const events = [
      ...[captured('a'), captured('b', 7_000), refund('a', 'refundRequested', 500)],
      ...[refund('a', 'refunded', 500), refund('b', 'refundFailed', 900, 'r2'), cancelled],
    ];
    const shuffled = fc.shuffledSubarray([...events, ...events], { minLength: 12 });
    fc.assert(
      fc.property(shuffled, (mixed) => {
        expect(sumReceived(mixed, 'GBP')).toBe(sumReceived(events, 'GBP'));
        const sum = (list: readonly PaymentEvent[]) =>
          planRefunds({ status: 'cancelled', total }, list).reduce(
            (all, { money }) => all + money.centAmount,
            0,
          );
        expect(sum(mixed)).toBe(11_500);
      }),
    );
  });
});

describe('refunds that are due', () => {
  test('none of a disputed session, which the bank has taken back', () => {
    const disputed: PaymentEvent = { ...base('a', 'a-d', 5_000), type: 'disputed' };
    const order = { status: 'cancelled', total };
    expect(planRefunds(order, [captured('a'), disputed, captured('b')])).toEqual([
      { reference: 'b', money: total },
    ]);
  });

  test('all of a cancelled order, also where the success came after the cancellation', () => {
    const order = { status: 'cancelled', total };
    expect(planRefunds(order, [cancelled, captured('a')])).toEqual([
      { reference: 'a', money: total },
    ]);
    const requested = refund('a', 'refundRequested', 5_000);
    expect(planRefunds(order, [cancelled, captured('a'), requested])).toEqual([]);
  });

  test('the second payment of an order, and what exceeds its total', () => {
    expect(planRefunds(paid, [captured('a'), captured('b')])).toEqual([
      { reference: 'b', money: total },
    ]);
    expect(planRefunds(paid, [captured('a', 5_900)])).toEqual([
      { reference: 'a', money: gbp(900) },
    ]);
  });

  test('money in another currency than requested', () => {
    const euros = {
      ...captured('a'),
      money: { centAmount: 5_000, currencyCode: 'EUR' },
    } as const;
    expect(sumReceived([euros], 'GBP')).toBe(0);
    expect(planRefunds({ status: 'pending', total }, [euros])).toEqual([
      { reference: 'a', money: euros.money },
    ]);
  });

  test('nothing while an order is pending, however little was taken', () => {
    expect(planRefunds({ status: 'pending', total }, [captured('a', 100)])).toEqual([]);
  });

  test('nothing in addition to a requested refund', () => {
    expect(planRefunds(paid, [captured('a'), refund('a', 'refunded', 2_000)])).toEqual([]);
  });
});

test('the state of a session is that of its strongest event', () => {
  const stateOf = (...events: PaymentEvent[]) => findSessionState(events, 'a');
  expect(stateOf()).toEqual({ state: 'open', reason: null });
  expect(stateOf(failed)).toEqual({ state: 'failed', reason: 'declined' });
  expect(stateOf(captured('a'), failed)).toEqual({ state: 'captured', reason: null });
  expect(stateOf(failed, cancelled)).toEqual({ state: 'cancelled', reason: null });
  expect(stateOf(captured('b'))).toEqual({ state: 'open', reason: null });
});
