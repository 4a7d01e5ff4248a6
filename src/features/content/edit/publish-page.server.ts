/** Publishing of saved versions: publish one, unpublish the page, roll back to an earlier one. */
import { Problem } from '#kit/problem.ts';
import type { ContentEditing, PageName, PageVersion } from '../content.port.ts';
import { formatPageName, requireCompletePage } from './require-complete-page.server.ts';
import { findPublished, listStartedVersions } from './save-page.server.ts';

/**
 * Versions of the page, the newest first.
 *
 * @throws Problem 404 for a page that has none.
 */
export async function requireVersions(
  editing: ContentEditing,
  name: PageName,
): Promise<readonly PageVersion[]> {
  const versions = await editing.listVersions(name);
  if (versions.length > 0) return versions;
  const reason = `page: there is no ${formatPageName(name)}.`;
  throw new Problem(404, 'content.missing', reason, { field: 'page' });
}

/**
 * Publishes the newest version when `version` is null, and from now on when `from` is null.
 * @throws Problem 404 for an unknown version, 422 for a `from` in the past or a placeholder.
 */
export async function publishVersion(
  editing: ContentEditing,
  name: PageName,
  version: number | null,
  { from, until }: { readonly from: Date | null; readonly until: Date | null },
  now: () => Date,
): Promise<number> {
  const [newest] = await requireVersions(editing, name);
  const selectedVersion = version ?? newest?.version ?? 0;
  const moment = now();
  // A version published after a past `from` would still take precedence.
  if (from && from < moment)
    throw new Problem(
      422,
      'content.times',
      'from: that time has passed; without `from` the page is published now.',
      { field: 'from' },
    );
  requireCompletePage(name, await editing.findVersion(name, selectedVersion));
  await editing.publish(name, selectedVersion, { from: from ?? moment, until });
  return selectedVersion;
}

/** @throws Problem 409 when the page is neither published nor scheduled. */
export async function unpublishPage(
  editing: ContentEditing,
  name: PageName,
  now: () => Date,
): Promise<void> {
  const versions = await requireVersions(editing, name);
  const moment = now();
  const isScheduled = versions.some(({ publishAt }) => publishAt !== null && publishAt > moment);
  if (!findPublished(versions, moment) && !isScheduled) {
    const reason = `page: ${formatPageName(name)} is not published.`;
    throw new Problem(409, 'content.unpublished', reason, { field: 'page' });
  }
  await editing.unpublish(name, moment);
}

/**
 * Publishes a copy of an earlier version; when `version` is null, of the one published before the
 * current one.
 */
export async function rollBack(
  editing: ContentEditing,
  name: PageName,
  version: number | null,
  now: () => Date,
): Promise<{ readonly version: number; readonly copied: number }> {
  const versions = await requireVersions(editing, name);
  const copied = version ?? findBefore(name, versions, now());
  const page = await editing.findVersion(name, copied);
  if (!page) {
    const reason = `version: ${formatPageName(name)} has no version ${copied}.`;
    throw new Problem(404, 'content.version', reason, { field: 'version' });
  }
  requireCompletePage(name, page);
  const { fascia, locale } = name;
  const next = await editing.saveDraft({ fascia, locale }, page, versions[0]?.version ?? 0);
  await editing.publish(name, next, { from: now() });
  return { version: next, copied };
}

function findBefore(name: PageName, versions: readonly PageVersion[], now: Date): number {
  const startedVersions = listStartedVersions(versions, now);
  // An unpublished page returns as its last published version.
  const previousVersion = findPublished(versions, now) ? startedVersions[1] : startedVersions[0];
  if (previousVersion) return previousVersion.version;
  const reason = `version: shoppers saw no version of ${formatPageName(name)} before this one.`;
  throw new Problem(409, 'content.version', reason, { field: 'version' });
}
