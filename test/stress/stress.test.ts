/** Runs all stress tests without HTTP at the small size. Full size: `npm run stress`. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresUrl } from '../databases/engines.ts';
import { runAccountLinks } from './account-links.ts';
import { runBasketModel } from './baskets/basket-model.ts';
import { runLastUnit } from './baskets/last-unit.ts';
import { runRetryStorm } from './baskets/retry-storm.ts';
import { runCrash } from './database/crash.ts';
import { runDiskFull } from './database/disk-full.ts';
import { runDeathInMigration, runStartTogether } from './database/migrations.ts';
import { expectSecondProcessFails } from './database/second-process.ts';
import { runShortLinks } from './database/short-links.ts';
import { runImportCrash } from './import-crash.ts';
import { runSearchHostile } from './search/search-hostile.ts';
import { skipIfUnavailable } from './skip-if-unavailable.ts';
import {
  embeddedDatabase,
  expectNoStockMismatch,
  postgresDatabase,
  type StressDatabase,
} from './stress-test.ts';

/** Generous, because stress tests share the machine with other tests. */
const TIME_MS = 120_000;

const stressTests = [
  ['as many buyers win as there are units', runLastUnit, '1 winners each'],
  ['an add sent five times has one effect', runRetryStorm, 'one effect each'],
  ['baskets behave as the model does', runBasketModel, 'equal to the model'],
  ['an emailed link signs in once', runAccountLinks, '1 sign-in each'],
  ['no two pages have one short link', runShortLinks, 'no code twice'],
] as const;

// Shares one database among stress tests that use different data.
describe.each([embeddedDatabase(), ...(postgresUrl ? [postgresDatabase(postgresUrl)] : [])])(
  '$name',
  (location) => {
    let open: Awaited<ReturnType<StressDatabase['open']>>;
    beforeAll(async () => {
      open = await location.open();
    });
    afterAll(() => open?.close());

    test.each(stressTests)('%s', { timeout: TIME_MS }, async (_, run, figures) => {
      expect(await run(open.databases, 'small')).toContain(figures);
    });
    test.runIf(location.name === 'embedded')(
      'a second process cannot open the folder',
      { timeout: TIME_MS },
      async () => {
        expect(
          await expectSecondProcessFails(open.databases[0], open.dataDir ?? '', 'small'),
        ).toContain('exit 1');
      },
    );
    test('afterwards no unit is reserved without a reservation', () =>
      expectNoStockMismatch(open.databases[0]));
  },
);

test('kill -9 while writing loses nothing that was acknowledged', {
  timeout: TIME_MS,
}, async () => {
  expect(await runCrash('small')).toContain('none lost');
});

test('an import that was killed, run again twice at once, leaves the shop as one clean import does', {
  timeout: TIME_MS,
}, async () => {
  expect(await runImportCrash([null, ...(postgresUrl ? [postgresUrl] : [])], 'small')).toContain(
    'equal to one clean run',
  );
});

test('hostile searches are refused or succeed, never a 5xx', {
  timeout: TIME_MS,
}, async () => {
  expect(await runSearchHostile('small')).toContain('no 5xx');
});

test('a full disk causes a clear error, and the database recovers', {
  timeout: TIME_MS,
}, async (context) => {
  expect(await skipIfUnavailable(context, runDiskFull('small'))).toContain('503');
});

test.skipIf(!postgresUrl)(
  'processes that start together all become ready',
  { timeout: TIME_MS },
  async () => {
    expect(await runStartTogether(postgresUrl, 'small')).toContain('all up');
  },
);

test('a process killed during a migration leaves no incomplete schema', {
  timeout: TIME_MS,
}, async () => {
  expect(await runDeathInMigration(postgresUrl || null)).toContain('whole');
});
