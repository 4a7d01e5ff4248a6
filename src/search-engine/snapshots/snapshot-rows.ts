/** Positions of written snapshots in the change feed, one row for each file. */
import type { Connection } from '#database/connection.ts';
import { defineStatement } from '#database/statement.ts';

const find = defineStatement<{ position: string }>(
  'searchSnapshot.find',
  'select position::text from search_snapshot where id = $1::uuid',
);
const insert = defineStatement<never>(
  'searchSnapshot.insert',
  'insert into search_snapshot (id, position) values ($1::uuid, $2::bigint)',
);
const move = defineStatement<{ id: string }>(
  'searchSnapshot.move',
  'update search_snapshot set position = $2::bigint where id = $1::uuid returning id',
);
const remove = defineStatement<never>(
  'searchSnapshot.remove',
  'delete from search_snapshot where id = $1::uuid',
);

/**
 * Returns null for a snapshot of another database, of a later state of this one (before a backup
 * was restored), or after which changes have been pruned.
 */
export async function findSnapshot(database: Connection, id: string): Promise<string | null> {
  const [row] = await database.rows(find, [id]);
  return row?.position ?? null;
}

export async function insertSnapshot(
  database: Connection,
  id: string,
  position: string,
): Promise<void> {
  await database.rows(insert, [id, position]);
}

/** Returns false where the row has been deleted, so that the snapshot is useless. */
export async function moveSnapshot(
  database: Connection,
  id: string,
  position: string,
): Promise<boolean> {
  return (await database.rows(move, [id, position])).length > 0;
}

export async function removeSnapshot(database: Connection, id: string): Promise<void> {
  await database.rows(remove, [id]);
}
