/** Tests of the states of an order. */
import { expect, test } from 'vitest';
import { isCancellable } from './order.ts';
import { nextOrderStatus, ORDER_STATUSES, type OrderEvent } from './order-status.ts';

const dispatched = (units: number): OrderEvent => ({ type: 'dispatched', units, allUnits: 3 });

test('an order is paid, dispatched in parts and delivered', () => {
  expect(nextOrderStatus('pending', { type: 'paid' })).toBe('paid');
  expect(nextOrderStatus('paid', dispatched(1))).toBe('partlyDispatched');
  expect(nextOrderStatus('partlyDispatched', dispatched(2))).toBe('partlyDispatched');
  expect(nextOrderStatus('partlyDispatched', dispatched(3))).toBe('dispatched');
  expect(nextOrderStatus('dispatched', { type: 'delivered' })).toBe('delivered');
  expect(nextOrderStatus('delivered', { type: 'refunded' })).toBe('refunded');
});

test('a dispatched order cannot be cancelled, and an unpaid or final one cannot be dispatched', () => {
  for (const status of ['partlyDispatched', 'dispatched', 'delivered'] as const)
    expect(() => nextOrderStatus(status, { type: 'cancelled' })).toThrow('cannot be cancelled');
  for (const status of ['pending', 'cancelled', 'refunded'] as const)
    expect(() => nextOrderStatus(status, dispatched(1))).toThrow('cannot be dispatched');
  expect(() => nextOrderStatus('paid', dispatched(4))).toThrow();
});

test('a final order accepts no event', () => {
  const events: readonly OrderEvent[] = [
    ...[{ type: 'paid' }, { type: 'delivered' }, { type: 'cancelled' }, { type: 'refunded' }],
    dispatched(3),
  ] as const;
  for (const status of ORDER_STATUSES.filter(
    (value) => value === 'cancelled' || value === 'refunded',
  ))
    for (const event of events) expect(() => nextOrderStatus(status, event)).toThrow();
});

test.each([
  ['paid', 59, true],
  ['paid', 61, false],
  ['pending', 1, false],
  ['dispatched', 1, false],
] as const)('a %s order after %i minutes may be cancelled: %s', (status, minutes, may) => {
  const order = { status, placedAt: '2026-11-26T10:00:00.000Z' };
  const now = new Date(Date.parse(order.placedAt) + minutes * 60_000);
  expect(isCancellable(order, now)).toBe(may);
});
