/** Every storm in full: `npm run storm`, or `npm run storm -- crash --small`. Ends with 1 when a promise broke. */
import { startThrowAwayPostgres } from '../postgres.ts';
import { runAccountLinks } from './account-links.ts';
import { runBasketModel } from './basket-model.ts';
import { runCrash } from './crash.ts';
import { runDatabaseAway } from './database-away.ts';
import { runDiskFull } from './disk-full.ts';
import { runImportCrash, runImportTwice } from './import-crash.ts';
import { runLastUnit } from './last-unit.ts';
import { runDeathInMigration, runStartTogether } from './migrations.ts';
import { runRetryStorm } from './retry-storm.ts';
import { runSecondProcess } from './second-process.ts';
import { runSearchHostile } from './search-hostile.ts';
import { runServerCrash } from './server-crash.ts';
import { runServerLastUnit } from './server-last-unit.ts';
import { runServerMalformed } from './server-malformed.ts';
import { runServerRetry } from './server-retry.ts';
import { runSecondServer } from './server-second.ts';
import { runServerSignIn } from './server-sign-in.ts';
import { embeddedPlace, postgresPlace, type Size, Skipped } from './storm.ts';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const size: Size = process.argv.includes('--small') ? 'small' : 'full';
const postgres = await startThrowAwayPostgres();
const serverUrl = 'url' in postgres ? postgres.url : null;
let broken = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

async function weather(name: string, run: () => Promise<string>): Promise<void> {
  if (wanted.length > 0 && !wanted.some((word) => name.startsWith(word))) return;
  const start = performance.now();
  try {
    const figures = await run();
    console.log(`kept    ${name}: ${figures} (${Math.round((performance.now() - start) / 100) / 10} s)`);
  } catch (error) {
    if (error instanceof Skipped) {
      console.log(`skipped ${name}: ${error.message}`);
      return;
    }
    broken += 1;
    console.log(`BROKEN  ${name}: ${error instanceof Error ? error.message : error}`);
  }
}

const places = [embeddedPlace(), ...(serverUrl ? [postgresPlace(serverUrl)] : [])];
if ('skipped' in postgres) console.log(`skipped everything on PostgreSQL: ${postgres.skipped}`);
for (const place of places) {
  await weather(`last-unit on ${place.name}`, () => runLastUnit(place, size));
  await weather(`retry-storm on ${place.name}`, () => runRetryStorm(place, size));
  await weather(`basket-model on ${place.name}`, () => runBasketModel(place, size));
  await weather(`account-links on ${place.name}`, () => runAccountLinks(place, size));
}
await weather('crash', () => runCrash(size));
await weather('second-process', runSecondProcess);
await weather('disk-full', runDiskFull);
if (serverUrl) await weather('start-together', () => runStartTogether(serverUrl, size));
await weather('death-in-migration', () => runDeathInMigration(serverUrl));
for (const url of [null, ...(serverUrl ? [serverUrl] : [])]) {
  const place = url === null ? 'embedded' : 'PostgreSQL';
  await weather(`server-last-unit on ${place}`, () => runServerLastUnit(url, size));
  await weather(`server-retry on ${place}`, () => runServerRetry(url, size));
  await weather(`server-sign-in on ${place}`, () => runServerSignIn(url, size));
}
await weather('search-hostile', () => runSearchHostile(size));
if (size === 'full') await weather('search-hostile at 100,000', () => runSearchHostile(size, 100_000));
await weather('server-malformed', () => runServerMalformed(size));
for (const url of [null, ...(serverUrl ? [serverUrl] : [])]) {
  const place = url === null ? 'embedded' : 'PostgreSQL';
  await weather(`import-crash on ${place}`, () => runImportCrash(url, size));
  await weather(`import-twice on ${place}`, () => runImportTwice(url));
}
await weather('server-crash', () => runServerCrash(size));
for (const line of ['closed', 'silent'] as const)
  if (serverUrl) await weather(`database-away, ${line}`, () => runDatabaseAway(serverUrl, size, line));
await weather('server-second', () => runSecondServer(size));
if ('stop' in postgres) await postgres.stop();
process.exit(broken > 0 ? 1 : 0);
