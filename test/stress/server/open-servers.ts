/** Servers on a prepared database: one on the embedded database, or three on one PostgreSQL. */
import { rm } from 'node:fs/promises';
import { type Database, openDatabase } from '#database/database.ts';
import { silentLog } from '#kit/log.ts';
import { makeDataDir, makePostgresDatabase } from '../../databases/databases.ts';
import type { DatabaseProxy } from '../faults/proxy.ts';
import { expectNoStockMismatch, type Size } from '../stress-test.ts';
import { type Server, type ServerDatabase, startServer } from './server.ts';

export type Servers = readonly [Server, ...Server[]];

/** Scenario against running servers, which may already have been through other stress tests. */
export type ServerStressTest = {
  /** Prepares data before any server starts. */
  readonly prepareData: (database: Database, size: Size) => Promise<void>;
  readonly run: (servers: Servers, size: Size) => Promise<string>;
};

export type OpenServers = {
  readonly servers: Servers;
  /** Data folder of the first server. */
  readonly dataDir: string;
  /** URL of the shared PostgreSQL database; null for the embedded one. */
  readonly databaseUrl: string | null;
  /** Sends kill -9 to the first server and starts a replacement. */
  readonly restart: () => Promise<Server>;
  /** Starts a replacement for a killed server. */
  readonly startReplacement: (killed: Server) => Promise<Server>;
  /** Stops the servers and audits the stock. */
  readonly stop: () => Promise<void>;
  /** Kills remaining servers, and removes the database and the folder. */
  readonly drop: () => Promise<void>;
};

export type Settings = Readonly<Record<string, string>>;

export type ServerOptions = {
  readonly settings?: Settings | undefined;
  /** Proxy for the database connections of the last server. */
  readonly proxy?: DatabaseProxy;
};

/** `serverUrl` is the PostgreSQL server; null for the embedded database. */
export async function openServers(
  serverUrl: string | null,
  prepareData: (database: Database) => Promise<void>,
  { settings = {}, proxy }: ServerOptions = {},
): Promise<OpenServers> {
  const dataDir = await makeDataDir();
  const postgres = serverUrl === null ? null : await makePostgresDatabase(serverUrl);
  const location = { dataDir, settings, ...(postgres && { databaseUrl: postgres.url }) };
  const open = () => openDatabase({ ...location, log: silentLog });
  const servers: Server[] = [];
  const drop = async () => {
    await Promise.all(servers.map(({ child }) => child.kill()));
    await postgres?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const before = await open();
    await prepareData(before).finally(() => before.close());
    const locations = [
      location,
      ...(postgres ? furtherLocations(location, postgres.url, proxy) : []),
    ];
    const first = await startServer(location);
    servers.push(first, ...(await Promise.all(locations.slice(1).map(startServer))));
    const startReplacement = async (killed: Server) => {
      const index = servers.indexOf(killed);
      const replacement = await startServer(locations[index] ?? location);
      servers[index] = replacement;
      return replacement;
    };
    const restart = async () => {
      await servers[0]?.child.kill();
      return await startReplacement(servers[0] ?? first);
    };
    const stop = async () => {
      await Promise.all(servers.map(({ child }) => child.kill('SIGTERM')));
      const after = await open();
      await expectNoStockMismatch(after).finally(() => after.close());
    };
    return {
      servers: [first, ...servers.slice(1)],
      dataDir,
      databaseUrl: postgres?.url ?? null,
      restart,
      startReplacement,
      stop,
      drop,
    };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** Two further servers with separate data folders, as on separate machines. */
function furtherLocations(
  location: ServerDatabase,
  databaseUrl: string,
  proxy: DatabaseProxy | undefined,
): readonly ServerDatabase[] {
  return [
    { ...location, dataDir: `${location.dataDir}/second` },
    {
      ...location,
      dataDir: `${location.dataDir}/third`,
      databaseUrl: proxy?.route(databaseUrl) ?? databaseUrl,
    },
  ];
}

export async function runOnServers(
  serverUrl: string | null,
  stressTest: ServerStressTest,
  size: Size,
  settings?: Settings,
): Promise<string> {
  const { servers, stop, drop } = await openServers(
    serverUrl,
    (database) => stressTest.prepareData(database, size),
    { settings },
  );
  try {
    const figures = await stressTest.run(servers, size);
    await stop();
    return figures;
  } finally {
    await drop();
  }
}
