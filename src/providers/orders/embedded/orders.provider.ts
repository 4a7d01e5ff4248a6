/** Orders in the app's database; their emails and refunds are jobs of the same transaction. */
import { timingSafeEqual } from 'node:crypto';
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { isUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import { cancelPending } from '#database/stock/cancel-pending.ts';
import { normaliseEmail } from '#features/accounts/accounts.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import {
  type CheckoutDraft,
  DRAFT_HOURS,
  listRetentions,
  ORDER_LINK_DAYS,
  UNPAID_DAYS,
} from '#features/orders/order.ts';
import type { Orders, PendingOrder } from '#features/orders/orders.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { cancelPaid } from './cancel-paid.ts';
import {
  findByNumber,
  findOrdersOfSessions,
  findPendingById,
  findPendingOfBasket,
  insertSession,
  listCancelledOrders,
  listOrdersOfCustomer,
  listPaymentEvents,
  listPendingBefore,
  lockBasketOfOrder,
  lockOrder,
  type OrderRow,
  type PendingRow,
} from './order-statements.ts';
import { createTokenWriter, type WriteOrderToken } from './order-token.ts';
import { countVoucherUses } from './place-limits.ts';
import { findPlaced, placeOrder } from './place-order.ts';
import { saveEvents, settleOrder } from './settle-order.ts';

/** `$1` fascia, `$2` hash of the token. */
const findDraft = defineStatement<{ readonly draft: CheckoutDraft }>(
  'order.findDraft',
  `select d.draft from checkout_draft d join basket b on b.id = d.basket_id
   where b.fascia = $1 and b.token_hash = $2`,
);
/** `$3` draft. */
const saveDraft = defineStatement<never>(
  'order.saveDraft',
  `insert into checkout_draft (basket_id, draft)
   select id, $3::jsonb from basket where fascia = $1 and token_hash = $2
   on conflict (basket_id) do update set draft = excluded.draft, updated_at = now()`,
);

export async function createOrders(database: Database, jobs: Jobs): Promise<Orders> {
  const writeToken = await createTokenWriter(database);
  return {
    async findDraft({ fascia, token }) {
      const [found] = await database.rows(findDraft, [fascia, hashToken(token)]);
      return found?.draft ?? null;
    },
    saveDraft: async ({ fascia, token }, draft) =>
      void (await database.rows(saveDraft, [fascia, hashToken(token), JSON.stringify(draft)])),
    findPlaced: (scope, key) => findPlaced(database, writeToken, scope, key),
    placeOrder: (scope, request) => placeOrder({ database, jobs, writeToken }, scope, request),
    addSession: ({ id, attempt }, { provider, reference }) =>
      database.transaction(async (connection) => {
        await connection.rows(insertSession, [provider, reference, id, attempt]);
        const order = await settleOrder(connection, jobs, id);
        return order?.status === 'pending' && order.attempt === attempt;
      }),
    recordPayment: (provider, events) =>
      database.transaction(async (connection) => {
        await saveEvents(connection, provider, events);
        const references = [...new Set(events.map(({ reference }) => reference))];
        const orders = await connection.rows(findOrdersOfSessions, [provider, references]);
        for (const { orderId } of orders) await settleOrder(connection, jobs, orderId);
      }),
    cancelOrder: (id, reason, expiresAt) =>
      database.transaction(async (connection) => {
        await connection.rows(lockBasketOfOrder, [id]);
        const [order] = await connection.rows(lockOrder, [id]);
        const isContinued = expiresAt !== undefined && order?.expiresAt !== expiresAt;
        if (order?.status === 'pending' && !isContinued)
          await cancelPending(connection, id, reason);
        if (order) await settleOrder(connection, jobs, id);
      }),
    cancelPaid: (id) => database.transaction((connection) => cancelPaid(connection, jobs, id)),
    ...createReaders(database, writeToken),
    countVoucherUses: (scope, code) => countVoucherUses(database, scope, code),
    cleanUp: (now) => deleteOld(database, now),
  };
}

type Readers = Pick<
  Orders,
  | ('findPending' | 'findOrder' | 'findOrderByLink')
  | ('findPendingById' | 'listOrders' | 'listPending' | 'listCancelled')
>;

function createReaders(database: Database, writeToken: WriteOrderToken): Readers {
  const withToken = (row: OrderRow) => ({ ...row, token: writeToken(row.id) });
  const toPending = (row: PendingRow) => loadPending(database, writeToken, row);
  const listPage = async (
    statement: typeof listPendingBefore,
    time: Date,
    after: string | undefined,
  ) => {
    const rows = await database.rows(statement, [time.toISOString(), after ?? null]);
    const page: PendingOrder[] = [];
    for (const row of rows) page.push(await toPending(row));
    return page;
  };
  const readByNumber = async (fascia: string, number: string, days: number | null) => {
    const [row] = await database.rows(findByNumber, [fascia, number, days]);
    return row ? withToken(row) : null;
  };
  return {
    async findPending({ fascia, token }) {
      const [row] = await database.rows(findPendingOfBasket, [fascia, hashToken(token)]);
      return row ? await toPending(row) : null;
    },
    findOrder: (fascia, number) => readByNumber(fascia, number, null),
    async findOrderByLink(fascia, number, token) {
      const order = await readByNumber(fascia, number, ORDER_LINK_DAYS);
      return order && isSameToken(order.token, token) ? order : null;
    },
    async findPendingById(id) {
      const [row] = isUuid(id) ? await database.rows(findPendingById, [id]) : [];
      return row ? await toPending(row) : null;
    },
    listOrders: async ({ id, email }) =>
      (await database.rows(listOrdersOfCustomer, [id, email]))
        .filter((row) => row.isOwn || normaliseEmail(row.email) === normaliseEmail(email))
        .map(({ isOwn: _, ...row }) => withToken(row)),
    listPending: (placedBefore, after) => listPage(listPendingBefore, placedBefore, after),
    listCancelled: (expiredAfter, after) => listPage(listCancelledOrders, expiredAfter, after),
  };
}

function isSameToken(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function loadPending(
  connection: Connection,
  writeToken: WriteOrderToken,
  row: PendingRow,
): Promise<PendingOrder> {
  const stored = await connection.rows(listPaymentEvents, [row.id]);
  const events = stored.map(({ event }) => event);
  return { ...row, token: writeToken(row.id), sessions: row.sessions ?? [], events };
}

/** `$1` now. */
const deleteDrafts = defineStatement<never>(
  'order.deleteDrafts',
  `delete from checkout_draft where basket_id in (select basket_id from checkout_draft
     where updated_at < $1::timestamptz - interval '${DRAFT_HOURS} hours' limit 1000)`,
);
/** Cancelled orders that took no money: one that did is kept like a sale. */
const deleteUnpaid = defineStatement<never>(
  'order.deleteUnpaid',
  `delete from sales_order where id in (select o.id from sales_order o
     where o.status = 'cancelled' and o.created_at < $1::timestamptz - interval '${UNPAID_DAYS} days'
       and not exists (select from payment_session s join payment_event e
         on e.provider = s.provider and e.reference = s.reference and e.type = 'captured'
         where s.order_id = o.id)
     limit 500)`,
);
/** `$2` country, or null for those not listed in `$3`; `$4` years. */
const deleteKept = defineStatement<never>(
  'order.deleteKept',
  `delete from sales_order where id in (select id from sales_order
     where (country = $2 or ($2::text is null and country <> all($3::text[])))
       and status <> 'pending' and created_at < $1::timestamptz - make_interval(years => $4)
     limit 500)`,
);
/** Events whose session belongs to no order any more, or never did. */
const deleteEvents = defineStatement<never>(
  'order.deletePaymentEvents',
  `delete from payment_event e where (e.provider, e.event_id) in (
     select o.provider, o.event_id from payment_event o
     where o.created_at < $1::timestamptz - interval '${UNPAID_DAYS} days'
       and not exists (select from payment_session s
         where s.provider = o.provider and s.reference = o.reference) limit 1000)`,
);

/** Bounded: the rest is left to the next call. */
async function deleteOld(database: Database, now: Date): Promise<void> {
  const time = now.toISOString();
  await database.rows(deleteDrafts, [time]);
  await database.rows(deleteUnpaid, [time]);
  const { byCountry, others } = listRetentions();
  const countries = byCountry.map(([country]) => country);
  for (const [country, years] of [...byCountry, [null, others] as const])
    await database.rows(deleteKept, [time, country, countries, years]);
  await database.rows(deleteEvents, [time]);
}

export const provider = defineProvider({
  port: 'orders',
  name: 'embedded',
  create: async (deps) =>
    createOrders((await deps.database()) as Database, await deps.port('jobs')),
});
