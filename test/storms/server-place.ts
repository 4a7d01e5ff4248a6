/** A stocked database and the servers on it: one on the embedded, three on one PostgreSQL. */
import { rm } from 'node:fs/promises';
import { type Database, openDatabase } from '#database/database.ts';
import { silentLog } from '#kit/log.ts';
import { makeDataDir, makePostgresDatabase } from '../databases.ts';
import { type Server, startServer } from './server.ts';
import { mustNotDrift } from './storm.ts';

/** `serverUrl` is the PostgreSQL's, null for the embedded database. Audits the stock when the storm is over. */
export async function withServers(
  serverUrl: string | null,
  stock: (database: Database) => Promise<void>,
  storm: (servers: readonly [Server, ...Server[]]) => Promise<string>,
): Promise<string> {
  const dataDir = await makeDataDir();
  const postgres = serverUrl === null ? null : await makePostgresDatabase(serverUrl);
  const place = postgres ? { dataDir, databaseUrl: postgres.url } : { dataDir };
  const open = () => openDatabase({ ...place, log: silentLog });
  const servers: Server[] = [];
  try {
    const before = await open();
    await stock(before).finally(() => before.close());
    const first = await startServer(place);
    servers.push(first);
    // Each with a folder of its own, as on machines of their own.
    if (postgres) for (const name of ['second', 'third']) servers.push(await startServer({ ...place, dataDir: `${dataDir}/${name}` }));
    const figures = await storm([first, ...servers.slice(1)]);
    await Promise.all(servers.map(({ child }) => child.kill('SIGTERM')));
    const after = await open();
    await mustNotDrift(after).finally(() => after.close());
    return figures;
  } finally {
    await Promise.all(servers.map(({ child }) => child.kill()));
    await postgres?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
