/** Every storm at a small size. In full: `npm run storm`. */
import { expect, test } from 'vitest';
import { postgresUrl } from '../engines.ts';
import { runAccountLinks } from './account-links.ts';
import { runBasketModel } from './basket-model.ts';
import { runCrash } from './crash.ts';
import { runDiskFull } from './disk-full.ts';
import { runImportCrash, runImportTwice } from './import-crash.ts';
import { runLastUnit } from './last-unit.ts';
import { runDeathInMigration, runStartTogether } from './migrations.ts';
import { runRetryStorm } from './retry-storm.ts';
import { runSecondProcess } from './second-process.ts';
import { runSearchHostile } from './search-hostile.ts';
import { embeddedPlace, postgresPlace, Skipped } from './storm.ts';

/** Storms share their machine with other tests. */
const TIME_MS = 120_000;

for (const place of [embeddedPlace(), ...(postgresUrl ? [postgresPlace(postgresUrl)] : [])]) {
  test(`${place.name}: as many buyers win as there are units`, { timeout: TIME_MS }, async () => {
    expect(await runLastUnit(place, 'small')).toContain('1 winners each');
  });
  test(`${place.name}: an add sent five times has one effect`, { timeout: TIME_MS }, async () => {
    expect(await runRetryStorm(place, 'small')).toContain('one effect each');
  });
  test(`${place.name}: baskets do what the model says`, { timeout: TIME_MS }, async () => {
    expect(await runBasketModel(place, 'small')).toContain('equal to the model');
  });
  test(`${place.name}: a mailed link signs in once, and addresses are refused alike`, async () => {
    expect(await runAccountLinks(place, 'small')).toContain('1 sign-in each');
  });
}

test('kill -9 while writing loses nothing that was acknowledged', { timeout: TIME_MS }, async () => {
  expect(await runCrash('small')).toContain('none lost');
});

for (const [name, url] of [['embedded', null], ...(postgresUrl ? [['PostgreSQL', postgresUrl] as const] : [])] as const) {
  test(`${name}: an import that was killed, run again, leaves the shop as one clean import does`, { timeout: TIME_MS }, async () => {
    expect(await runImportCrash(url, 'small')).toContain('equal to one clean run');
  });
  test(`${name}: one of two imports at once is refused`, { timeout: TIME_MS }, async () => {
    expect(await runImportTwice(url)).toContain('one refused');
  });
}

test('hostile searches are refused or answered, never an outage', { timeout: TIME_MS }, async () => {
  expect(await runSearchHostile('small')).toContain('no 5xx');
});

test('a second process on the embedded folder is refused', { timeout: TIME_MS }, async () => {
  expect(await runSecondProcess()).toContain('exit 1');
});

test('a full disk is a clear refusal, and passes', { timeout: TIME_MS }, async (context) => {
  const figures = await runDiskFull().catch((error: unknown) => {
    if (error instanceof Skipped) context.skip(error.message);
    throw error;
  });
  expect(figures).toContain('503');
});

test.skipIf(!postgresUrl)('processes that start together all come up', async () => {
  expect(await runStartTogether(postgresUrl, 'small')).toContain('all up');
});

test('a process that dies in a migration leaves nothing half done', { timeout: TIME_MS }, async () => {
  expect(await runDeathInMigration(postgresUrl || null)).toContain('whole');
});
