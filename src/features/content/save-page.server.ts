/** Saves a page and publishes it at once, as imports do; a page that is published just so already is left alone. */
import { isDeepStrictEqual } from 'node:util';
import type { ContentEditing, ContentScope } from './content.port.ts';
import type { ContentPage } from './content.ts';

export type PageSaving = Pick<ContentEditing, 'listVersions' | 'findVersion' | 'saveDraft' | 'publish'>;

/** Whether anything changed. */
export async function savePage(editing: PageSaving, scope: ContentScope, page: ContentPage, now: Date): Promise<boolean> {
  const name = { ...scope, path: page.path };
  const [newest] = await editing.listVersions(name);
  const isPublished = newest?.publishAt != null && newest.publishAt <= now && newest.unpublishAt === null;
  if (isPublished && isDeepStrictEqual(await editing.findVersion(name, newest.version), page)) return false;
  const version = await editing.saveDraft(scope, page);
  await editing.publish(name, version, { from: now });
  return true;
}
