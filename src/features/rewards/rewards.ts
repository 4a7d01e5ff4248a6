/** Reward points: what an order earns, and what cancellation and returns take back. */
import type { SalesOrder } from '#features/orders/order.ts';
import { listAccepted, type ReceivedLine } from '#features/orders/returns/order-return.ts';
import { getParcelNumber } from '#features/orders/returns/parcels.ts';

/** Points that one occasion of an order adds, or takes back where they are negative; never 0. */
export type RewardChange = {
  /** Occasion, unique in an order: `order`, `cancelled`, or number and parcel of a return. */
  readonly reference: string;
  readonly points: number;
};

/** Entry of a customer's account; none is changed or deleted. The balance is their sum. */
export type RewardEntry = RewardChange & {
  readonly id: string;
  readonly fascia: string;
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly at: string;
};

export type RewardKind = 'earned' | 'cancelled' | 'returned';

const ORDERED = 'order';
const CANCELLED = 'cancelled';

export function findRewardKind({ reference }: Pick<RewardChange, 'reference'>): RewardKind {
  if (reference === ORDERED) return 'earned';
  return reference === CANCELLED ? 'cancelled' : 'returned';
}

export const sumRewards = (changes: readonly Pick<RewardChange, 'points'>[]): number =>
  changes.reduce((sum, { points }) => sum + points, 0);

export type RewardedOrder = Pick<SalesOrder, 'status' | 'cancelReason'> & {
  readonly lines: readonly {
    readonly quantity: number;
    readonly item: Pick<SalesOrder['lines'][number]['item'], 'rewardPoints'>;
  }[];
  readonly returns: readonly Pick<SalesOrder['returns'][number], 'number' | 'received'>[];
};

/**
 * All changes of an order as it is now, from the first. Those of an earlier state are among them,
 * so that storing each once gives the same entries, however often and late it is done.
 */
export function listRewardChanges(order: RewardedOrder): readonly RewardChange[] {
  const { lines, returns } = order;
  const earned = sumRewards(
    lines.map(({ quantity, item }) => ({ points: quantity * (item.rewardPoints ?? 0) })),
  );
  if (earned === 0 || !wasPaid(order)) return [];
  const ordered = { reference: ORDERED, points: earned };
  if (order.status === 'cancelled') return [ordered, { reference: CANCELLED, points: -earned }];
  const returned = returns.flatMap(({ number, received }) =>
    groupByParcel(received ?? []).map(([parcel, units]) => ({
      reference: `${number}/${parcel}`,
      points: -pointsOf(lines, units),
    })),
  );
  return [ordered, ...returned.filter(({ points }) => points !== 0)];
}

/** An order that is cancelled for another reason than the shopper's request was never paid. */
function wasPaid({ status, cancelReason }: RewardedOrder): boolean {
  return status === 'cancelled' ? cancelReason === 'request' : status !== 'pending';
}

function groupByParcel(received: readonly ReceivedLine[]) {
  return [...Map.groupBy(received, getParcelNumber)];
}

/** Points of the units that are refunded, whole or less a deduction. */
function pointsOf(lines: RewardedOrder['lines'], received: readonly ReceivedLine[]): number {
  return listAccepted(received).reduce(
    (sum, { position, quantity }) => sum + quantity * (lines[position]?.item.rewardPoints ?? 0),
    0,
  );
}
