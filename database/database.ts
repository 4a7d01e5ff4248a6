/** Opens the database: PostgreSQL by URL, or the embedded PostgreSQL in the data folder. */
import { join } from 'node:path';
import pg from 'pg';
import type { Log } from '#kit/log.ts';
import { type Connection, createConnection, executeOn, withPooledClient } from './connection.ts';
import { type Engine, startEngine } from './embedded/embedded-engine.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import {
  alwaysHealthy,
  createHealthCheck,
  type HealthCheck,
  probePostgres,
} from './health-check/health-check.ts';
import { lockInProcess, lockOnServer } from './lock.ts';
import { migrateDatabase } from './migrate.ts';
import { retryTransaction, runTransaction } from './transaction.ts';

export interface Database extends Connection {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Commits all of `work` or nothing. Runs `work` up to 5 times on serialisation failures and
   * deadlocks, so `work` must have no side effects outside the database.
   */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Takes an advisory lock, exclusive among all processes that share the database; null when it is
   * taken. It is released by the returned function or when the process ends.
   */
  lock(name: string): Promise<(() => Promise<void>) | null>;
  /** Connections of this process's pool. */
  pool(): PoolState;
  close(): Promise<void>;
}

export type PoolState = {
  readonly inUse: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
  readonly max: number;
};

export type DatabaseOptions = {
  /** Absolute path; the embedded database stores its files in the subfolder `database`. */
  readonly dataDir: string;
  /** `postgres://…`; without it the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  readonly log: Log;
  /** URL of the embedded engine's worker thread, for bundles that move this file. */
  readonly workerUrl?: URL;
  readonly statementLimitMs?: number;
  /** Folder of migrations; the default is that of this release. */
  readonly migrations?: string;
};

/**
 * Opens the database and applies pending migrations.
 * @throws `FolderInUseError` when another process uses the embedded database's folder.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openEmbedded(options);
}

async function openPostgres(connectionString: string, options: DatabaseOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    application_name: 'parade',
    // Limits the wait for a busy server; the health check detects a server that is down sooner.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  const healthCheck = createHealthCheck(() => probePostgres(connectionString));
  return finish({ pool, healthCheck, kind: 'postgres', onClose: async () => {} }, options);
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const lock = lockFolder(options.dataDir);
  let engine: Engine | undefined;
  try {
    const started = await startEngine({
      folder: join(options.dataDir, 'database'),
      workerUrl: options.workerUrl ?? new URL('./embedded/embedded-worker.ts', import.meta.url),
      statementLimitMs: options.statementLimitMs ?? 15_000,
      log: options.log,
    });
    engine = started;
    // One connection: the engine has a single session, and the pool queues its clients.
    const pool = new pg.Pool({
      stream: () => started.connect(),
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 5_000,
    });
    const onClose = async () => {
      await started.close();
      lock.release();
    };
    return await finish({ pool, healthCheck: alwaysHealthy, kind: 'embedded', onClose }, options);
  } catch (error) {
    await engine?.close();
    lock.release();
    throw error;
  }
}

type Opened = {
  readonly pool: pg.Pool;
  readonly healthCheck: HealthCheck;
  readonly kind: Database['kind'];
  /** Runs once the pool has ended. */
  readonly onClose: () => Promise<void>;
};

async function finish(
  { pool, healthCheck, kind, onClose }: Opened,
  options: DatabaseOptions,
): Promise<Database> {
  // A client without an error listener would crash the process when its connection breaks; the pool
  // itself listens to idle clients only.
  pool.on('error', () => {});
  pool.on('connect', (client) =>
    client.on('error', (error) =>
      options.log.warn({ reason: error.message }, 'database connection lost'),
    ),
  );
  const withClient = withPooledClient(pool, healthCheck);
  const connection = createConnection(withClient);
  const execute = executeOn(withClient);
  const database: Database = {
    kind,
    rows: (statement, values) => retryTransaction(() => connection.rows(statement, values)),
    build: (work) => retryTransaction(() => connection.build(work)),
    execute: (text, values) => retryTransaction(() => execute(text, values)),
    transaction: (work) => retryTransaction(() => runTransaction(pool, healthCheck, work)),
    lock: kind === 'postgres' ? (name) => lockOnServer(pool, healthCheck, name) : lockInProcess(),
    pool: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: pool.options.max,
    }),
    async close() {
      await pool.end();
      await onClose();
    },
  };
  try {
    await migrateDatabase(pool, options.migrations);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return database;
}
