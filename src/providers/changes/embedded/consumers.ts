/** Positions of change feed consumers, and pruning of changes that all have read. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { ChangeConsumer } from '#features/changes/changes.port.ts';

/** A consumer that has not read for this long is removed; on return it must rebuild. */
const EXPIRES_MINUTES = 15;
/** Changes are kept at least this long, read or not. */
const RETENTION_MINUTES = 60;
/** Rows deleted by one pruning at most; the rest follows with the next. */
const PRUNE_BATCH_SIZE = 20_000;

const register = defineStatement<never>(
  'change.register',
  `insert into change_consumer (name, position) values ($1, $2::bigint)
   on conflict (name) do update set position = excluded.position, read_at = now()`,
);

const report = defineStatement<{ name: string }>(
  'change.report',
  `update change_consumer set position = greatest(position, $2::bigint), read_at = now()
   where name = $1 and position >= $3::bigint returning name`,
);

const list = defineStatement<ChangeConsumer>(
  'change.consumers',
  `select name, greatest($1::bigint - position, 0)::float8 as behind,
     extract(epoch from clock_timestamp() - read_at)::float8 as "silentSeconds"
   from change_consumer order by name`,
);

const expire = defineStatement<never>(
  'change.expire',
  `delete from change_consumer where read_at < now() - interval '${EXPIRES_MINUTES} minutes'`,
);

const prune = defineStatement<never>(
  'change.prune',
  `delete from change where id in (
     select id from change
     where created_at < now() - interval '${RETENTION_MINUTES} minutes'
       and id <= coalesce((select min(position) from change_consumer), 9223372036854775807)
     order by id limit ${PRUNE_BATCH_SIZE}
   )`,
);

export async function registerConsumer(
  database: Database,
  name: string,
  position: string,
): Promise<void> {
  await database.rows(register, [name, position]);
}

export function listConsumers(
  database: Database,
  until: string,
): Promise<readonly ChangeConsumer[]> {
  return database.rows(list, [until]);
}

/**
 * Returns false for a consumer that has been removed, and where the database no longer has the
 * position that was reported before: it has been restored to an earlier time.
 */
export async function reportPosition(
  database: Database,
  { name, reported }: { readonly name: string; readonly reported: string },
  position: string,
): Promise<boolean> {
  return (await database.rows(report, [name, position, reported])).length > 0;
}

/**
 * Two statements, because a consumer may report while the first waits for its row: the second one's
 * snapshot includes that report. A removed consumer finds out at its next report.
 */
export async function pruneChanges(database: Database): Promise<void> {
  await database.transaction(async (connection) => {
    await connection.rows(expire);
    await connection.rows(prune);
  });
}
