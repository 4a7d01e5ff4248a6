/** States of an order and the events that change them. */
import { Problem } from '#kit/problem.ts';

export const ORDER_STATUSES = [
  'pending',
  'paid',
  'partlyDispatched',
  'dispatched',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type OrderEvent =
  | { readonly type: 'paid' }
  /** Numbers of units that have been dispatched, and of all units of the order. */
  | { readonly type: 'dispatched'; readonly units: number; readonly allUnits: number }
  | { readonly type: 'delivered' }
  | { readonly type: 'cancelled' }
  /** The whole amount was paid back. */
  | { readonly type: 'refunded' };

const ALLOWED_FROM: Readonly<Record<OrderEvent['type'], readonly OrderStatus[]>> = {
  paid: ['pending'],
  dispatched: ['paid', 'partlyDispatched'],
  delivered: ['dispatched'],
  cancelled: ['pending', 'paid'],
  refunded: ['paid', 'partlyDispatched', 'dispatched', 'delivered'],
};

/** `cancelled` and `refunded` are final. @throws Problem 409 `order.status`. */
export function nextOrderStatus(status: OrderStatus, event: OrderEvent): OrderStatus {
  const { type } = event;
  const isInvalidCount =
    type === 'dispatched' && !(event.units >= 1 && event.units <= event.allUnits);
  if (!ALLOWED_FROM[type].includes(status) || isInvalidCount)
    throw new Problem(409, 'order.status', `A ${status} order cannot be ${type}.`);
  if (type === 'dispatched' && event.units < event.allUnits) return 'partlyDispatched';
  return type;
}
