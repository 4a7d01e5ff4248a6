/** Editor-made pages in the house's own database. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { Content, PageName } from '#features/content/content.port.ts';
import type { ContentPage } from '#features/content/content.ts';
import { defineProvider } from '#kit/define-provider.ts';

/** Of each language the version published last; then the language's own, the English one, the one saved first. */
const findPublished = defineStatement<{ page: Omit<ContentPage, 'path'>; locale: string }>(
  'content.find',
  `select page, locale from (
     select distinct on (locale) locale, page, unpublish_at, created_at from content_version
     where fascia = $1 and path = $2 and publish_at <= $4::timestamptz
     order by locale, publish_at desc, version desc
   ) published
   where unpublish_at is null or unpublish_at > $4::timestamptz
   order by locale = $3 desc, locale = 'en-GB' desc, created_at limit 1`,
);

const listTurns = defineStatement<PageName>(
  'content.turns',
  `select fascia, locale, path from content_version where publish_at > $1::timestamptz and publish_at <= $2::timestamptz
   union
   select fascia, locale, path from content_version where unpublish_at > $1::timestamptz and unpublish_at <= $2::timestamptz`,
);

export function createContent(database: Database): Content {
  return {
    async findPage({ fascia, locale }, path, now) {
      const [row] = await database.rows(findPublished, [fascia, path, locale, now.toISOString()]);
      return row ? { path, ...row.page, ...(row.locale !== locale && { locale: row.locale }) } : null;
    },
    listTurns: (after, until) => database.rows(listTurns, [after.toISOString(), until.toISOString()]),
  };
}

export const provider = defineProvider({
  port: 'content',
  name: 'embedded',
  create: async (deps) => createContent((await deps.database()) as Database),
});
