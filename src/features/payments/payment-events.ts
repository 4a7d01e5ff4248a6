/**
 * Payments as events that are only ever added: the state of a payment is computed from all of them,
 * in whatever order, however often and however late they arrive.
 */
import type { CurrencyCode, Money } from '#i18n/money.ts';

/** Reasons of a failed payment that a shopper can act on. */
export const FAILURE_REASONS = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'notAuthenticated',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

export type PaymentEvent = {
  /** Unique at the provider; a repeated event has the same id. */
  readonly id: string;
  /** The provider's reference of the payment session. */
  readonly reference: string;
  readonly money: Money;
  /** ISO 8601, by the provider's clock. */
  readonly at: string;
} & (
  | { readonly type: 'actionRequired' | 'authorised' | 'captured' | 'cancelled' | 'disputed' }
  | { readonly type: 'failed'; readonly reason: FailureReason }
  /** `key` is that of the request, so that a refund counts once. */
  | {
      readonly type: 'refundRequested' | 'refunded' | 'refundFailed';
      readonly key: string;
    }
);

export type SessionBalance = {
  readonly reference: string;
  readonly currencyCode: CurrencyCode;
  /** Minor units that were taken. */
  readonly captured: number;
  /** Minor units of refunds that succeeded or were requested. */
  readonly refunded: number;
};

/** Balance of each session and currency. Events may repeat; their order does not matter. */
export function sumPayments(events: readonly PaymentEvent[]): readonly SessionBalance[] {
  const names = new Map(
    events.map(({ reference, money: { currencyCode } }) => [
      `${reference} ${currencyCode}`,
      { reference, currencyCode },
    ]),
  );
  return [...names.values()].map((name) => ({
    ...name,
    ...sumSession(
      events.filter(
        ({ reference, money }) =>
          reference === name.reference && money.currencyCode === name.currencyCode,
      ),
    ),
  }));
}

function sumSession(events: readonly PaymentEvent[]) {
  let captured = 0;
  const refunds = new Map<string, number>();
  const failed = new Set<string>();
  for (const event of events) {
    const { centAmount } = event.money;
    // A session is captured once, whatever the provider repeats under another id.
    if (event.type === 'captured') captured = Math.max(captured, centAmount);
    else if (event.type === 'refundRequested' || event.type === 'refunded')
      refunds.set(event.key, Math.max(refunds.get(event.key) ?? 0, centAmount));
    else if (event.type === 'refundFailed') failed.add(event.key);
  }
  // A refund that failed and then succeeded counts.
  for (const event of events) if (event.type === 'refunded') failed.delete(event.key);
  for (const key of failed) refunds.delete(key);
  return { captured, refunded: [...refunds.values()].reduce((sum, amount) => sum + amount, 0) };
}

/** Minor units captured in a currency, less refunds. */
export function sumReceived(events: readonly PaymentEvent[], currencyCode: CurrencyCode): number {
  return sumPayments(events)
    .filter((balance) => balance.currencyCode === currencyCode)
    .reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
}

export type PlannedRefund = { readonly reference: string; readonly money: Money };

/**
 * Refunds that are due: all money of a cancelled order, overpayments and returns of another, and
 * payments in another currency. A pending order keeps its payments, up to its total. A disputed
 * session is not refunded: the bank has already taken the money back.
 */
export function planRefunds(
  order: {
    readonly status: string;
    readonly total: Money;
    /** Minor units that are refunded for goods that came back. Default: 0. */
    readonly returned?: number;
  },
  events: readonly PaymentEvent[],
): readonly PlannedRefund[] {
  const { centAmount: total, currencyCode: orderCurrency } = order.total;
  const balances = sumPayments(events);
  let retained = order.status === 'cancelled' ? 0 : total - (order.returned ?? 0);
  return balances.flatMap(({ reference, currencyCode, captured, refunded }) => {
    const retainedHere = currencyCode === orderCurrency ? Math.min(retained, captured) : 0;
    if (currencyCode === orderCurrency) retained -= retainedHere;
    const due = captured - retainedHere - refunded;
    return due > 0 && !isDisputed(events, reference)
      ? [{ reference, money: { centAmount: due, currencyCode } }]
      : [];
  });
}

const isDisputed = (events: readonly PaymentEvent[], reference: string) =>
  events.some((event) => event.type === 'disputed' && event.reference === reference);

/** True where the bank has charged back the order's payments, so that nothing is refunded. */
export function isPaymentDisputed(total: Money, events: readonly PaymentEvent[]): boolean {
  let retained = total.centAmount;
  const retaining = sumPayments(events).filter(({ currencyCode, captured }) => {
    const retainedHere = currencyCode === total.currencyCode ? Math.min(retained, captured) : 0;
    retained -= retainedHere;
    return retainedHere > 0;
  });
  return retaining.length > 0 && retaining.every(({ reference }) => isDisputed(events, reference));
}

/** State of one session, for the page that the shopper comes back to. */
export type SessionState = 'open' | 'actionRequired' | 'captured' | 'failed' | 'cancelled';

export function findSessionState(
  events: readonly PaymentEvent[],
  reference: string,
): { readonly state: SessionState; readonly reason: FailureReason | null } {
  const sessionEvents = events.filter((event) => event.reference === reference);
  const hasEvent = (type: PaymentEvent['type']) =>
    sessionEvents.some((event) => event.type === type);
  const failure = sessionEvents.find((event) => event.type === 'failed');
  const state = hasEvent('captured')
    ? 'captured'
    : hasEvent('cancelled')
      ? 'cancelled'
      : failure
        ? 'failed'
        : hasEvent('actionRequired')
          ? 'actionRequired'
          : 'open';
  return { state, reason: state === 'failed' ? (failure?.reason ?? null) : null };
}
