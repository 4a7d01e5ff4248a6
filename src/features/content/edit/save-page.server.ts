/** Saves a page and, unless it is a draft, publishes it; an identical page is not saved again. */
import { isDeepStrictEqual } from 'node:util';
import type { Reason } from '#i18n/fault.ts';
import { Problem } from '#kit/problem.ts';
import type { ContentEditing, ContentScope, PageVersion } from '../content.port.ts';
import type { ContentPage } from '../content.ts';
import type { PageSaveOptions, SavedPage } from './content-admin.ts';
import { requireCompletePage } from './require-complete-page.server.ts';

export type PageSaving = Pick<
  ContentEditing,
  'listVersions' | 'findVersion' | 'saveDraft' | 'publish'
>;

/** Replaces the published version without a conflict check. False when it is identical. */
export async function savePage(
  editing: PageSaving,
  scope: ContentScope,
  page: ContentPage,
  now: Date,
): Promise<boolean> {
  return (await saveBasedOn(editing, scope, page, { base: null, isForced: true }, now)).isNew;
}

/**
 * @throws Problem 409 when the page is not based on the latest published version, or when
 * another save happened at the same time; 422 for a placeholder, unless it is a draft.
 */
export async function saveBasedOn(
  editing: PageSaving,
  scope: ContentScope,
  page: ContentPage,
  { base, isForced = false, isDraft = false }: PageSaveOptions,
  now: Date,
): Promise<SavedPage> {
  const name = { ...scope, path: page.path };
  if (!isDraft) requireCompletePage(name, page);
  const versions = await editing.listVersions(name);
  const sameVersion = await findSame(
    editing,
    scope,
    page,
    isDraft ? (versions[0] ?? null) : findPublished(versions, now),
  );
  if (sameVersion !== null) return { version: sameVersion, isNew: false };
  if (!isForced && findBaseConflict(versions, base, now) !== null)
    throw new Problem(
      409,
      'content.changed',
      'version: the shop has another version than the file was exported from; export it again.',
      {
        field: 'version',
      },
    );
  const version = await editing.saveDraft(scope, page, versions[0]?.version ?? 0);
  if (!isDraft) await editing.publish(name, version, { from: now });
  return { version, isNew: true };
}

/**
 * Reason why `saveBasedOn` would refuse; null when it would not, or when the page is already
 * published.
 */
export async function findConflict(
  editing: PageSaving,
  scope: ContentScope,
  page: ContentPage,
  base: number | null,
  now: Date,
): Promise<Reason | null> {
  const versions = await editing.listVersions({ ...scope, path: page.path });
  const conflict = findBaseConflict(versions, base, now);
  return conflict === null ||
    (await findSame(editing, scope, page, findPublished(versions, now))) !== null
    ? null
    : conflict;
}

async function findSame(
  editing: PageSaving,
  scope: ContentScope,
  page: ContentPage,
  other: PageVersion | null,
): Promise<number | null> {
  if (!other) return null;
  const content = await editing.findVersion({ ...scope, path: page.path }, other.version);
  return isDeepStrictEqual(content, page) ? other.version : null;
}

/** Reason why a page based on `base` would overwrite a newer version; null if it would not. */
function findBaseConflict(
  versions: readonly PageVersion[],
  base: number | null,
  now: Date,
): Reason | null {
  const published = versions.filter(({ publishAt }) => publishAt !== null);
  const shown = findPublished(versions, now);
  if (base === null) {
    const [latestPublished] = published;
    return latestPublished
      ? {
          code: 'fault.version.unnamed',
          values: { version: latestPublished.version, moment: formatPublishTime(latestPublished) },
        }
      : null;
  }
  if (versions.length === 0) return { code: 'fault.version.deleted', values: { base } };
  if (!versions.some(({ version }) => version === base))
    return { code: 'fault.version.unknown', values: { base } };
  const newer = published.find(({ version }) => version > base);
  if (newer)
    return {
      code: 'fault.version.newer',
      values: { base, version: newer.version, moment: formatPublishTime(newer) },
    };
  const wasPublished = published.some(({ version }) => version === base);
  const isTaken = wasPublished && shown?.version !== base && !isScheduled(published, base, now);
  return isTaken ? { code: 'fault.version.withdrawn', values: { base } } : null;
}

function isScheduled(published: readonly PageVersion[], base: number, now: Date): boolean {
  return published.some(
    ({ version, publishAt }) => version === base && publishAt !== null && publishAt > now,
  );
}

function formatPublishTime({ publishAt }: PageVersion): string {
  return publishAt === null ? '' : `${publishAt.toISOString().slice(0, 16)}Z`;
}

/** The version published at `now`: the last to start, unless it has ended. */
export function findPublished(versions: readonly PageVersion[], now: Date): PageVersion | null {
  const [last] = listStartedVersions(versions, now);
  return last && (last.unpublishAt === null || last.unpublishAt > now) ? last : null;
}

/** Versions that had started by `now`, the latest first. */
export function listStartedVersions(versions: readonly PageVersion[], now: Date): PageVersion[] {
  const startOf = ({ publishAt }: PageVersion) => publishAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return versions
    .filter((version) => startOf(version) <= now.getTime())
    .toSorted((item, other) => startOf(other) - startOf(item) || other.version - item.version);
}
