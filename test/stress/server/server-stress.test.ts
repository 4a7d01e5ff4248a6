/**
 * Runs the stress tests over HTTP at the small size against the build. Full size: `npm run stress`.
 */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { makeDataDir } from '../../databases/databases.ts';
import { postgresUrl } from '../../databases/engines.ts';
import { type SeparatePostgres, startSeparatePostgres } from '../../databases/postgres.ts';
import { describeFailures, prepareFailures } from '../../setups/failures.contract.ts';
import { runBehindVarnish } from '../cdn/behind-varnish.ts';
import { cutBehindBalancer, cutDatabase, stockBeforeOutage } from '../database-away.ts';
import { type DatabaseProxy, startProxy } from '../faults/proxy.ts';
import { type HostedServices, openHosted } from '../hosted.ts';
import { runImportFollowed } from '../import-followed.ts';
import { runMailCrash } from '../mail-crash.ts';
import { restartWhileAdding } from '../postgres-restart.ts';
import { skipIfUnavailable } from '../skip-if-unavailable.ts';
import { type OpenServers, openServers, type ServerStressTest } from './open-servers.ts';
import { isBuilt, startServer } from './server.ts';
import { manyNetworks, serverAddresses } from './server-addresses.ts';
import { runAlertCrash } from './server-alerts.ts';
import { crashServer, prepareCrash } from './server-crash.ts';
import { editorsAtWork, serverEditors } from './server-editors.ts';
import { serverEdits } from './server-edits.ts';
import { serverLastUnit } from './server-last-unit.ts';
import { serverMalformed } from './server-malformed.ts';
import { serverOddRequests } from './server-odd-requests.ts';
import { serverRetry } from './server-retry.ts';
import { expectSecondServerFails } from './server-second.ts';
import { serverShortLinks } from './server-short-links.ts';
import { serverSignIn } from './server-sign-in.ts';

/** Generous, because stress tests share the machine with other tests. */
const TIME_MS = 90_000;
const built = isBuilt();

type Row = readonly [title: string, stressTest: ServerStressTest, figures: string];

const onBoth: readonly Row[] = [
  ['shoppers who post for the last unit win as often as there are units', serverLastUnit, 'no 5xx'],
  ['an add sent five times, with responses lost, has one effect', serverRetry, 'one effect each'],
  [
    'concurrent edits of one basket are all applied, or refused with the current basket',
    serverEdits,
    'no update lost',
  ],
  ['ten sign-ins at once merge basket and wishlist once', serverSignIn, 'merged once'],
  [
    'short links of other sites are refused with the field, and a visitor gets thirty',
    serverShortLinks,
    'the next one refused',
  ],
];

// Shares servers among stress tests: at this size a start costs more than most stress tests.
describe.skipIf(!built)('embedded', () => {
  let hosted: HostedServices;
  let open: OpenServers;
  const rows: readonly Row[] = [
    ...onBoth,
    ['known and unknown addresses get equal responses', serverAddresses, 'equal responses'],
    ['no concurrent edit of an editor is lost', serverEditors, 'none lost'],
    ['malformed requests are refused, never a 5xx', serverMalformed, 'no 5xx'],
    ['unusual requests to every route are never a 5xx', serverOddRequests, 'no 5xx'],
  ];

  beforeAll(async () => {
    hosted = await openHosted();
    const stressTests = [hosted.stressTest, ...rows.map(([, stressTest]) => stressTest)];
    const prepareData = async (database: Database) => {
      await prepareAll(stressTests, database);
      await prepareCrash(database);
      await prepareFailures(database);
    };
    open = await openServers(null, prepareData, {
      settings: { ...hosted.settings, ...manyNetworks, ...editorsAtWork },
    });
  }, TIME_MS);
  afterAll(async () => {
    await open?.drop();
    await hosted?.close();
  });

  test.each(rows)('%s', { timeout: TIME_MS }, async (_, stressTest, figures) => {
    expect(await stressTest.run(open.servers, 'small')).toContain(figures);
  });
  test('pages and forms work without hosted services that are slow, down or wrong', {
    timeout: TIME_MS,
  }, async () => {
    expect(await hosted.stressTest.run(open.servers, 'small')).toContain('page served');
  });
  test('an idle connection stays open for longer than that of a load balancer', async () => {
    const response = await fetch(`${open.servers[0].base}/healthz`);
    expect(
      Number(/timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1]),
    ).toBeGreaterThan(60);
  });
  test('a second server on the same folder is refused', { timeout: TIME_MS }, async () => {
    expect(await expectSecondServerFails(open.servers[0], open.dataDir, 'small')).toContain(
      'exit 1',
    );
  });
  describeFailures(() => open.servers[0].base);
  test('kill -9 of the server loses no add that was acknowledged', {
    timeout: TIME_MS,
  }, async () => {
    expect(await crashServer(open, 'small')).toContain('none lost');
  });
  test('afterwards no unit is reserved without a reservation', { timeout: TIME_MS }, () =>
    open.stop(),
  );
});

describe.skipIf(!built || !postgresUrl)('PostgreSQL', () => {
  let crashablePostgres: SeparatePostgres | null = null;
  let proxy: DatabaseProxy;
  let open: OpenServers;

  // Starts a PostgreSQL that may be crashed, where possible.
  beforeAll(async () => {
    const started = await startSeparatePostgres();
    crashablePostgres = 'crash' in started ? started : null;
    const serverUrl = crashablePostgres?.url ?? postgresUrl;
    proxy = await startProxy(serverUrl);
    const prepareData = async (database: Database) => {
      await prepareAll(
        [...onBoth.map(([, stressTest]) => stressTest), restartWhileAdding(async () => {})],
        database,
      );
      await stockBeforeOutage(database);
    };
    open = await openServers(serverUrl, prepareData, { settings: manyNetworks, proxy });
  }, TIME_MS);
  afterAll(async () => {
    await open?.drop();
    await proxy?.close();
    await crashablePostgres?.stop();
  });

  test.each(onBoth)('%s', { timeout: TIME_MS }, async (_, stressTest, figures) => {
    expect(await stressTest.run(open.servers, 'small')).toContain(figures);
  });
  test('while the database is down, pages are served and baskets are refused with Retry-After', {
    timeout: TIME_MS,
  }, async () => {
    expect(await cutDatabase(open.servers, proxy, 'closed', 'small')).toContain('Retry-After');
  });
  test('while the database is down, a load balancer that follows /readyz still has a server', {
    timeout: TIME_MS,
  }, async () => {
    expect(await cutBehindBalancer(open.servers, proxy, 'closed')).toContain(
      'every product page was 200',
    );
  });
  test('a PostgreSQL that crashes and restarts has lost and doubled nothing', {
    timeout: TIME_MS,
  }, async (context) => {
    if (!crashablePostgres) return context.skip('no PostgreSQL of its own');
    expect(await restartWhileAdding(crashablePostgres.crash).run(open.servers, 'small')).toContain(
      'none lost or doubled',
    );
  });
  test('afterwards no unit is reserved without a reservation', { timeout: TIME_MS }, () =>
    open.stop(),
  );
});

describe.skipIf(!built)('an import into servers that run', () => {
  test('is done when the index has every product, embedded', { timeout: TIME_MS }, async () => {
    expect(await runImportFollowed(null, 'small')).toContain('each found by its id');
  });
  test.skipIf(!postgresUrl)(
    'reports what is inconsistent after kill -9 of a server, and the other promises are kept',
    { timeout: TIME_MS },
    async () => {
      expect(await runImportFollowed(postgresUrl ?? '', 'small', true)).toMatch(
        /^2 of 3 servers .* started anew$/,
      );
    },
  );
});

describe.skipIf(!built)('kill -9 of a server that has emails to send', () => {
  test('loses none, embedded', { timeout: TIME_MS }, async () => {
    expect(await runMailCrash(null, 'small')).toContain('none lost');
  });
  test.skipIf(!postgresUrl)('loses none of three servers', { timeout: TIME_MS }, async () => {
    expect(await runMailCrash(postgresUrl, 'small')).toContain('none lost');
  });
});

describe.skipIf(!built)(
  'kill -9 of servers between the claim of stock alerts and their emails',
  () => {
    test('five of fifty are emailed, embedded', { timeout: TIME_MS }, async () => {
      expect(await runAlertCrash(null, 'small')).toContain('none lost');
    });
    test.skipIf(!postgresUrl)(
      'five of fifty are emailed by three servers',
      { timeout: TIME_MS },
      async () => {
        expect(await runAlertCrash(postgresUrl, 'small')).toContain('none lost');
      },
    );
  },
);

test.skipIf(!built)(
  'a server that gets SIGTERM is reported as unready to load balancers, serves the remaining requests, and exits',
  { timeout: TIME_MS },
  async () => {
    const dataDir = await makeDataDir();
    const { base, child } = await startServer({ dataDir, settings: { DRAIN_SECONDS: '2' } });
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    const exited = child.kill('SIGTERM');
    await expect
      .poll(async () => (await fetch(`${base}/readyz`)).status, { timeout: 1_500, interval: 20 })
      .toBe(503);
    expect((await fetch(`${base}/login`)).status).toBe(200);
    await exited;
    expect(await child.exit).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  },
);

async function prepareAll(
  stressTests: readonly ServerStressTest[],
  database: Database,
): Promise<void> {
  for (const stressTest of stressTests) await stressTest.prepareData(database, 'small');
}

test.skipIf(!built || !postgresUrl)(
  'pages behind Varnish are never older than two seconds, and never those of another shopper',
  { timeout: TIME_MS },
  async (context) => {
    const run = runBehindVarnish(postgresUrl, 'small');
    expect(await skipIfUnavailable(context, run)).toContain('none older than');
  },
);
