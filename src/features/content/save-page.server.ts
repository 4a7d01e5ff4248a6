/** Saves a page and publishes it at once, as imports do; a page that shoppers see just so already is left alone, and so are its drafts. */
import { isDeepStrictEqual } from 'node:util';
import type { ContentEditing, ContentScope, PageVersion } from './content.port.ts';
import type { ContentPage } from './content.ts';

export type PageSaving = Pick<ContentEditing, 'listVersions' | 'findVersion' | 'saveDraft' | 'publish'>;

/** Whether anything changed. */
export async function savePage(editing: PageSaving, scope: ContentScope, page: ContentPage, now: Date): Promise<boolean> {
  const name = { ...scope, path: page.path };
  const shown = findShown(await editing.listVersions(name), now);
  if (shown && isDeepStrictEqual(await editing.findVersion(name, shown.version), page)) return false;
  const version = await editing.saveDraft(scope, page);
  await editing.publish(name, version, { from: now });
  return true;
}

/** Of a page's versions the one that shoppers see: the last to be published, unless its end has come. */
export function findShown(versions: readonly PageVersion[], now: Date): PageVersion | null {
  const began = ({ publishAt }: PageVersion) => publishAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const [last] = versions
    .filter((version) => began(version) <= now.getTime())
    .toSorted((one, other) => began(other) - began(one) || other.version - one.version);
  return last && (last.unpublishAt === null || last.unpublishAt > now) ? last : null;
}
