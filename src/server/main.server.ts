/** Server entry: starts the app, fills an empty database, listens, and stops gracefully. */

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as build from 'virtual:react-router/server-build';
import { type ServerType, serve } from '@hono/node-server';
import type { Log } from '#kit/log.ts';
import { publishServerConnection } from '#request/commands/control-file.server.ts';
import { MINIMUM_FORM_RATE } from '#request/read-form.server.ts';
import { type App, createApp } from './app/app.server.ts';
import { type Environment, parseEnvironment } from './app/environment.server.ts';
import { importSampleWhenEmpty } from './app/import-sample-when-empty.server.ts';
import { createLog } from './monitoring/log.server.ts';
import { startTracing } from './monitoring/start-tracing.server.ts';

const GRACE_MS = 10_000;

/**
 * Idle connections stay open longer than load balancers keep them (60 s is usual): a request sent
 * while the server closes the connection would fail. Node requires `headersTimeout` to be longer
 * than `keepAliveTimeout`. Its 300 s for a whole request would cut off forms that may take longer.
 */
const SERVER_OPTIONS = {
  ...{ keepAliveTimeout: 75_000, headersTimeout: 80_000 },
  requestTimeout: MINIMUM_FORM_RATE.maxMs + 30_000,
};

async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const log = createLog(environment.logLevel);
  const stopTracing = environment.tracing ? await startTracing(environment.tracing) : null;
  let controlKey: string = randomUUID();
  const app = await createApp({
    environment,
    log,
    loadBuild: async () => build,
    controlKey: () => controlKey,
  });
  await importSampleWhenEmpty(app.services, environment);
  const server = await listen(app, environment);
  const port = portOf(server);
  const published = await publishServerConnection(environment.dataDir, `http://127.0.0.1:${port}`);
  controlKey = published.key;
  for (const { fascia } of app.services.sites.values())
    console.log(`${fascia.name.padEnd(12)} http://${fascia.hosts[0]}:${port}`);
  const { drainMs } = environment;
  const running = { server, app, withdraw: published.remove, log, drainMs, stopTracing };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(running));
  app.startReviewReindex();
  // Fills the search indexes; one that a request needs meanwhile is filled next.
  await app.services.ports.search
    .ready()
    .catch((error: unknown) =>
      log.warn({ reason: String(error) }, 'A search index is loaded at its first query.'),
    );
}

function listen(app: App, { port, host }: Environment): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const options = { fetch: app.fetch, port, hostname: host, serverOptions: SERVER_OPTIONS };
    const server = serve(options, () => resolve(server));
    server.once('error', reject);
  });
}

function portOf(server: ServerType): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

type Running = {
  readonly server: ServerType;
  readonly app: App;
  /** Removes the control file, by which commands find this server. */
  readonly withdraw: () => Promise<void>;
  readonly log: Log;
  readonly drainMs: number;
  /** Null without traces. */
  readonly stopTracing: (() => Promise<void>) | null;
};

/**
 * Waits for load balancers and running requests, then closes the database. A second signal or the
 * end of the grace period stops the process at once.
 */
async function stop(running: Running): Promise<void> {
  const { server, app, withdraw, log, drainMs, stopTracing } = running;
  app.drain();
  await withdraw();
  await sleep(drainMs);
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  const closed = new Promise((resolve) => server.close(resolve));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  await closed;
  await app.close();
  await stopTracing?.().catch((error: unknown) =>
    log.warn({ reason: String(error) }, 'The last traces were not sent.'),
  );
  log.info({}, 'Stopped.');
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
