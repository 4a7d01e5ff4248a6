/** Types of returns, and their rules: returnable units, periods and refunds. */
import type { OrderDelivery, OrderedItem, OrderLine, SalesOrder } from '../order.ts';
import { computePayable, computeUnitRefund, type OrderTotals } from '../totals/totals.ts';

export const RETURN_REASONS = [
  'tooSmall',
  'tooLarge',
  'notAsDescribed',
  'faulty',
  'wrongItem',
  'changedMind',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/**
 * Restriction of the right to return that is shown before the order: `personalised` goods
 * are not taken back unless they are faulty, `sealed` ones only while their seal is unbroken.
 */
export type ReturnRule = 'personalised' | 'sealed';

/** Reasons for which a unit is not refunded, or (`worn`) only in part. */
export const RETURN_REFUSALS = ['opened', 'worn', 'personalised', 'missing'] as const;
export type ReturnRefusal = (typeof RETURN_REFUSALS)[number];

/** `position` is that of the order's line, counted from 0. */
export type ReturnLine = {
  readonly position: number;
  readonly quantity: number;
  /** null for a withdrawal, which needs no reason. */
  readonly reason: ReturnReason | null;
};

export type ReceivedLine = {
  readonly position: number;
  readonly quantity: number;
  /** null if the units are refunded in full. */
  readonly refusal: ReturnRefusal | null;
  /**
   * Percent of the price that is deducted for signs of use, of `worn` units only. Absent from
   * returns of earlier versions, which did not refund such units.
   */
  readonly deductedPercent?: number;
  /** Number of the parcel, counted from 1. Default: 1. */
  readonly parcel?: number;
};

export type OrderReturn = {
  /** Written on the parcel. */
  readonly number: string;
  readonly kind: 'return' | 'withdrawal';
  readonly lines: readonly ReturnLine[];
  /** Lines of every parcel that has arrived; null until the first has. */
  readonly received: readonly ReceivedLine[] | null;
  /** Minor units, delivery included; 0 until a parcel has arrived. */
  readonly refund: number;
  readonly deliveryRefund: number;
  /** ISO 8601. */
  readonly requestedAt: string;
  readonly receivedAt: string | null;
};

/** Days in which a consumer may withdraw from the contract without a reason. */
export const WITHDRAWAL_DAYS = 14;
/**
 * Days in which delivery is refunded with the whole order: a week more than the law requires, as
 * the days are counted from the promised arrival.
 */
const DELIVERY_REFUND_DAYS = WITHDRAWAL_DAYS + 7;
/**
 * Days from the order to its arrival where no day was promised, as for a bulky item: the longest
 * that the law allows (Directive 2011/83/EU, article 18).
 */
const ARRIVAL_DAYS = 30;
/** Days from a dispatch to its arrival. */
const TRANSIT_DAYS = 7;
const DAY_MS = 86_400_000;

type DatedOrder = Pick<SalesOrder, 'placedAt' | 'delivery' | 'deliveredAt' | 'dispatches'>;

/** End of the return period; its whole last day is included. */
export function findReturnEnd(order: DatedOrder, days: number): Date {
  return new Date(findArrival(order) + (days + 1) * DAY_MS);
}

/**
 * Day of arrival: the later one of the reported and the last promised day. Without a report, it is
 * assumed from the last dispatch (`TRANSIT_DAYS`) or, without a promised day, from `ARRIVAL_DAYS`.
 */
function findArrival({ placedAt, delivery, deliveredAt, dispatches }: DatedOrder): number {
  const promised = delivery.to === null ? null : Date.parse(`${delivery.to}T00:00:00Z`);
  if (deliveredAt !== null) return Math.max(promised ?? 0, Date.parse(deliveredAt));
  const arrivals = dispatches.map(({ sentAt }) => Date.parse(sentAt) + TRANSIT_DAYS * DAY_MS);
  return Math.max(promised ?? Date.parse(placedAt) + ARRIVAL_DAYS * DAY_MS, ...arrivals);
}

const RETURNABLE: readonly SalesOrder['status'][] = [
  'paid',
  'partlyDispatched',
  'dispatched',
  'delivered',
];

/** Units of each line that are part of no return yet, by position. */
export function countUnreturned({
  lines,
  returns,
}: Pick<SalesOrder, 'returns'> & { readonly lines: readonly UnitCount[] }): readonly number[] {
  return lines.map(({ quantity }, position) => quantity - countReturned(returns, position));
}

type UnitCount = Pick<OrderLine, 'quantity'>;

/** Units that are returned, without those missing in a parcel, which the shopper still has. */
export function countReturned(returns: readonly OrderReturn[], position: number): number {
  return returns.reduce((sum, { lines, received }) => {
    const units = received ? received.filter(({ refusal }) => refusal !== 'missing') : lines;
    return sum + sumUnits(units, position);
  }, 0);
}

/**
 * Units of a line that will not be sent: returned ones, and all units of withdrawals, even where a
 * parcel has arrived without them.
 */
export function countWithdrawnOrReturned(
  returns: readonly OrderReturn[],
  position: number,
): number {
  const withdrawn = returns.filter(({ kind }) => kind === 'withdrawal');
  const returned = returns.filter(({ kind }) => kind === 'return');
  const units = withdrawn.flatMap(({ lines }) => lines);
  return sumUnits(units, position) + countReturned(returned, position);
}

type Units = { readonly position: number; readonly quantity: number };

const sumUnits = (lines: readonly Units[], position: number) =>
  lines.reduce((sum, line) => sum + (line.position === position ? line.quantity : 0), 0);

/** True within the return period, while units are left that may be returned. */
export function isReturnable(order: SalesOrder, now: Date, days: number): boolean {
  return (
    RETURNABLE.includes(order.status) &&
    now < findReturnEnd(order, days) &&
    countUnreturned(order).some((quantity) => quantity > 0)
  );
}

export function findReturnRule({ customFields, returnRule }: OrderedItem): ReturnRule | null {
  return Object.keys(customFields).length > 0 ? 'personalised' : (returnRule ?? null);
}

/** Reasons that are the shop's fault: personalised lines are taken back for these only. */
const FAULT_REASONS: readonly ReturnReason[] = ['faulty', 'notAsDescribed', 'wrongItem'];

export function listReasons(item: OrderedItem): readonly ReturnReason[] {
  return findReturnRule(item) === 'personalised' ? FAULT_REASONS : RETURN_REASONS;
}

/** Units of a withdrawal: all that are not returned yet, without personalised lines. */
export function listWithdrawn(order: SalesOrder): readonly ReturnLine[] {
  return countUnreturned(order).flatMap((quantity, position) => {
    const line = order.lines[position];
    const isOpen = quantity > 0 && line && findReturnRule(line.item) !== 'personalised';
    return isOpen ? [{ position, quantity, reason: null }] : [];
  });
}

export type ReturnRefund = { readonly refund: number; readonly deliveryRefund: number };

type RefundedOrder = DatedOrder & {
  readonly totals: OrderTotals;
  readonly lines: readonly UnitCount[];
  /** Returns with parcels received before this one. */
  readonly returns: readonly Pick<OrderReturn, 'received' | 'requestedAt'>[];
};

/**
 * Refund of the units of a parcel that are accepted. Refunds of all units of a line sum to what was
 * paid for it, less deductions for signs of use.
 * Delivery is refunded with the last units of an order whose returns were all requested within the
 * withdrawal period: the cost of the cheapest delivery that was offered.
 */
export function planReturnRefund(
  order: RefundedOrder,
  current: Pick<OrderReturn, 'requestedAt'> & { readonly received: readonly ReceivedLine[] },
): ReturnRefund {
  const { totals, lines, returns } = order;
  const earlier = returns.flatMap(({ received }) => listAccepted(received ?? []));
  const accepted = listAccepted(current.received);
  const goods = accepted.reduce((sum, { position, quantity: units, deductedPercent }, index) => {
    const [amounts, line] = [totals.lines[position], lines[position]];
    if (!amounts || !line) return sum;
    const payable = computePayable(amounts, totals.isTaxExclusive);
    const returnedUnits = sumUnits([...earlier, ...accepted.slice(0, index)], position);
    const paid = computeUnitRefund({ payable, quantity: line.quantity }, returnedUnits, units);
    return sum + paid - Math.round((paid * (deductedPercent ?? 0)) / 100);
  }, 0);
  const refunded = [...earlier, ...accepted];
  const isComplete = lines.every(
    ({ quantity }, position) => sumUnits(refunded, position) === quantity,
  );
  const end = findReturnEnd(order, DELIVERY_REFUND_DAYS);
  const isInTime = [...returns, current].every(({ requestedAt }) => new Date(requestedAt) < end);
  const deliveryRefund = isComplete && isInTime ? refundOfDelivery(order.delivery, totals) : 0;
  return { refund: goods + deliveryRefund, deliveryRefund };
}

/** Units that are refunded, in full or less a deduction. */
export const listAccepted = (received: readonly ReceivedLine[]) =>
  received.filter(
    ({ refusal, deductedPercent }) => refusal === null || deductedPercent !== undefined,
  );

/** Accepted units that can be sold again: none that are faulty, wrong, personalised or worn. */
export function listSaleable(
  order: { readonly lines: readonly Pick<OrderLine, 'item'>[] },
  announced: readonly ReturnLine[],
  accepted: readonly ReceivedLine[],
): readonly ReceivedLine[] {
  const isFaulty = (position: number) =>
    announced.some(
      (line) => line.position === position && line.reason && FAULT_REASONS.includes(line.reason),
    );
  const isPersonalised = (position: number) => {
    const item = order.lines[position]?.item;
    return item !== undefined && findReturnRule(item) === 'personalised';
  };
  return accepted.filter(
    ({ position, refusal }) => refusal === null && !isFaulty(position) && !isPersonalised(position),
  );
}

/** True once every unit of the order is returned and accepted. */
export function isFullyReturned(
  lines: readonly UnitCount[],
  returns: readonly Pick<OrderReturn, 'received'>[],
): boolean {
  const accepted = returns.flatMap(({ received }) => listAccepted(received ?? []));
  return lines.every(({ quantity }, position) => sumUnits(accepted, position) === quantity);
}

/** Refunds the cheapest delivery that was offered, with the tax added to it, in proportion. */
function refundOfDelivery(
  { cost, cheapestCost = cost }: OrderDelivery,
  { delivery, deliveryTax, isTaxExclusive }: OrderTotals,
): number {
  const paid = isTaxExclusive ? delivery + deliveryTax : delivery;
  if (cost === 0) return 0;
  return Math.round((paid * Math.min(cheapestCost, cost)) / cost);
}
