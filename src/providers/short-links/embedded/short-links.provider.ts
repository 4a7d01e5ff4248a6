/** Short links in the app's database. */
import type { Database } from '#database/database.ts';
import { SqlError } from '#database/failure.ts';
import { defineStatement } from '#database/statement.ts';
import { createShortCode, SHORT_LINK_DAYS } from '#features/share/short-code.ts';
import type { ShortLinks } from '#features/share/short-links.port.ts';
import { defineProvider } from '#kit/define-provider.ts';

/** A page that has a code keeps it; its link is as new. */
const save = defineStatement<{ code: string }>(
  'shortLinks.save',
  `insert into short_link (code, fascia, path, created_at) values ($1, $2, $3, $4::timestamptz)
   on conflict (fascia, path) do update set created_at = excluded.created_at
   returning code`,
);

const find = defineStatement<{ path: string }>(
  'shortLinks.find',
  'select path from short_link where code = $1 and fascia = $2',
);

const deleteOld = defineStatement<never>(
  'shortLinks.deleteOld',
  `delete from short_link where code in
     (select code from short_link where created_at < $1::timestamptz - make_interval(days => $2::int) limit 5000)`,
);

/** Codes drawn for one link: that two are taken already never happens in practice. */
const MAX_DRAWS = 3;

/** `drawCode` returns a code that another link may have. */
export function createShortLinks(database: Database, drawCode = createShortCode): ShortLinks {
  return {
    async shorten({ fascia, path }, now) {
      for (let draw = 1; ; draw += 1)
        try {
          const [row] = await database.rows(save, [drawCode(), fascia, path, now.toISOString()]);
          if (!row) throw new Error('A short link was saved without its code.');
          return row.code;
        } catch (error) {
          if (draw === MAX_DRAWS || !isTaken(error)) throw error;
        }
    },
    async resolve(fascia, code) {
      const [row] = await database.rows(find, [code, fascia]);
      return row?.path ?? null;
    },
    async cleanUp(now) {
      await database.rows(deleteOld, [now.toISOString(), SHORT_LINK_DAYS]);
    },
  };
}

/** Another page has the code. */
function isTaken(error: unknown): boolean {
  return error instanceof SqlError && error.constraint === 'short_link_pkey';
}

export const provider = defineProvider({
  port: 'shortLinks',
  name: 'embedded',
  create: async (deps) => createShortLinks((await deps.database()) as Database),
});
