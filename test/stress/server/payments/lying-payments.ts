/**
 * Stress test: a payment provider that lies about random orders at running servers. Afterwards the
 * money is that of the orders or refunded, each payment has one order, the stock is right, and
 * every order has ended.
 */
import pLimit from 'p-limit';
import { assertThat, type Size } from '../../stress-test.ts';
import { type OpenServers, openServers, type Servers } from '../open-servers.ts';
import { manyNetworks } from '../server-addresses.ts';
import {
  createSeededRandom,
  findCallFault,
  LATE_MS,
  type PaymentFaultName,
  type PaymentScenario,
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

type LyingProvider = {
  readonly faulty: FaultyPayments;
  readonly random: (below: number) => number;
  /** Faults of the orders that are still to come. */
  readonly plan: PaymentFaultName[];
  /** Faults by order, assigned when the first session of the order is opened. */
  readonly faults: Map<string, PaymentFaultName>;
};

function faultOf({ plan, faults }: LyingProvider, orderId: string): PaymentFaultName {
  const fault = faults.get(orderId) ?? plan.shift() ?? 'none';
  faults.set(orderId, fault);
  return fault;
}

/** Lets the provider answer by the plan. */
function simulateFaults(provider: LyingProvider, base: () => string): void {
  const { faulty } = provider;
  const calledMethods = new Set<string>();
  faulty.be({
    async isBroken(call) {
      const { orderId } = faulty.records.find(call.reference);
      const key = `${call.method} ${orderId}`;
      const isFirst = !calledMethods.has(key);
      calledMethods.add(key);
      const fault = findCallFault(faultOf(provider, orderId), call, isFirst);
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
  const responseStatus = await sendNotice(base, events, secret);
  assertThat(responseStatus === status, `a notice responds with ${status}, not ${responseStatus}`);
}

/** The session that an order leads to: by the provider's page, or that of the order. */
function findSession({ faulty: { records } }: LyingProvider, location: string): ProviderSession {
  const reference = new URL(location, 'http://localhost').searchParams.get('payment');
  if (reference !== null) return records.find(reference);
  const session = records
    .listSessions()
    .findLast((candidate) => findOrderPath(candidate) === location);
  if (!session) throw new Error(`No payment session leads to ${location}.`);
  return session;
}

/** Some shoppers submit twice at the same moment, to two servers. */
async function submit(provider: LyingProvider, shopper: PaymentShopper): Promise<ProviderSession> {
  await shopper.review();
  const isTwice = provider.random(3) === 0;
  const sent = [shopper.order(), ...(isTwice ? [shopper.order()] : [])];
  const sessions = (await Promise.all(sent)).map((location) => findSession(provider, location));
  const [session] = sessions;
  if (!session) throw new Error('Nothing was submitted.');
  const isSame = sessions.every(({ reference }) => reference === session.reference);
  assertThat(isSame, 'a form that is submitted twice leads to one payment');
  return session;
}

function createScenario(
  provider: LyingProvider,
  base: () => string,
  shopper: PaymentShopper,
  session: ProviderSession,
): PaymentScenario {
  const { reference, money } = session;
  const path = findOrderPath(session);
  return {
    ...{ records: provider.faulty.records, reference, total: money, random: provider.random },
    notify: (events, options) => expectNotice(base(), events, options),
    openOrder: async () => void (await shopper.openOrder(path)),
    payAgain: async () => createScenario(provider, base, shopper, await submit(provider, shopper)),
    cancel: () => shopper.cancel(path),
  };
}

async function runOrder(provider: LyingProvider, base: () => string, index: number): Promise<void> {
  const shopper = new PaymentShopper(index, base);
  const { random } = provider;
  await shopper.fill(PAID_SKUS[random(PAID_SKUS.length)] ?? '', 1 + random(2));
  const session = await submit(provider, shopper);
  const { run } = paymentFaults[faultOf(provider, session.orderId)];
  await run(createScenario(provider, base, shopper, session));
}

async function runAllOrders(
  provider: LyingProvider,
  servers: Servers,
  count: number,
): Promise<void> {
  let requests = 0;
  const base = () => {
    requests += 1;
    return servers[requests % servers.length]?.base ?? servers[0].base;
  };
  simulateFaults(provider, base);
  const limit = pLimit(SHOPPERS_AT_ONCE);
  await Promise.all(
    Array.from({ length: count }, (_, index) => limit(() => runOrder(provider, base, index))),
  );
}

/** The payments that the provider has kept silent about, once their orders have been given up. */
async function sendLateNotices(
  { faulty: { records }, faults }: LyingProvider,
  base: string,
): Promise<void> {
  records.advance(LATE_MS);
  for (const { orderId, reference } of records.listSessions())
    if (faults.get(orderId) === 'after the order was given up')
      await expectNotice(base, [records.take(reference)]);
}

async function runAndAudit(
  provider: LyingProvider,
  open: OpenServers,
  count: number,
): Promise<string> {
  const start = performance.now();
  const { records } = provider.faulty;
  await runAllOrders(provider, open.servers, count);
  const boughtMs = performance.now() - start;
  await open.stop();
  const ended = await withStoppedDatabase(open, (database) => reconcileAll(database, records));
  const { base } = await open.startReplacement(open.servers[0]);
  await sendLateNotices(provider, base);
  await waitForRefunds(records, ended, REFUNDS_WITHIN_MS);
  await open.stop();
  const audited = await withStoppedDatabase(open, (database) =>
    auditPayments(database, records, count),
  );
  for (const { id, status } of audited) {
    const fault = provider.faults.get(id) ?? 'none';
    const { expectedStatus } = paymentFaults[fault];
    assertThat(
      status === expectedStatus,
      `an order whose payment is “${fault}” is ${expectedStatus}, not ${status}`,
    );
  }
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  const times = `${seconds(boughtMs)} s to order and pay, ${seconds(performance.now() - start)} s in all`;
  return `${count} orders on ${open.servers.length} servers: money in is that of orders or refunded, ${times}${formatTable(provider, audited)}`;
}

/** A row for each fault, with amounts in all currencies. */
function formatTable(
  { faults, faulty: { records } }: LyingProvider,
  all: readonly AuditedOrder[],
): string {
  const sum = (fault: string, type: 'captured' | 'refunded') =>
    records
      .listSessions()
      .filter(({ orderId }) => faults.get(orderId) === fault)
      .flatMap((session) => [...sumSession(session, type).values()])
      .reduce((total, amount) => total + amount, 0);
  const headings = ['notice', 'orders', 'paid', 'cancelled', 'captured', 'refunded', 'retained'];
  const rows = Object.keys(paymentFaults).map((fault) => {
    const ordersOfFault = all.filter(({ id }) => faults.get(id) === fault);
    const paid = ordersOfFault.filter(({ status }) => status === 'paid').length;
    const [captured, refunded] = [sum(fault, 'captured'), sum(fault, 'refunded')];
    return [
      fault,
      ordersOfFault.length,
      paid,
      ordersOfFault.length - paid,
      captured,
      refunded,
      captured - refunded,
    ];
  });
  const format = (cells: readonly (string | number)[]) =>
    `\n  ${cells.map((cell, column) => (column === 0 ? String(cell).padEnd(32) : String(cell).padStart(10))).join('')}`;
  return [headings, ...rows].map(format).join('');
}

/** `serverUrl` is the PostgreSQL server, for three servers; null for one on the embedded database. */
export async function runLyingPayments(
  serverUrl: string | null,
  size: Size,
  count = orders[size],
): Promise<string> {
  const faulty = await startFaultyPayments();
  const random = createSeededRandom(2_000);
  const provider: LyingProvider = {
    faulty,
    random,
    plan: planFaults(count, random),
    faults: new Map(),
  };
  const settings = { ...manyNetworks, ...faulty.settings };
  try {
    const open = await openServers(serverUrl, stockPaidProducts, { settings });
    return await runAndAudit(provider, open, count).finally(open.drop);
  } finally {
    await faulty.close();
  }
}
