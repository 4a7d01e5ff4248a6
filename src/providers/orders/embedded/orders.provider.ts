/** Orders in the app's database; their emails and refunds are jobs of the same transaction. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { isUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import { cancelPending } from '#database/stock/cancel-pending.ts';
import { normaliseEmail } from '#features/accounts/accounts.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import { type CheckoutDraft, ORDER_LINK_DAYS } from '#features/orders/order.ts';
import type { Orders, PendingOrder } from '#features/orders/orders.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { isSameSecret } from '#kit/secrets.server.ts';
import { applyPayments, saveEvents } from './apply-payments.ts';
import { recordDelivery, recordDispatch } from './dispatches/dispatches.ts';
import { listInvoices } from './invoices/invoices.ts';
import { issueMissingInvoices } from './invoices/missing-invoices.ts';
import {
  type CustomerOrderRow,
  findByNumber,
  findCustomerOrder,
  findOrdersOfSessions,
  findPendingById,
  findPendingOfBasket,
  insertSession,
  listCancelledOrders,
  listCustomerOrders,
  listPaidOrders,
  listPaymentEvents,
  listPendingBefore,
  lockBasketOfOrder,
  lockOrder,
  type OrderRow,
  type PendingRow,
  readCommittedTime,
} from './order-statements.ts';
import { createTokenWriter, type WriteOrderToken } from './order-token.ts';
import { placeOrder } from './place-order.ts';
import { countVoucherUses } from './placing/place-limits.ts';
import { findPlaced } from './placing/placed-orders.ts';
import { cancelPaid } from './refunds/cancel-paid.ts';
import { createRefunds } from './refunds/failed-refunds.ts';
import { createRetention } from './retention.ts';
import {
  countUnmatched,
  findWithdrawalById,
  listUnmatched,
  setHandled,
} from './returns/return-statements.ts';
import { receiveReturn, requestReturn } from './returns/returns.ts';
import { recordWithdrawal } from './returns/withdrawals.ts';

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
      const [row] = await database.rows(findDraft, [fascia, hashToken(token)]);
      return row?.draft ?? null;
    },
    saveDraft: async ({ fascia, token }, draft) =>
      void (await database.rows(saveDraft, [fascia, hashToken(token), JSON.stringify(draft)])),
    findPlaced: (scope, form) => findPlaced(database, writeToken, scope, form),
    placeOrder: (scope, request) => placeOrder({ database, jobs, writeToken }, scope, request),
    addSession: ({ id, attempt }, { provider, reference }) =>
      database.transaction(async (connection) => {
        await connection.rows(insertSession, [provider, reference, id, attempt]);
        const order = await applyPayments(connection, jobs, id);
        return order?.status === 'pending' && order.attempt === attempt;
      }),
    recordPayment: (provider, events) => recordPayment(database, jobs, provider, events),
    cancelOrder: (id, reason, expiresAt) =>
      database.transaction(async (connection) => {
        await connection.rows(lockBasketOfOrder, [id]);
        const [order] = await connection.rows(lockOrder, [id]);
        const isContinued = expiresAt !== undefined && order?.expiresAt !== expiresAt;
        if (order?.status === 'pending' && !isContinued)
          await cancelPending(connection, id, reason);
        if (order) await applyPayments(connection, jobs, id);
      }),
    ...createRefunds(database, jobs),
    ...createReturns(database, jobs),
    recordDispatch: (fascia, report) =>
      database.transaction((connection) => recordDispatch(connection, jobs, fascia, report)),
    recordDelivery: (fascia, report) =>
      database.transaction((connection) => recordDelivery(connection, jobs, fascia, report)),
    cancelPaid: (id) => database.transaction((connection) => cancelPaid(connection, jobs, id)),
    ...createReaders(database, writeToken),
    listInvoices: async (id) => (isUuid(id) ? await listInvoices(database, id) : []),
    issueMissingInvoices: (time) => issueMissingInvoices(database, time),
    countVoucherUses: (scope, code) => countVoucherUses(database, scope, code),
    cleanUp: createRetention(database),
  };
}

/**
 * Locks one order at a time: if the server stops between two, the events are stored, and
 * reconciliation applies them to the other orders.
 */
async function recordPayment(
  database: Database,
  jobs: Jobs,
  ...[provider, events]: Parameters<Orders['recordPayment']>
): Promise<void> {
  const references = [...new Set(events.map(({ reference }) => reference))];
  const otherOrders = await database.transaction(async (connection) => {
    await saveEvents(connection, provider, events);
    const orders = await connection.rows(findOrdersOfSessions, [provider, references]);
    const [firstOrder, ...laterOrders] = orders;
    if (firstOrder) await applyPayments(connection, jobs, firstOrder.orderId);
    return laterOrders;
  });
  for (const { orderId } of otherOrders)
    await database.transaction((connection) => applyPayments(connection, jobs, orderId));
}

type Returns = Pick<
  Orders,
  | ('requestReturn' | 'receiveReturn')
  | ('recordWithdrawal' | 'findWithdrawal' | 'listUnmatchedWithdrawals' | 'closeWithdrawal')
>;

function createReturns(database: Database, jobs: Jobs): Returns {
  return {
    requestReturn: (id, request) =>
      database.transaction((connection) => requestReturn(connection, jobs, id, request)),
    receiveReturn: (number, reception) =>
      database.transaction((connection) => receiveReturn(connection, jobs, number, reception)),
    recordWithdrawal: (request) =>
      database.transaction((connection) => recordWithdrawal(connection, jobs, request)),
    async findWithdrawal(id) {
      const [withdrawal] = isUuid(id) ? await database.rows(findWithdrawalById, [id]) : [];
      return withdrawal ?? null;
    },
    async listUnmatchedWithdrawals() {
      const withdrawals = await database.rows(listUnmatched);
      const [unmatched] = await database.rows(countUnmatched);
      return { withdrawals, total: unmatched?.count ?? withdrawals.length };
    },
    closeWithdrawal: async (id) => isUuid(id) && (await database.rows(setHandled, [id])).length > 0,
  };
}

type Readers = Pick<
  Orders,
  | ('findPending' | 'listPaid' | 'findOrder' | 'findOrderByLink' | 'findCustomerOrder')
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
  const toOwnOrders = ({ isOwn, ...row }: CustomerOrderRow, email: string) =>
    isOwn || normaliseEmail(row.email) === normaliseEmail(email) ? [withToken(row)] : [];
  const readByNumber = async (fascia: string | null, number: string, days: number | null) => {
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
      return order && isSameSecret(token, order.token) ? order : null;
    },
    async findPendingById(id) {
      const [row] = isUuid(id) ? await database.rows(findPendingById, [id]) : [];
      return row ? await toPending(row) : null;
    },
    listOrders: async ({ id, email }) =>
      (await database.rows(listCustomerOrders, [id, email])).flatMap((row) =>
        toOwnOrders(row, email),
      ),
    async findCustomerOrder({ id, email }, fascia, number) {
      const rows = await database.rows(findCustomerOrder, [id, email, fascia, number]);
      return rows.flatMap((row) => toOwnOrders(row, email))[0] ?? null;
    },
    async listPaid(since, after) {
      const [committed] = await database.rows(readCommittedTime);
      if (!committed) return [];
      const rows = await database.rows(listPaidOrders, [
        ...[since.toISOString(), after?.paidAt ?? null, after?.id ?? null, committed.time],
      ]);
      return rows.map((row) => ({ ...withToken(row), paidAt: row.paidAt }));
    },
    listPending: (placedBefore, after) => listPage(listPendingBefore, placedBefore, after),
    listCancelled: (expiredAfter, after) => listPage(listCancelledOrders, expiredAfter, after),
  };
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

export const provider = defineProvider({
  port: 'orders',
  name: 'embedded',
  create: async (deps) =>
    createOrders((await deps.database()) as Database, await deps.port('jobs')),
});
