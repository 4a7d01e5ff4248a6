/**
 * Stress test: kill -9 of a server after the provider has taken the money, and before the shop has
 * recorded it, at fixed points. Every order is paid once, and nothing is taken or refunded twice.
 */
import { request as startRequest } from 'node:http';
import { assertThat, type Size } from '../../stress-test.ts';
import { type OpenServers, openServers } from '../open-servers.ts';
import type { Server } from '../server.ts';
import { manyNetworks } from '../server-addresses.ts';
import {
  type FaultyPayments,
  type PaymentCall,
  sendNotice,
  startFaultyPayments,
  writeNotice,
} from './faulty-payments.ts';
import {
  auditPayments,
  PAID_SKUS,
  reconcileAll,
  stockPaidProducts,
  waitForRefunds,
  withStoppedDatabase,
} from './payment-audit.ts';
import { PaymentShopper } from './payment-shopper.ts';
import { findOrderPath, type ProviderSession, sumSession } from './provider-records.ts';

const kills: Record<Size, number> = { small: 5, full: 100 };

/** Moments of the kill; the money has been taken at all but the first. */
const POINTS = [
  'while the session is opened',
  'before the shop learns of it',
  'while the shop queries the provider',
  'after the provider has responded',
  'after the notice is sent',
] as const;
type Point = (typeof POINTS)[number];

/** How the shop learns of the payment after the restart. */
const RECOVERIES = [
  'the shopper comes back',
  'the notice is repeated',
  'the reconciliation job runs',
] as const;

type RunningServer = {
  readonly faulty: FaultyPayments;
  readonly server: Server;
  readonly shopper: PaymentShopper;
};

const ignoreError = () => undefined;

type Moment = {
  readonly method: PaymentCall['method'];
  /** Null for a session that is not opened yet. Other servers ask about other sessions. */
  readonly reference: string | null;
  readonly isAnswered: boolean;
};

/** Kills the server once the provider has executed a call, before or after its response. */
async function killInCall(
  { faulty, server }: RunningServer,
  { method, reference, isAnswered }: Moment,
  cause: () => Promise<unknown>,
): Promise<void> {
  let isKilled = false;
  const kill = async (call: PaymentCall) => {
    const isOther = call.method !== method || (reference ?? call.reference) !== call.reference;
    if (isKilled || isOther) return;
    isKilled = true;
    await server.child.kill();
  };
  const isBroken = async (call: PaymentCall) => {
    await kill(call);
    return false;
  };
  faulty.be(isAnswered ? { onAnswered: kill } : { isBroken });
  await cause().catch(ignoreError);
  assertThat(isKilled, `the server calls ${method} of the provider`);
  await server.child.exit;
  faulty.be({});
}

/** Kills the server as soon as the whole notice has been written to its socket. */
async function killAfterNotice(
  { server }: RunningServer,
  events: ProviderSession['events'],
): Promise<void> {
  const { body, headers } = writeNotice(events);
  const request = startRequest(`${server.base}/_api/payments/notice`, {
    ...{ method: 'POST', headers: Object.fromEntries(headers) },
  });
  const closed = new Promise((resolve) => request.once('close', resolve));
  request.on('error', ignoreError);
  await new Promise<void>((resolve) => request.end(body, resolve));
  await server.child.kill();
  await closed;
}

/** Orders, pays, and kills the server at the point. */
async function payAndKill(running: RunningServer, point: Point): Promise<void> {
  const { faulty, shopper, server } = running;
  const { records } = faulty;
  await shopper.review();
  if (point === 'while the session is opened') {
    const moment = { method: 'open', reference: null, isAnswered: false } as const;
    await killInCall(running, moment, () => shopper.order());
    return;
  }
  await shopper.order();
  const session = latestSession(faulty);
  const event = records.take(session.reference);
  if (point === 'before the shop learns of it') await server.child.kill();
  else if (point === 'after the notice is sent') await killAfterNotice(running, [event]);
  else {
    const isAnswered = point === 'after the provider has responded';
    const moment = { method: 'findEvents', reference: session.reference, isAnswered } as const;
    await killInCall(running, moment, () => shopper.openOrder(findOrderPath(session)));
  }
}

/** One shopper orders at a time. */
function latestSession({ records }: FaultyPayments): ProviderSession {
  const session = records.listSessions().at(-1);
  if (!session) throw new Error('No payment session was opened.');
  return session;
}

async function recover(
  { faulty, server, shopper }: RunningServer,
  point: Point,
  recovery: (typeof RECOVERIES)[number],
): Promise<void> {
  const { records } = faulty;
  const sessions = records.listSessions().length;
  // The shopper submits the same form again, as a browser does after an error.
  if (point === 'while the session is opened') await shopper.order();
  assertThat(records.listSessions().length === sessions, 'a repeated form opens no other session');
  const session = latestSession(faulty);
  const event = records.take(session.reference);
  if (recovery === 'the shopper comes back') await shopper.openOrder(findOrderPath(session));
  else if (recovery === 'the notice is repeated')
    for (let sends = 0; sends < 2; sends += 1) {
      const status = await sendNotice(server.base, [event]);
      assertThat(status === 200, `a notice responds with 200, not ${status}`);
    }
}

async function crashAndAudit(
  faulty: FaultyPayments,
  open: OpenServers,
  count: number,
): Promise<string> {
  const start = performance.now();
  let [server] = open.servers;
  const perPoint = new Map<Point, number>();
  for (let index = 0; index < count; index += 1) {
    const point = POINTS[index % POINTS.length] ?? POINTS[0];
    const recovery = RECOVERIES[index % RECOVERIES.length] ?? RECOVERIES[0];
    const shopper = new PaymentShopper(index, () => server.base);
    await shopper.fill(PAID_SKUS[index % PAID_SKUS.length] ?? '', 1 + (index % 2));
    await payAndKill({ faulty, server, shopper }, point);
    server = await open.restart();
    await recover({ faulty, server, shopper }, point, recovery);
    perPoint.set(point, (perPoint.get(point) ?? 0) + 1);
  }
  await open.stop();
  const { records } = faulty;
  const ended = await withStoppedDatabase(open, (database) => reconcileAll(database, records));
  await waitForRefunds(records, ended, 0);
  const audited = await withStoppedDatabase(open, (database) =>
    auditPayments(database, records, count),
  );
  const paid = audited.filter(({ status }) => status === 'paid').length;
  assertThat(paid === count, `each of ${count} orders is paid, not ${paid}`);
  const refunds = records
    .listSessions()
    .filter((session) => sumSession(session, 'refunded').size > 0);
  assertThat(refunds.length === 0, `nothing is refunded, but ${refunds.length} payments`);
  const rows = [...perPoint].map(([point, times]) => `\n  ${point.padEnd(36)}${times} kills`);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  return `${count} kills of a server between payment and order, ${count} orders paid once each, none lost, ${seconds} s${rows.join('')}`;
}

/** `serverUrl` is the PostgreSQL server, for three servers; null for one on the embedded database. */
export async function runPaymentCrash(
  serverUrl: string | null,
  size: Size,
  count = kills[size],
): Promise<string> {
  const faulty = await startFaultyPayments();
  const settings = { ...manyNetworks, ...faulty.settings };
  try {
    const open = await openServers(serverUrl, stockPaidProducts, { settings });
    return await crashAndAudit(faulty, open, count).finally(open.drop);
  } finally {
    await faulty.close();
  }
}
