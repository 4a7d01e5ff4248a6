/** Stores page versions in the database, and adds published changes to the change feed. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import type { ContentEditing, PageName } from '#features/content/content.port.ts';
import type { ContentPage } from '#features/content/content.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { Problem } from '#kit/problem.ts';

/** Drafts more than this many versions behind the newest are deleted; published versions never. */
const MAX_DRAFTS = 200;

type VersionRow = {
  version: number;
  created_at: Date;
  publish_at: Date | null;
  unpublish_at: Date | null;
};

const lockPage = defineStatement<never>(
  'content.lock',
  'select pg_advisory_xact_lock(hashtextextended($1, 0))',
);

const listPages = defineStatement<PageName>(
  'content.pages',
  'select distinct fascia, locale, path from content_version order by fascia, path, locale',
);

const listVersions = defineStatement<VersionRow>(
  'content.versions',
  `select version, created_at, publish_at, unpublish_at from content_version
   where fascia = $1 and locale = $2 and path = $3 order by version desc`,
);

const findVersion = defineStatement<{ page: Omit<ContentPage, 'path'> }>(
  'content.version',
  `select page from content_version where fascia = $1 and locale = $2 and path = $3 and ($4::int is null or version = $4::int)
   order by version desc limit 1`,
);

const insertVersion = defineStatement<never>(
  'content.insert',
  'insert into content_version (fascia, locale, path, version, page) values ($1, $2, $3, $4, $5::jsonb)',
);

const deleteDrafts = defineStatement<never>(
  'content.deleteDrafts',
  'delete from content_version where fascia = $1 and locale = $2 and path = $3 and version <= $4 and publish_at is null',
);

const publishVersion = defineStatement<{ version: number }>(
  'content.publish',
  `update content_version set publish_at = $5::timestamptz, unpublish_at = $6::timestamptz
   where fascia = $1 and locale = $2 and path = $3 and version = $4 returning version`,
);

/** Ends the current publication and cancels scheduled ones. */
const unpublishPage = defineStatement<never>(
  'content.unpublish',
  `update content_version set
     publish_at = case when publish_at < $4::timestamptz then publish_at end,
     unpublish_at = case when publish_at < $4::timestamptz then least(unpublish_at, $4::timestamptz) end
   where fascia = $1 and locale = $2 and path = $3 and publish_at is not null`,
);

const removePage = defineStatement<{ version: number }>(
  'content.remove',
  'delete from content_version where fascia = $1 and locale = $2 and path = $3 returning version',
);

export function createContentEditing(database: Database): ContentEditing {
  return {
    listPages: () => database.rows(listPages),
    listVersions: async (name) => (await database.rows(listVersions, keyOf(name))).map(toVersion),
    async findVersion(name, version) {
      const [row] = await database.rows(findVersion, [...keyOf(name), version ?? null]);
      return row ? { path: name.path, ...row.page } : null;
    },
    saveDraft: ({ fascia, locale }, page, basedOn) =>
      database.transaction((connection) =>
        insertDraft(connection, { fascia, locale, path: page.path }, page, basedOn),
      ),
    publish: (name, version, { from, until = null }) =>
      database.transaction(async (connection) => {
        if (until && until <= from)
          throw new Problem(422, 'content.times', 'until: must be after from.', {
            field: 'until',
          });
        const values = [...keyOf(name), version, from.toISOString(), until?.toISOString() ?? null];
        const [published] = await connection.rows(publishVersion, values);
        if (!published)
          throw new Problem(
            404,
            'content.version',
            `version: ${name.path} has no version ${version}.`,
            { field: 'version' },
          );
        await publishPageChange(connection, name);
      }),
    unpublish: (name, now) =>
      database.transaction(async (connection) => {
        await connection.rows(unpublishPage, [...keyOf(name), now.toISOString()]);
        await publishPageChange(connection, name);
      }),
    remove: (name) =>
      database.transaction(async (connection) => {
        await connection.rows(lockPage, [nameOf(name)]);
        const removed = await connection.rows(removePage, keyOf(name));
        if (removed.length > 0) await publishPageChange(connection, name);
        return removed.length;
      }),
  };
}

/** Takes a lock per page, so that concurrent saves get consecutive version numbers. */
async function insertDraft(
  connection: Connection,
  name: PageName,
  page: ContentPage,
  basedOn?: number,
): Promise<number> {
  await connection.rows(lockPage, [nameOf(name)]);
  const [newest] = await connection.rows(listVersions, keyOf(name));
  const last = newest?.version ?? 0;
  if (basedOn !== undefined && basedOn !== last)
    throw new Problem(
      409,
      'content.changed',
      `basedOn: ${name.path} has been saved since; its version is ${last} now.`,
      {
        field: 'basedOn',
      },
    );
  const { path: _, ...content } = page;
  await connection.rows(insertVersion, [...keyOf(name), last + 1, JSON.stringify(content)]);
  await connection.rows(deleteDrafts, [...keyOf(name), last + 1 - MAX_DRAFTS]);
  return last + 1;
}

function publishPageChange(connection: Connection, name: PageName): Promise<void> {
  return publishChanges(connection, 'page', [nameOf(name)]);
}

function nameOf({ fascia, locale, path }: PageName): string {
  return `${fascia}|${locale}|${path}`;
}

function keyOf({ fascia, locale, path }: PageName): [string, string, string] {
  return [fascia, locale, path];
}

function toVersion({
  version,
  created_at: savedAt,
  publish_at: publishAt,
  unpublish_at: unpublishAt,
}: VersionRow) {
  return { version, savedAt, publishAt, unpublishAt };
}

export const provider = defineProvider({
  port: 'contentEditing',
  name: 'embedded',
  create: async (deps) => createContentEditing((await deps.database()) as Database),
});
