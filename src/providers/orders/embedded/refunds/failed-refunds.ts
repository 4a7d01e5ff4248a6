/** Refunds that are no longer retried: the provider has refused them, or does not know them. */
import type { Database } from '#database/database.ts';
import { isUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import type { FailedRefund } from '#features/orders/order-jobs.ts';
import type { Orders } from '#features/orders/orders.port.ts';
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import { applyPayments } from '../apply-payments.ts';
import { listEventsOfOrders, listPaymentEvents, type ProviderEvent } from '../order-statements.ts';

/** Days after which a refund without a result counts as failed: its job has ended by then. */
const UNDECIDED_DAYS = 6;

type Candidate = { readonly id: string; readonly fascia: string; readonly number: string };

const refundsOf = (where: string) => `select distinct o.id, o.fascia, o.number
   from payment_event r join payment_session s
     on s.provider = r.provider and s.reference = r.reference
   join sales_order o on o.id = s.order_id
   where ${where}`;

/** Condition of refunds that were refused, and not requested since. */
const REFUSED = `r.type = 'refundFailed' and not exists (select from payment_event n
     where n.provider = r.provider and n.reference = r.reference
       and n.type in ('refundRequested', 'refunded') and n.created_at >= r.created_at)`;
/** Refunds without a result for days; servers of the previous release set no `answered_at`. */
const UNDECIDED = `r.type = 'refundRequested' and r.answered_at is null
     and r.created_at < $1::timestamptz - interval '${UNDECIDED_DAYS} days'
     and not exists (select from payment_event n
       where n.provider = r.provider and n.reference = r.reference
         and n.type in ('refunded', 'refundFailed') and n.event->>'key' = r.event->>'key')`;

/** `$1` now. */
const listCandidates = defineStatement<Candidate>(
  'order.failedRefunds',
  `${refundsOf(REFUSED)} union ${refundsOf(UNDECIDED)} order by id limit 500`,
);

type FailedRefunds = Pick<Orders, 'listFailedRefunds' | 'retryRefunds'>;

export function createRefunds(database: Database, jobs: Jobs): FailedRefunds {
  return {
    async listFailedRefunds(now) {
      const candidates = await database.rows(listCandidates, [now.toISOString()]);
      if (candidates.length === 0) return [];
      const ids = candidates.map(({ id }) => id);
      const events = await database.rows(listEventsOfOrders, [ids]);
      const eventsByOrder = Map.groupBy(events, ({ orderId }) => orderId);
      return candidates.flatMap((order) =>
        describeFailed(order, eventsByOrder.get(order.id) ?? [], now),
      );
    },
    async retryRefunds(orderId, now) {
      if (!isUuid(orderId)) return;
      await database.transaction(async (connection) => {
        const order = await applyPayments(connection, jobs, orderId, { isRetry: true });
        if (!order) return;
        const stored = await connection.rows(listPaymentEvents, [orderId]);
        const { fascia } = order;
        for (const { provider, event } of listUndecided(stored, now)) {
          const { reference, money, key } = event;
          const refund = { fascia, provider, reference, money, key };
          await jobs.enqueue('orderRefund', refund, { transaction: connection, key });
        }
      });
    },
  };
}

type RefundRequest = Extract<PaymentEvent, { key: string }>;

const isRefundRequest = (event: PaymentEvent): event is RefundRequest =>
  event.type === 'refundRequested';

const isOverdue = ({ at }: RefundRequest, now: Date) =>
  Date.parse(at) < now.getTime() - UNDECIDED_DAYS * 86_400_000;

/** Keys of refunds with an event of one of the types. */
const keysOf = (stored: readonly ProviderEvent[], ...types: readonly PaymentEvent['type'][]) =>
  new Set(
    stored.flatMap(({ event }) =>
      'key' in event && types.includes(event.type) ? [event.key] : [],
    ),
  );

function listUndecided(stored: readonly ProviderEvent[], now: Date) {
  const resolvedKeys = keysOf(stored, 'refunded', 'refundFailed');
  return stored.flatMap(({ provider, event }) =>
    isRefundRequest(event) && isOverdue(event, now) && !resolvedKeys.has(event.key)
      ? [{ provider, event }]
      : [],
  );
}

/** One entry for each session whose latest refund was refused, and for each undecided refund. */
function describeFailed(
  { id: orderId, fascia, number }: Candidate,
  stored: readonly ProviderEvent[],
  now: Date,
): readonly FailedRefund[] {
  const order = { orderId, fascia, number };
  const [refundedKeys, refusedKeys] = [keysOf(stored, 'refunded'), keysOf(stored, 'refundFailed')];
  const byReference = Map.groupBy(stored, ({ event }) => event.reference);
  return [...byReference.values()].flatMap((sessionEvents) => {
    // The bank has taken this money back already.
    if (sessionEvents.some(({ event }) => event.type === 'disputed')) return [];
    const lastRequest = sessionEvents
      .map(({ event }) => event)
      .filter(isRefundRequest)
      .findLast(({ key }) => !refundedKeys.has(key));
    if (!lastRequest || !(refusedKeys.has(lastRequest.key) || isOverdue(lastRequest, now)))
      return [];
    const { money, reference, at } = lastRequest;
    const failures = keysOf(sessionEvents, 'refundFailed').size;
    return [{ ...order, money, reference, failures, requestedAt: at }];
  });
}
