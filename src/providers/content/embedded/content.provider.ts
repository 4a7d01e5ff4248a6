/** Published pages in the database. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { Content, ContentPageResult, PageName } from '#features/content/content.port.ts';
import type { ContentPage } from '#features/content/content.ts';
import { defineProvider } from '#kit/define-provider.ts';

/** A version can be saved after the time from which it is published. */
const CHANGED_ON = `to_char(greatest(publish_at, created_at) at time zone 'UTC', 'YYYY-MM-DD')
  as "changedOn"`;

/**
 * Latest published version of each locale; of these the requested locale, else en-GB, else the
 * oldest.
 */
const findPublished = defineStatement<Omit<PageRow, 'path'>>(
  'content.find',
  `select page, locale, ${CHANGED_ON} from (
     select distinct on (locale) locale, page, publish_at, unpublish_at, created_at
     from content_version
     where fascia = $1 and path = $2 and publish_at <= $4::timestamptz
     order by locale, publish_at desc, version desc
   ) published
   where unpublish_at is null or unpublish_at > $4::timestamptz
   order by locale = $3 desc, locale = 'en-GB' desc, created_at limit 1`,
);

/** Same selection as `findPublished`, for all paths below `pages/`. */
const listPublished = defineStatement<PageRow>(
  'content.published',
  `select distinct on (path) path, page, locale, ${CHANGED_ON} from (
     select distinct on (path, locale) path, locale, page, publish_at, unpublish_at, created_at
     from content_version
     where fascia = $1 and path like 'pages/%' and path > $4 and publish_at <= $3::timestamptz
     order by path, locale, publish_at desc, version desc
   ) published
   where unpublish_at is null or unpublish_at > $3::timestamptz
   order by path, locale = $2 desc, locale = 'en-GB' desc, created_at limit $5`,
);

const listScheduled = defineStatement<PageName>(
  'content.turns',
  `select fascia, locale, path from content_version where publish_at > $1::timestamptz and publish_at <= $2::timestamptz
   union
   select fascia, locale, path from content_version where unpublish_at > $1::timestamptz and unpublish_at <= $2::timestamptz`,
);

export function createContent(database: Database): Content {
  return {
    async findPage({ fascia, locale }, path, now) {
      const [row] = await database.rows(findPublished, [fascia, path, locale, now.toISOString()]);
      return row ? toPage({ ...row, path }, locale) : null;
    },
    async listPublished({ fascia, locale }, now, { after, limit }) {
      const rows = await database.rows(listPublished, [
        fascia,
        locale,
        now.toISOString(),
        after,
        limit,
      ]);
      return rows.map((row) => toPage(row, locale));
    },
    listScheduled: (after, until) =>
      database.rows(listScheduled, [after.toISOString(), until.toISOString()]),
  };
}

type PageRow = {
  readonly path: string;
  readonly page: Omit<ContentPage, 'path'>;
  readonly locale: string;
  readonly changedOn: string;
};

function toPage(
  { path, page, locale, changedOn }: PageRow,
  requestedLocale: string,
): ContentPageResult {
  return { path, ...page, changedOn, ...(locale !== requestedLocale && { locale }) };
}

export const provider = defineProvider({
  port: 'content',
  name: 'embedded',
  create: async (deps) => createContent((await deps.database()) as Database),
});
