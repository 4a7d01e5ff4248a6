/** Publishes to the change feed, in the transaction that makes the change. */
import type { Change } from '#features/changes/changes.port.ts';
import type { Connection } from './connection.ts';
import { defineStatement } from './statement.ts';

const publish = defineStatement<never>(
  'change.publish',
  'insert into change (topic, key) select $1, key from unnest($2::text[]) as key',
);

export async function publishChanges(
  connection: Connection,
  topic: Change['topic'],
  keys: Iterable<string>,
): Promise<void> {
  const uniqueKeys = [...new Set(keys)];
  if (uniqueKeys.length > 0) await connection.rows(publish, [topic, uniqueKeys]);
}
