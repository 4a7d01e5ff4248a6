/** Opens the house's database: PostgreSQL by address, or the embedded one in the data folder. */
import { join } from 'node:path';
import pg from 'pg';
import type { Log } from '#kit/log.ts';
import { type Connection, createConnection, lendFrom } from './connection.ts';
import { type Engine, startEngine } from './embedded-engine.ts';
import { lockFolder } from './folder-lock.ts';
import { alwaysHealthy, askPostgres, createHealthCheck, type HealthCheck } from './health-check.ts';
import { lockInProcess, lockOnServer } from './lock.ts';
import { migrateDatabase } from './migrate.ts';
import { runTransaction, tryAgain } from './transaction.ts';

export interface Database extends Connection {
  readonly kind: 'embedded' | 'postgres';
  /** All or nothing. Runs again, at most 5 times, when another transaction got in the way: no side effects inside. */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** A name that one holds at a time, over all processes that share the database; null when another has it. Goes with its process. */
  lock(name: string): Promise<(() => Promise<void>) | null>;
  close(): Promise<void>;
}

export type DatabaseOptions = {
  /** Absolute path; the embedded database keeps to its `database` folder. */
  readonly dataDir: string;
  /** `postgres://…`; the embedded database when absent. */
  readonly databaseUrl?: string | undefined;
  readonly log: Log;
  /** Where the embedded engine's thread starts, when a bundle moved this file. */
  readonly workerUrl?: URL;
  readonly statementLimitMs?: number;
  /** Without it, tables are as they were. */
  readonly migrations?: string;
};

/** Applies pending migrations. Throws `FolderInUse` when another process has the embedded folder. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openEmbedded(options);
}

async function openPostgres(connectionString: string, options: DatabaseOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    application_name: 'parade',
    // Of a busy database; of one that is away, the pulse tells sooner.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  const healthCheck = createHealthCheck(() => askPostgres(connectionString));
  return finish({ pool, healthCheck, kind: 'postgres', after: async () => {} }, options);
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const lock = lockFolder(options.dataDir);
  let engine: Engine | undefined;
  try {
    const started = await startEngine({
      folder: join(options.dataDir, 'database'),
      workerUrl: options.workerUrl ?? new URL('./embedded-worker.ts', import.meta.url),
      statementLimitMs: options.statementLimitMs ?? 15_000,
      log: options.log,
    });
    engine = started;
    // One connection: the engine is one session, and the pool is the queue before it.
    const pool = new pg.Pool({
      stream: () => started.connect(),
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 5_000,
    });
    const after = async () => {
      await started.close();
      lock.release();
    };
    return await finish({ pool, healthCheck: alwaysHealthy, kind: 'embedded', after }, options);
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
  /** When the pool has ended. */
  readonly after: () => Promise<void>;
};

async function finish(
  { pool, healthCheck, kind, after }: Opened,
  options: DatabaseOptions,
): Promise<Database> {
  // A client that nobody listens to would end the process with its connection; the pool listens to idle ones only.
  pool.on('error', () => {});
  pool.on('connect', (client) =>
    client.on('error', (error) =>
      options.log.warn({ reason: error.message }, 'database connection lost'),
    ),
  );
  try {
    await migrateDatabase(pool, options.migrations);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const connection = createConnection(lendFrom(pool, healthCheck));
  return {
    kind,
    rows: (statement, values) => tryAgain(() => connection.rows(statement, values)),
    build: (work) => tryAgain(() => connection.build(work)),
    transaction: (work) => tryAgain(() => runTransaction(pool, healthCheck, work)),
    lock: kind === 'postgres' ? (name) => lockOnServer(pool, healthCheck, name) : lockInProcess(),
    async close() {
      await pool.end();
      await after();
    },
  };
}
