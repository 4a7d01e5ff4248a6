/**
 * Audits orders against the records of the payment provider: the money captured and not refunded is
 * that of the paid orders, each by its own payment, and so are the units that left the stock.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { PAYMENT_MINUTES } from '#features/orders/order.ts';
import type { OrderStatus } from '#features/orders/order-status.ts';
import { silentLog } from '#kit/log.ts';
import { createJobs } from '#providers/jobs/embedded/jobs.provider.ts';
import { createOrders } from '#providers/orders/embedded/orders.provider.ts';
import {
  reconcileCancelledOrders,
  reconcilePendingOrders,
} from '#server/jobs/reconcile-orders.server.ts';
import { assertThat, expectNoStockMismatch, stockProducts } from '../../stress-test.ts';
import type { OpenServers } from '../open-servers.ts';
import { type ProviderRecords, sumSession } from './provider-records.ts';

const PAID_KEYS = ['paid-a', 'paid-b', 'paid-c'];
const PAID_STOCK = 100_000;
export const PAID_SKUS = PAID_KEYS.map((key) => `${key}-S`);

export const stockPaidProducts = (database: Database): Promise<void> =>
  stockProducts(database, PAID_KEYS, PAID_STOCK);

export type AuditedOrder = {
  readonly id: string;
  readonly status: OrderStatus;
  readonly total: number;
  readonly currency: string;
  readonly units: number;
  readonly references: readonly string[];
  /** Times that the order was marked as paid, and its invoices. */
  readonly payments: number;
  readonly invoices: number;
};

const listOrders = defineStatement<AuditedOrder>(
  'stress.orders',
  `select o.id, o.status, o.total::float8 as total, o.currency,
     (select sum(quantity)::int from sales_order_line l where l.order_id = o.id) as units,
     coalesce((select json_agg(s.reference) from payment_session s where s.order_id = o.id), '[]')
       as references,
     (select count(*)::int from order_event e where e.order_id = o.id and e.type = 'paid')
       as payments,
     (select count(*)::int from invoice i where i.order_id = o.id and i.kind = 'invoice')
       as invoices
   from sales_order o order by o.id`,
);
/** `$1` SKUs. A pending order holds its stock by reservations under its own id. */
const sumStock = defineStatement<{ readonly onHand: number; readonly reserved: number }>(
  'stress.stock',
  `select sum(s.on_hand)::int as "onHand",
     (select count(*)::int from reservation r join sales_order o on o.id = r.basket_id) as reserved
   from stock s join variant v on v.id = s.variant_id where v.sku = any($1::text[])`,
);

/** Opens the database of stopped servers, because only one process can open the embedded one. */
export async function withStoppedDatabase<T>(
  { dataDir, databaseUrl }: Pick<OpenServers, 'dataDir' | 'databaseUrl'>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const location = { dataDir, databaseUrl: databaseUrl ?? undefined, log: silentLog };
  const database = await openDatabase(location);
  return await work(database).finally(() => database.close());
}

/** Runs the reconciliation job as in the next 26 hours. Returns the orders afterwards. */
export async function reconcileAll(
  database: Database,
  { payments }: ProviderRecords,
): Promise<readonly AuditedOrder[]> {
  const jobs = await createJobs(database, { log: silentLog });
  const orders = await createOrders(database, jobs);
  for (const minutes of [2, PAYMENT_MINUTES + 2, 26 * 60]) {
    const time = new Date(Date.now() + minutes * 60_000);
    const findPorts = () => ({ orders, payments });
    const deps = { orders, findPorts, now: () => time, log: silentLog };
    await reconcilePendingOrders(deps);
    await reconcileCancelledOrders(deps);
  }
  return await database.rows(listOrders);
}

/** Money that the provider still has, by order and currency: `ORDER GBP`. */
function sumRetained(records: ProviderRecords): ReadonlyMap<string, number> {
  const retained = new Map<string, number>();
  for (const session of records.listSessions())
    for (const [type, sign] of [['captured', 1] as const, ['refunded', -1] as const])
      for (const [currency, amount] of sumSession(session, type)) {
        const key = `${session.orderId} ${currency}`;
        retained.set(key, (retained.get(key) ?? 0) + sign * amount);
      }
  return retained;
}

/** Orders and currencies of which the provider has retained another amount than is owed. */
function findWrongAmounts(
  records: ProviderRecords,
  orders: readonly AuditedOrder[],
): readonly string[] {
  const retained = sumRetained(records);
  const owed = new Map(
    orders.map(({ id, currency, status, total }) => [
      `${id} ${currency}`,
      status === 'paid' ? total : 0,
    ]),
  );
  return [...new Set([...retained.keys(), ...owed.keys()])].flatMap((key) => {
    const [actual, expected] = [retained.get(key) ?? 0, owed.get(key) ?? 0];
    return actual === expected ? [] : [`${key}: ${actual} retained of ${expected} owed`];
  });
}

/** Refunds are jobs, which the servers run. */
export async function waitForRefunds(
  records: ProviderRecords,
  orders: readonly AuditedOrder[],
  limitMs: number,
): Promise<void> {
  for (const end = performance.now() + limitMs; ; ) {
    const wrong = findWrongAmounts(records, orders);
    if (wrong.length === 0) return;
    assertThat(
      performance.now() < end,
      `money in is that of paid orders, but of ${wrong.length}: ${wrong.slice(0, 3).join('; ')}`,
    );
    await wait(50);
  }
}

/** Returns the orders. */
export async function auditPayments(
  database: Database,
  records: ProviderRecords,
  count: number,
): Promise<readonly AuditedOrder[]> {
  const orders = await database.rows(listOrders);
  assertThat(orders.length === count, `${count} shoppers have an order each: ${orders.length}`);
  const wrong = findWrongAmounts(records, orders);
  assertThat(wrong.length === 0, `money in is that of orders: ${wrong.slice(0, 3).join('; ')}`);
  const open = orders.filter(({ status }) => status !== 'paid' && status !== 'cancelled');
  assertThat(open.length === 0, `every order has ended, but ${open.length}`);
  expectOneOrderEach(records, orders);
  const sold = orders.filter(({ status }) => status === 'paid');
  const units = sold.reduce((sum, order) => sum + order.units, 0);
  const [stock] = await database.rows(sumStock, [PAID_SKUS]);
  const left = PAID_STOCK * PAID_SKUS.length - units;
  assertThat(stock?.onHand === left, `${left} units are left, not ${stock?.onHand}`);
  assertThat(stock?.reserved === 0, `no unit is reserved for an order: ${stock?.reserved}`);
  await expectNoStockMismatch(database);
  return orders;
}

function expectOneOrderEach(records: ProviderRecords, orders: readonly AuditedOrder[]): void {
  const owners = new Map<string, string>();
  for (const { id, references } of orders)
    for (const reference of references) {
      assertThat(!owners.has(reference), `the payment ${reference} belongs to one order`);
      owners.set(reference, id);
    }
  for (const session of records.listSessions())
    if (sumSession(session, 'captured').size > 0)
      assertThat(
        owners.get(session.reference) === session.orderId,
        `the payment ${session.reference} belongs to the order that it was opened for`,
      );
  for (const { id, status, payments, invoices } of orders)
    if (status === 'paid')
      assertThat(
        payments === 1 && invoices === 1,
        `the order ${id} is paid once, not ${payments} times with ${invoices} invoices`,
      );
}
