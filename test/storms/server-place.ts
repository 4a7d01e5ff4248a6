/** A furnished database and the servers on it: one on the embedded, three on one PostgreSQL. */
import { rm } from 'node:fs/promises';
import { type Database, openDatabase } from '#database/database.ts';
import { silentLog } from '#kit/log.ts';
import { makeDataDir, makePostgresDatabase } from '../databases.ts';
import type { LineProxy } from './proxy.ts';
import { type Server, type ServerPlace, startServer } from './server.ts';
import { mustNotDrift, type Size } from './storm.ts';

export type Servers = readonly [Server, ...Server[]];

/** What is done to running servers. Storms may follow each other on the same ones. */
export type ServerStorm = {
  /** Puts in place what it needs, before any server starts. */
  readonly furnish: (database: Database, size: Size) => Promise<void>;
  readonly run: (servers: Servers, size: Size) => Promise<string>;
};

export type OpenServers = {
  readonly servers: Servers;
  /** The servers' own folder; the first's where there are several. */
  readonly dataDir: string;
  /** Of the PostgreSQL that they share. */
  readonly databaseUrl: string | null;
  /** kill -9 of the first, and another in its place. */
  readonly restart: () => Promise<Server>;
  /** Another in the place of one that was killed. */
  readonly startAnew: (killed: Server) => Promise<Server>;
  /** Stops them and audits the stock. */
  readonly stop: () => Promise<void>;
  /** Whatever is left, without a word. */
  readonly drop: () => Promise<void>;
};

export type Settings = Readonly<Record<string, string>>;

export type Wiring = {
  readonly settings?: Settings | undefined;
  /** The last server's line to the PostgreSQL. */
  readonly proxy?: LineProxy;
};

/** `serverUrl` is the PostgreSQL's, null for the embedded database. */
export async function openServers(
  serverUrl: string | null,
  furnish: (database: Database) => Promise<void>,
  { settings = {}, proxy }: Wiring = {},
): Promise<OpenServers> {
  const dataDir = await makeDataDir();
  const postgres = serverUrl === null ? null : await makePostgresDatabase(serverUrl);
  const place = { dataDir, settings, ...(postgres && { databaseUrl: postgres.url }) };
  const open = () => openDatabase({ ...place, log: silentLog });
  const servers: Server[] = [];
  const drop = async () => {
    await Promise.all(servers.map(({ child }) => child.kill()));
    await postgres?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const before = await open();
    await furnish(before).finally(() => before.close());
    const places = [place, ...(postgres ? placesBeside(place, postgres.url, proxy) : [])];
    const first = await startServer(place);
    servers.push(first, ...(await Promise.all(places.slice(1).map(startServer))));
    const startAnew = async (killed: Server) => {
      const at = servers.indexOf(killed);
      const again = await startServer(places[at] ?? place);
      servers[at] = again;
      return again;
    };
    const restart = async () => {
      await servers[0]?.child.kill();
      return await startAnew(servers[0] ?? first);
    };
    const stop = async () => {
      await Promise.all(servers.map(({ child }) => child.kill('SIGTERM')));
      const after = await open();
      await mustNotDrift(after).finally(() => after.close());
    };
    return {
      servers: [first, ...servers.slice(1)],
      dataDir,
      databaseUrl: postgres?.url ?? null,
      restart,
      startAnew,
      stop,
      drop,
    };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** Each with a folder of its own, as on machines of their own. */
function placesBeside(
  place: ServerPlace,
  databaseUrl: string,
  proxy: LineProxy | undefined,
): readonly ServerPlace[] {
  return [
    { ...place, dataDir: `${place.dataDir}/second` },
    {
      ...place,
      dataDir: `${place.dataDir}/third`,
      databaseUrl: proxy?.route(databaseUrl) ?? databaseUrl,
    },
  ];
}

export async function runOnServers(
  serverUrl: string | null,
  storm: ServerStorm,
  size: Size,
  settings?: Settings,
): Promise<string> {
  const { servers, stop, drop } = await openServers(
    serverUrl,
    (database) => storm.furnish(database, size),
    { settings },
  );
  try {
    const figures = await storm.run(servers, size);
    await stop();
    return figures;
  } finally {
    await drop();
  }
}
