/**
 * Stress test: a payment provider that lies about random orders at running servers. Afterwards the
 * money is that of the orders or refunded, each payment has one order, the stock is right, and
 * every order has ended.
 */
import pLimit from 'p-limit';
import { assertThat, type Size } from '../../stress-test.ts';
import { manyNetworks } from '../server-addresses.ts';
import { type OpenServers, openServers, type Servers } from '../server-place.ts';
import {
  createSeededRandom,
  findCallFault,
  LATE_MS,
  type PaymentFaultName,
  type PaymentVisit,
  paymentFaults,
  planFaults,
} from './fault-plan.ts';
import { type FaultyPayments, sendNotice, startFaultyPayments } from './faulty-payments.ts';
import {
  type AuditedOrder,
  auditPayments,
  PAID_SKUS,
  reconcileAll,
  stockPaidProducts,
  waitForRefunds,
  withStoppedDatabase,
} from './payment-audit.ts';
import { PaymentShopper } from './payment-shopper.ts';
import { findOrderPath, type ProviderSession, sumSession } from './provider-records.ts';

const orders: Record<Size, number> = { small: 28, full: 2_000 };
const SHOPPERS_AT_ONCE = 12;
/** Covers a refund that is answered by 500 and retried. */
const REFUNDS_WITHIN_MS = 300_000;

type Lies = {
  readonly faulty: FaultyPayments;
  readonly random: (below: number) => number;
  /** Faults of the orders that are still to come. */
  readonly plan: PaymentFaultName[];
  /** Faults by order, assigned when the first session of the order is opened. */
  readonly faults: Map<string, PaymentFaultName>;
};

function faultOf({ plan, faults }: Lies, orderId: string): PaymentFaultName {
  const fault = faults.get(orderId) ?? plan.shift() ?? 'none';
  faults.set(orderId, fault);
  return fault;
}

/** Lets the provider answer by the plan. */
function startLying(lies: Lies, base: () => string): void {
  const { faulty } = lies;
  const answered = new Set<string>();
  faulty.be({
    async isBroken(call) {
      const { orderId } = faulty.records.find(call.reference);
      const key = `${call.method} ${orderId}`;
      const isFirst = !answered.has(key);
      answered.add(key);
      const fault = findCallFault(faultOf(lies, orderId), call, isFirst);
      if (fault === 'notice first')
        await expectNotice(base(), [faulty.records.take(call.reference)]);
      return fault === 'broken';
    },
  });
}

async function expectNotice(
  base: string,
  events: Parameters<typeof sendNotice>[1],
  { secret, status = 200 }: { readonly secret?: string; readonly status?: number } = {},
): Promise<void> {
  const received = await sendNotice(base, events, secret);
  assertThat(received === status, `a notice is answered by ${status}, not ${received}`);
}

/** The session that an order leads to: by the provider's page, or that of the order. */
function findSession({ faulty: { records } }: Lies, location: string): ProviderSession {
  const reference = new URL(location, 'http://localhost').searchParams.get('payment');
  if (reference !== null) return records.find(reference);
  const session = records
    .listSessions()
    .findLast((candidate) => findOrderPath(candidate) === location);
  if (!session) throw new Error(`No payment session leads to ${location}.`);
  return session;
}

/** Some shoppers submit twice at the same moment, to two servers. */
async function submit(lies: Lies, shopper: PaymentShopper): Promise<ProviderSession> {
  await shopper.review();
  const isTwice = lies.random(3) === 0;
  const sent = [shopper.order(), ...(isTwice ? [shopper.order()] : [])];
  const sessions = (await Promise.all(sent)).map((location) => findSession(lies, location));
  const [session] = sessions;
  if (!session) throw new Error('Nothing was submitted.');
  const isSame = sessions.every(({ reference }) => reference === session.reference);
  assertThat(isSame, 'a form that is submitted twice leads to one payment');
  return session;
}

function createVisit(
  lies: Lies,
  base: () => string,
  shopper: PaymentShopper,
  session: ProviderSession,
): PaymentVisit {
  const { reference, money } = session;
  const path = findOrderPath(session);
  return {
    ...{ records: lies.faulty.records, reference, total: money, random: lies.random },
    notify: (events, options) => expectNotice(base(), events, options),
    comeBack: async () => void (await shopper.comeBack(path)),
    payAgain: async () => createVisit(lies, base, shopper, await submit(lies, shopper)),
    cancel: () => shopper.cancel(path),
  };
}

async function buy(lies: Lies, base: () => string, index: number): Promise<void> {
  const shopper = new PaymentShopper(index, base);
  const { random } = lies;
  await shopper.fill(PAID_SKUS[random(PAID_SKUS.length)] ?? '', 1 + random(2));
  const session = await submit(lies, shopper);
  const { play } = paymentFaults[faultOf(lies, session.orderId)];
  await play(createVisit(lies, base, shopper, session));
}

async function buyAll(lies: Lies, servers: Servers, count: number): Promise<void> {
  let requests = 0;
  const base = () => {
    requests += 1;
    return servers[requests % servers.length]?.base ?? servers[0].base;
  };
  startLying(lies, base);
  const limit = pLimit(SHOPPERS_AT_ONCE);
  await Promise.all(
    Array.from({ length: count }, (_, index) => limit(() => buy(lies, base, index))),
  );
}

/** The payments that the provider has kept silent about, once their orders have been given up. */
async function reportLate({ faulty: { records }, faults }: Lies, base: string): Promise<void> {
  records.advance(LATE_MS);
  for (const { orderId, reference } of records.listSessions())
    if (faults.get(orderId) === 'after the order was given up')
      await expectNotice(base, [records.take(reference)]);
}

async function lieAndAudit(lies: Lies, open: OpenServers, count: number): Promise<string> {
  const start = performance.now();
  const { records } = lies.faulty;
  await buyAll(lies, open.servers, count);
  const boughtMs = performance.now() - start;
  await open.stop();
  const ended = await withStoppedDatabase(open, (database) => reconcileAll(database, records));
  const { base } = await open.startAnew(open.servers[0]);
  await reportLate(lies, base);
  await waitForRefunds(records, ended, REFUNDS_WITHIN_MS);
  await open.stop();
  const audited = await withStoppedDatabase(open, (database) =>
    auditPayments(database, records, count),
  );
  for (const { id, status } of audited) {
    const fault = lies.faults.get(id) ?? 'none';
    const { ends } = paymentFaults[fault];
    assertThat(status === ends, `an order whose payment is “${fault}” is ${ends}, not ${status}`);
  }
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  const times = `${seconds(boughtMs)} s to order and pay, ${seconds(performance.now() - start)} s in all`;
  return `${count} orders on ${open.servers.length} servers: money in is that of orders or refunded, ${times}${formatTable(lies, audited)}`;
}

/** A row for each fault, with amounts in all currencies. */
function formatTable({ faults, faulty: { records } }: Lies, all: readonly AuditedOrder[]): string {
  const sum = (fault: string, type: 'captured' | 'refunded') =>
    records
      .listSessions()
      .filter(({ orderId }) => faults.get(orderId) === fault)
      .flatMap((session) => [...sumSession(session, type).values()])
      .reduce((total, amount) => total + amount, 0);
  const heads = ['notice', 'orders', 'paid', 'cancelled', 'taken', 'refunded', 'kept'];
  const rows = Object.keys(paymentFaults).map((fault) => {
    const own = all.filter(({ id }) => faults.get(id) === fault);
    const paid = own.filter(({ status }) => status === 'paid').length;
    const [taken, refunded] = [sum(fault, 'captured'), sum(fault, 'refunded')];
    return [fault, own.length, paid, own.length - paid, taken, refunded, taken - refunded];
  });
  const format = (cells: readonly (string | number)[]) =>
    `\n  ${cells.map((cell, at) => (at === 0 ? String(cell).padEnd(32) : String(cell).padStart(10))).join('')}`;
  return [heads, ...rows].map(format).join('');
}

/** `serverUrl` is the PostgreSQL server, for three servers; null for one on the embedded database. */
export async function runLyingPayments(
  serverUrl: string | null,
  size: Size,
  count = orders[size],
): Promise<string> {
  const faulty = await startFaultyPayments();
  const random = createSeededRandom(2_000);
  const lies: Lies = { faulty, random, plan: planFaults(count, random), faults: new Map() };
  const settings = { ...manyNetworks, ...faulty.settings };
  try {
    const open = await openServers(serverUrl, stockPaidProducts, { settings });
    return await lieAndAudit(lies, open, count).finally(open.drop);
  } finally {
    await faulty.close();
  }
}
