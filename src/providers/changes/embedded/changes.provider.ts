/** The outbox, read in an order that no late commit can slip behind. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { Change, Changes } from '#features/changes/changes.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { Problem } from '#kit/problem.ts';

/** Followers read every second; one that was away for longer than this begins anew. */
const KEPT_HOURS = 72;
const PRUNE_EVERY_MS = 10 * 60_000;

/** Every transaction below the snapshot's lower edge has ended, so what it wrote is there or never will be. */
const findHead = defineStatement<{ edge: string }>('change.head', 'select pg_snapshot_xmin(pg_current_snapshot())::text as edge');

const readAfter = defineStatement<Change & { transaction: string; id: string }>(
  'change.read',
  `select topic, key, transaction_id::text as transaction, id::text as id from change
   where (transaction_id, id) > ($1::xid8, $2::bigint) and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
   order by transaction_id, id limit $3`,
);

const prune = defineStatement<never>(
  'change.prune',
  `delete from change where id in (
     select id from change where created_at < now() - interval '${KEPT_HOURS} hours' order by created_at limit 5000
   )`,
);

function parseCursor(cursor: string): [string, string] {
  const [, transaction, id] = /^(\d{1,20}):(\d{1,18})$/.exec(cursor) ?? [];
  if (transaction === undefined || id === undefined) throw new Problem(400, 'changes.cursor', 'No such place in the feed of changes');
  return [transaction, id];
}

export function createChanges(database: Database): Changes {
  let prunedAt = 0;
  return {
    async head() {
      const [row] = await database.rows(findHead);
      return `${row?.edge ?? 0}:0`;
    },
    async read(after, limit) {
      const rows = await database.rows(readAfter, [...parseCursor(after), limit]);
      if (Date.now() - prunedAt > PRUNE_EVERY_MS) {
        prunedAt = Date.now();
        await database.rows(prune);
      }
      const last = rows.at(-1);
      return { changes: rows.map(({ topic, key }) => ({ topic, key })), cursor: last ? `${last.transaction}:${last.id}` : after };
    },
  };
}

export const provider = defineProvider({
  port: 'changes',
  name: 'embedded',
  create: async (deps) => createChanges((await deps.database()) as Database),
});
