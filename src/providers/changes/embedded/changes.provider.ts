/** Change feed from the app's database, read by id up to the oldest open writer. */
import { randomUUID } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import {
  CHANGES_MISSED,
  type Change,
  type ChangeLag,
  type Changes,
} from '#features/changes/changes.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { Problem } from '#kit/problem.ts';
import { listConsumers, pruneChanges, registerConsumer, reportPosition } from './consumers.ts';

const PRUNE_EVERY_MS = 10 * 60_000;
/** A changed position is reported sooner, since imports wait for it. */
const REPORT_EVERY_MS = 5_000;
const REPORT_CHANGED_MS = 500;

/**
 * `isAhead`: the position is after every change. The edge cannot tell, since writers that have just
 * begun may set it back.
 */
const findEdge = defineStatement<{ edge: string; isAhead: boolean }>(
  'change.edge',
  `select change_edge()::text as edge,
     coalesce(pg_sequence_last_value('change_id_seq'), 0) < $1::bigint as "isAhead"`,
);

const findNewest = defineStatement<{ newest: string }>(
  'change.newest',
  `select coalesce(pg_sequence_last_value('change_id_seq'), 0)::text as newest`,
);

/** A separate statement after `findEdge`, so that its snapshot is later. */
const readBetween = defineStatement<Change & { position: string }>(
  'change.read',
  `select topic, key, id::text as position from change where id > $1::bigint and id <= $2::bigint order by change.id limit $3`,
);

/**
 * Includes changes beyond the edge, so that an open writer that delays the feed shows in the lag.
 */
const measureLag = defineStatement<Pick<ChangeLag, 'changes' | 'seconds'>>(
  'change.lag',
  `select count(*)::int as changes, coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as seconds
   from (select created_at from change where id > $1::bigint order by id limit 10000) unread`,
);

type Consumer = { readonly name: string; position: string; reported: string; reportedAt: number };

function parseCursor(cursor: string): string {
  if (!/^\d{1,18}$/.test(cursor))
    throw new Problem(400, 'changes.cursor', 'There is no such position in the change feed');
  return cursor;
}

async function measureLags(
  database: Database,
  consumers: ReadonlyMap<string, Consumer>,
): Promise<readonly ChangeLag[]> {
  const lags: ChangeLag[] = [];
  for (const [consumer, { position }] of consumers) {
    const [row] = await database.rows(measureLag, [position]);
    lags.push({ consumer, changes: row?.changes ?? 0, seconds: row?.seconds ?? 0 });
  }
  return lags;
}

/** @throws Problem 410 for a position that the feed does not have. */
async function readEdge(database: Database, position = '0'): Promise<string> {
  const [row] = await database.rows(findEdge, [position]);
  if (row?.isAhead)
    throw new Problem(410, CHANGES_MISSED, 'The database has been restored to an earlier time');
  return row?.edge ?? '0';
}

/** At most `limit` changes after the position, and the next cursor. */
async function readChanges(
  database: Database,
  position: string,
  limit: number,
): ReturnType<Changes['read']> {
  const edge = await readEdge(database, position);
  if (BigInt(edge) <= BigInt(position)) return { changes: [], cursor: position };
  const rows = await database.rows(readBetween, [position, edge, limit]);
  const cursor = rows.length === limit ? (rows.at(-1)?.position ?? edge) : edge;
  return { changes: rows.map(({ topic, key }) => ({ topic, key })), cursor };
}

/**
 * Reports the position; must run after the rows were read. A consumer that had expired by then may
 * have missed some of them, as one whose database has been restored to an earlier time.
 * @throws Problem 410 in both cases.
 */
async function report(
  database: Database,
  consumer: Consumer,
  position: string,
  everyMs: number,
): Promise<void> {
  consumer.position = position;
  const due = consumer.reported === position ? everyMs : Math.min(everyMs, REPORT_CHANGED_MS);
  if (Date.now() - consumer.reportedAt < due) return;
  if (!(await reportPosition(database, consumer, position)))
    throw new Problem(
      410,
      CHANGES_MISSED,
      'This consumer may have missed changes: it was away for too long, or the database was restored',
    );
  if (BigInt(position) > BigInt(consumer.reported)) consumer.reported = position;
  consumer.reportedAt = Date.now();
}

export function createChanges(database: Database, reportEveryMs = REPORT_EVERY_MS): Changes {
  const consumers = new Map<string, Consumer>();
  let prunedAt = Date.now();

  async function pruneNowAndThen(): Promise<void> {
    if (Date.now() - prunedAt < PRUNE_EVERY_MS) return;
    prunedAt = Date.now();
    await pruneChanges(database);
  }

  return {
    async head(label) {
      const position = await readEdge(database);
      if (label !== undefined) {
        const name = consumers.get(label)?.name ?? `${label} ${randomUUID()}`;
        await registerConsumer(database, name, position);
        consumers.set(label, { name, position, reported: position, reportedAt: Date.now() });
      }
      return position;
    },

    async read(after, limit, label) {
      const position = parseCursor(after);
      const page = await readChanges(database, position, limit);
      const consumer = label === undefined ? undefined : consumers.get(label);
      // A read of no changes is there to confirm the position.
      const everyMs = limit === 0 ? 0 : reportEveryMs;
      if (consumer) await report(database, consumer, position, everyMs);
      await pruneNowAndThen();
      return page;
    },

    lag: () => measureLags(database, consumers),

    async newest() {
      const [row] = await database.rows(findNewest);
      return row?.newest ?? '0';
    },

    consumers: (until) => listConsumers(database, parseCursor(until)),
  };
}

export const provider = defineProvider({
  port: 'changes',
  name: 'embedded',
  create: async (deps) => createChanges((await deps.database()) as Database),
});
