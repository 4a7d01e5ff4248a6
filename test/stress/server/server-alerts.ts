/**
 * Stress test: five units come back for fifty waiting shoppers, and every server is killed with
 * kill -9 between the claim of the alerts and their emails. The first five are emailed, no email is
 * lost, and none comes twice, unless the mail server had accepted it before the kill: such an email
 * keeps its Message-ID.
 */
import { type Database, openDatabase } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { createMemoryJobs } from '#features/jobs/memory-jobs.fixtures.ts';
import { silentLog } from '#kit/log.ts';
import { createStockAlerts } from '#providers/stock-alerts/embedded/stock-alerts.provider.ts';
import { type FaultySmtp, startFaultySmtp } from '../faults/faulty-smtp.ts';
import { assertThat, type Size, stockProducts } from '../stress-test.ts';
import { type OpenServers, openServers } from './open-servers.ts';
import type { Server } from './server.ts';

const rounds: Record<Size, number> = { small: 1, full: 5 };
/**
 * Items of a round, each with its own waiting shoppers and kill: of the first, emails are claimed
 * and none is accepted before the kill; of the second, some are.
 */
const ITEMS = [0, 1] as const;
const [CLAIMED_ONLY] = ITEMS;
const WAITING = 50;
const UNITS = 5;
/** Covers jobs that were running when their server was killed, which others take over. */
const TIMEOUT_MS = 60_000;
const SITE = { fascia: 'aldermoor', locale: 'en-GB' };

const setUnits = defineStatement<never>(
  'stress.setUnits',
  'update stock set on_hand = $2 from variant v where v.id = variant_id and v.sku = $1',
);
const countByStatus = defineStatement<{ readonly status: string; readonly count: number }>(
  'stress.countByStatus',
  'select status, count(*)::int as count from stock_alert where sku = $1 group by status',
);
const countJobs = defineStatement<{ readonly count: number }>(
  'stress.countJobs',
  "select count(*)::int as count from pgboss.job where name = 'stockAlertEmail' and state <> 'completed'",
);

const productKeyOf = (item: number) => `back-${item}`;
const skuOf = (item: number) => `${productKeyOf(item)}-S`;
/** In the order of the requests. */
const waitingAddresses = (item: number) =>
  Array.from({ length: WAITING }, (_, position) => `waiting-${item}-${position}@example.com`);

/** Fifty guests wait for each item, in a known order. */
async function addWaitingShoppers(database: Database): Promise<void> {
  await stockProducts(database, ITEMS.map(productKeyOf), 0);
  const jobs = createMemoryJobs();
  const alerts = createStockAlerts(database, jobs);
  for (const item of ITEMS)
    for (const email of waitingAddresses(item)) {
      const product = {
        productKey: productKeyOf(item),
        slug: productKeyOf(item),
        name: productKeyOf(item),
      };
      const alertItem = { ...product, sku: skuOf(item), colour: 'moss', option: null };
      await alerts.requestAlert(alertItem, { email }, SITE);
      await alerts.confirmAlert(jobs.list('stockAlertEmail').at(-1)?.token ?? '');
    }
}

async function waitUntil(isMet: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = performance.now() + TIMEOUT_MS; !(await isMet()); ) {
    assertThat(performance.now() < end, `${what} within ${TIMEOUT_MS / 1_000} s`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Recipient and Message-ID of each email about an item that the mail server has accepted. */
function listEmails({ taken }: FaultySmtp, item: number) {
  return taken.flatMap((mail) => {
    const to = /^To: (.+)$/m.exec(mail)?.[1] ?? '';
    const id = /^Message-ID: (.+)$/m.exec(mail)?.[1] ?? '';
    return to.startsWith(`waiting-${item}-`) ? [{ to, id }] : [];
  });
}

/** Waits until it is time for the kill. */
async function waitForKill(smtp: FaultySmtp, item: number): Promise<void> {
  if (item !== CLAIMED_ONLY)
    return await waitUntil(() => listEmails(smtp, item).length > 0, 'an email is accepted');
  await waitUntil(() => smtp.countConnections() > 0, 'an email is about to be sent');
  assertThat(listEmails(smtp, item).length === 0, 'a silent mail server accepts nothing');
}

async function withDatabase(open: OpenServers, work: (database: Database) => Promise<void>) {
  const { dataDir, databaseUrl } = open;
  const options = { dataDir, ...(databaseUrl !== null && { databaseUrl }), log: silentLog };
  const database = await openDatabase(options);
  await work(database).finally(() => database.close());
}

const restock = async (database: Database, item: number) =>
  void (await database.rows(setUnits, [skuOf(item), UNITS]));

/** Kills every server once for each item; the second item is back in stock when they restart. */
async function killWhileSending(open: OpenServers, smtp: FaultySmtp): Promise<void> {
  let running: readonly Server[] = open.servers;
  for (const item of ITEMS) {
    await waitForKill(smtp, item);
    await Promise.all(running.map(({ child }) => child.kill()));
    await smtp.be('well');
    const next = ITEMS[item + 1];
    if (next !== undefined) await withDatabase(open, (database) => restock(database, next));
    running = await Promise.all(running.map(open.startReplacement));
  }
  const [first] = running;
  await waitUntil(async () => {
    const metrics = await fetch(`${first?.base}/metrics`);
    const text = await metrics.text();
    return ['waiting', 'running'].every((state) =>
      text.includes(`parade_jobs{kind="stockAlertEmail",state="${state}"} 0\n`),
    );
  }, 'every email is sent');
  await expectStopLink(first?.base ?? '', smtp);
}

/** The link in an email that was claimed before the kill stops the alerts of its recipient. */
async function expectStopLink(base: string, { taken }: FaultySmtp): Promise<void> {
  const mail = taken.find((text) => text.includes(`\nTo: waiting-${CLAIMED_ONLY}-`)) ?? '';
  const link = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail)?.[1] ?? '';
  assertThat(URL.canParse(link), 'an email has the link that stops alerts');
  const { pathname, search } = new URL(link);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const { status } = await fetch(`${base}${pathname}${search}`, { method: 'POST', body });
  assertThat(status === 200, `the link stops alerts with one POST, not ${status}`);
}

/** Returns the number of emails that were sent twice. */
function expectFiveEmails(smtp: FaultySmtp, item: number): number {
  const emails = listEmails(smtp, item);
  const recipients = [...new Set(emails.map(({ to }) => to))].toSorted();
  const first = waitingAddresses(item).slice(0, UNITS).toSorted();
  assertThat(
    recipients.join() === first.join(),
    `the first ${UNITS} are emailed, not ${recipients.join(', ')}`,
  );
  const ids = new Set(emails.map(({ id }) => id));
  assertThat(ids.size === UNITS, `${UNITS} emails have one Message-ID each, not ${ids.size}`);
  const again = emails.length - UNITS;
  assertThat(
    item !== CLAIMED_ONLY || again === 0,
    `no email comes twice after a kill before it was accepted, but ${again} do`,
  );
  return again;
}

async function expectNothingLeft(database: Database): Promise<void> {
  const [jobs] = await database.rows(countJobs);
  assertThat(jobs?.count === 0, `no email is queued, but ${jobs?.count} are`);
  for (const item of ITEMS) {
    const rows = await database.rows(countByStatus, [skuOf(item)]);
    const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    assertThat(
      counts.sent === UNITS && counts.waiting === WAITING - UNITS,
      `${UNITS} are sent and the others wait, not ${JSON.stringify(counts)}`,
    );
  }
  const alerts = createStockAlerts(database, createMemoryJobs());
  const more = await alerts.sendBackInStockEmails(new Date());
  assertThat(more === 0, `nobody else is emailed, but ${more} would be`);
}

/** Returns the number of servers, and of emails that were sent twice. */
async function runRound(serverUrl: string | null): Promise<{ servers: number; again: number }> {
  const smtp = await startFaultySmtp();
  await smtp.be('silent');
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'shop@example.com' };
  const prepareData = async (database: Database) => {
    await addWaitingShoppers(database);
    await restock(database, CLAIMED_ONLY);
  };
  try {
    const open = await openServers(serverUrl, prepareData, { settings });
    try {
      await killWhileSending(open, smtp);
      await open.stop();
      await withDatabase(open, expectNothingLeft);
    } finally {
      await open.drop();
    }
    const again = ITEMS.map((item) => expectFiveEmails(smtp, item));
    return { servers: open.servers.length, again: again.reduce((sum, each) => sum + each) };
  } finally {
    await smtp.close();
  }
}

/** `serverUrl` is the PostgreSQL server, for three servers; null for the embedded database. */
export async function runAlertCrash(serverUrl: string | null, size: Size): Promise<string> {
  let [servers, sentAgain] = [0, 0];
  for (let round = 0; round < rounds[size]; round += 1) {
    const result = await runRound(serverUrl);
    servers = result.servers;
    sentAgain += result.again;
  }
  const kills = rounds[size] * ITEMS.length;
  return `${kills} kills of ${servers} servers: ${UNITS} of ${WAITING} waiting emailed each, none lost, ${sentAgain} accepted ones sent again`;
}
