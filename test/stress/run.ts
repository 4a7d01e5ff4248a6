/**
 * Runs all stress tests: `npm run stress [-- NAME… --small]`. Exits with 1 when one fails. A number
 * sets the orders or kills of payment stress tests: `npm run stress -- lying-payments 500`.
 */
import { parseArgs } from 'node:util';
import { startTestPostgres } from '../databases/postgres.ts';
import { runAccountLinks } from './account-links.ts';
import { runBasketModel } from './baskets/basket-model.ts';
import { runLastUnit } from './baskets/last-unit.ts';
import { runRetryStorm } from './baskets/retry-storm.ts';
import { runBehindVarnish } from './cdn/behind-varnish.ts';
import { runExperimentsBehindVarnish } from './cdn/experiments-behind-varnish.ts';
import { runCrash } from './database/crash.ts';
import { runDiskFull } from './database/disk-full.ts';
import { runDeathInMigration, runStartTogether } from './database/migrations.ts';
import { runSecondProcess } from './database/second-process.ts';
import { runShortLinks } from './database/short-links.ts';
import { runDatabaseAway } from './database-away.ts';
import { runHosted } from './hosted.ts';
import { runImportCrash } from './import-crash.ts';
import { runImportFollowed } from './import-followed.ts';
import { runMailCrash } from './mail-crash.ts';
import { runPostgresRestart } from './postgres-restart.ts';
import { runSearchHostile } from './search/search-hostile.ts';
import { runOnServers, type ServerStressTest } from './server/open-servers.ts';
import { runLyingPayments } from './server/payments/lying-payments.ts';
import { runPaymentCrash } from './server/payments/payment-crash.ts';
import { manyNetworks, serverAddresses } from './server/server-addresses.ts';
import { runAlertCrash } from './server/server-alerts.ts';
import { runServerCrash } from './server/server-crash.ts';
import { editorsAtWork, serverEditors } from './server/server-editors.ts';
import { serverEdits } from './server/server-edits.ts';
import { serverLastUnit } from './server/server-last-unit.ts';
import { serverMalformed } from './server/server-malformed.ts';
import { serverOddRequests } from './server/server-odd-requests.ts';
import { serverRetry } from './server/server-retry.ts';
import { runSecondServer } from './server/server-second.ts';
import { serverShortLinks } from './server/server-short-links.ts';
import { serverSignIn } from './server/server-sign-in.ts';
import { embeddedDatabase, postgresDatabase, runOn, type Size, Skipped } from './stress-test.ts';

const { values, positionals } = parseArgs({
  options: { small: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const names = positionals.filter((word) => !isCount(word));
const paymentCount = positionals.filter(isCount).map(Number)[0];
const size: Size = values.small ? 'small' : 'full';
const postgres = await startTestPostgres();
const serverUrl = 'url' in postgres ? postgres.url : null;
let failureCount = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

function isCount(word: string): boolean {
  return /^[1-9]\d*$/.test(word);
}

async function runAndReport(name: string, run: () => Promise<string>): Promise<void> {
  if (names.length > 0 && !names.some((word) => name.startsWith(word))) return;
  const start = performance.now();
  try {
    const figures = await run();
    console.log(
      `passed  ${name}: ${figures} (${Math.round((performance.now() - start) / 100) / 10} s)`,
    );
  } catch (error) {
    if (error instanceof Skipped) {
      console.log(`skipped ${name}: ${error.message}`);
      return;
    }
    failureCount += 1;
    console.log(`FAILED  ${name}: ${describe(error)}`);
  }
}

/** Includes causes, since `fetch failed` alone gives no reason. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${describe(error.cause)}`;
}

if ('skipped' in postgres) console.log(`skipped everything on PostgreSQL: ${postgres.skipped}`);
for (const location of [embeddedDatabase(), ...(serverUrl ? [postgresDatabase(serverUrl)] : [])]) {
  for (const [name, stressTest] of [
    ['last-unit', runLastUnit],
    ['retry-storm', runRetryStorm],
    ['basket-model', runBasketModel],
    ['account-links', runAccountLinks],
    ['short-links', runShortLinks],
  ] as const)
    await runAndReport(`${name} on ${location.name}`, () =>
      runOn(location, (databases) => stressTest(databases, size)),
    );
}
await runAndReport('crash', () => runCrash(size));
await runAndReport('second-process', () => runSecondProcess(size));
await runAndReport('disk-full', () => runDiskFull(size));
if (serverUrl) await runAndReport('start-together', () => runStartTogether(serverUrl, size));
await runAndReport('death-in-migration', () => runDeathInMigration(serverUrl));

const onServers: readonly (readonly [string, ServerStressTest, Record<string, string>?])[] = [
  ['server-last-unit', serverLastUnit],
  ['server-retry', serverRetry],
  ['server-edits', serverEdits],
  ['server-sign-in', serverSignIn],
  ['server-addresses', serverAddresses, manyNetworks],
  ['server-short-links', serverShortLinks, manyNetworks],
  ['server-editors', serverEditors, editorsAtWork],
];
for (const url of [null, ...(serverUrl ? [serverUrl] : [])]) {
  const location = url === null ? 'embedded' : 'PostgreSQL';
  for (const [name, stressTest, settings] of onServers)
    await runAndReport(`${name} on ${location}`, () =>
      runOnServers(url, stressTest, size, settings),
    );
}
await runAndReport('import-crash', () =>
  runImportCrash([null, ...(serverUrl ? [serverUrl] : [])], size),
);
await runAndReport('import-followed on embedded', () => runImportFollowed(null, size));
if (serverUrl) {
  await runAndReport('import-followed on PostgreSQL', () => runImportFollowed(serverUrl, size));
  await runAndReport('import-followed, kill -9 of a follower', () =>
    runImportFollowed(serverUrl, size, true),
  );
}
await runAndReport('search-hostile', () => runSearchHostile(size));
if (size === 'full')
  await runAndReport('search-hostile at 100,000', () => runSearchHostile(size, 100_000));
await runAndReport('server-malformed', () => runOnServers(null, serverMalformed, size));
await runAndReport('server-odd-requests', () => runOnServers(null, serverOddRequests, size));
await runAndReport('server-crash', () => runServerCrash(size));
for (const url of [null, ...(serverUrl ? [serverUrl] : [])])
  await runAndReport(`mail-crash on ${url === null ? 'embedded' : 'PostgreSQL'}`, () =>
    runMailCrash(url, size),
  );
for (const url of [null, ...(serverUrl ? [serverUrl] : [])])
  await runAndReport(`alert-crash on ${url === null ? 'embedded' : 'PostgreSQL'}`, () =>
    runAlertCrash(url, size),
  );
for (const [name, run] of [
  ['lying-payments', runLyingPayments],
  ['payment-crash', runPaymentCrash],
] as const)
  for (const url of [null, ...(serverUrl ? [serverUrl] : [])])
    await runAndReport(`${name} on ${url === null ? 'embedded' : 'PostgreSQL'}`, () =>
      run(url, size, paymentCount),
    );
for (const line of ['closed', 'silent'] as const)
  if (serverUrl)
    await runAndReport(`database-away, ${line}`, () => runDatabaseAway(serverUrl, size, line));
if (serverUrl) await runAndReport('behind-varnish', () => runBehindVarnish(serverUrl, size));
await runAndReport('behind-varnish, experiments', () => runExperimentsBehindVarnish(size));
await runAndReport('postgres-restart', () => runPostgresRestart(size));
await runAndReport('server-second', () => runSecondServer(size));
await runAndReport('hosted', () => runHosted(size));
if ('stop' in postgres) await postgres.stop();
process.exit(failureCount > 0 ? 1 : 0);
