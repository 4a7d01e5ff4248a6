/** Child process that opens a database and waits: DATA_DIR, URL or `-`, migrations folder. */
import { openDatabase } from '#database/database.ts';
import { silentLog } from '#kit/log.ts';

const [dataDir = '', databaseUrl = '-', migrations] = process.argv.slice(2);
const start = performance.now();
try {
  const options = {
    dataDir,
    databaseUrl: databaseUrl === '-' ? undefined : databaseUrl,
    log: silentLog,
  };
  process.stdout.write('opening\n');
  await openDatabase(migrations === undefined ? options : { ...options, migrations });
  process.stdout.write(`open after ${Math.round(performance.now() - start)} ms\n`);
  process.stdin.resume();
} catch (error) {
  process.stdout.write(
    `refused after ${Math.round(performance.now() - start)} ms: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exit(1);
}
