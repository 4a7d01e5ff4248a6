/** Drafts of pages: loads any version, validates and saves the next one. */
import type { Fault } from '#i18n/fault.ts';
import { Problem } from '#kit/problem.ts';
import type { Shop } from '#request/shop.ts';
import type { ContentPageResult, PageVersion } from '../content.port.ts';
import type { ContentPage } from '../content.ts';
import { listPageFaults, pageSchema } from './content-wire.server.ts';

/** A version by number, the newest version, or the page as published at a time. */
export type DraftVersion = { readonly version: number | 'newest' } | { readonly at: Date };

/**
 * Loads the published page when there is no such version, and an empty page when nothing is
 * published.
 * @throws Problem 404 for an invalid path, or for a version number when nothing is published.
 */
export async function loadDraft(
  shop: Shop,
  path: string,
  draft: DraftVersion,
): Promise<ContentPageResult> {
  const { fascia, locale, ports } = shop;
  const scope = { fascia: fascia.code, locale: locale.tag };
  const page =
    'at' in draft
      ? await ports.content.findPage(scope, path, draft.at)
      : ((await ports.contentEditing.findVersion(
          { ...scope, path },
          draft.version === 'newest' ? undefined : draft.version,
        )) ??
        // Without a version in this locale, load the locale that shoppers see as the fallback.
        (await ports.content.findPage(scope, path, shop.now)));
  if (page) return page;
  const isNamed = 'version' in draft && draft.version !== 'newest';
  if (isNamed || !isPath(path))
    throw new Problem(404, 'page.missing', `path: there is no page ${path}.`, { field: 'path' });
  return { path, title: '', description: '', sections: [] };
}

/** True for a path that a page may have. */
function isPath(path: string): boolean {
  return pageSchema.shape.path.safeParse(path).success;
}

/** Parses a page from the editor. A path other than the opened page's is a fault. */
export function parseEditedPage(
  editedPage: unknown,
  path: string,
): { readonly page: ContentPage } | { readonly faults: readonly Fault[] } {
  const parsed = pageSchema.safeParse(editedPage);
  if (!parsed.success) return { faults: listPageFaults(parsed.error) };
  if (parsed.data.path === path) return { page: parsed.data };
  return {
    faults: [
      { path: 'path', code: 'fault.page.otherPath', values: { path, other: parsed.data.path } },
    ],
  };
}

/** Sorted paths of all pages of the fascia, in any language. */
export async function listDraftPaths({ fascia, ports }: Shop): Promise<string[]> {
  const pages = await ports.contentEditing.listPages();
  return [
    ...new Set(pages.filter((page) => page.fascia === fascia.code).map(({ path }) => path)),
  ].toSorted();
}

export function listDraftVersions(
  { fascia, locale, ports }: Shop,
  path: string,
): Promise<readonly PageVersion[]> {
  return ports.contentEditing.listVersions({ fascia: fascia.code, locale: locale.tag, path });
}

export type SavedVersion = { readonly version: number; readonly isPublished: boolean };

/** @throws Problem 409 when a version newer than `basedOn` has been saved. */
export async function saveDraft(
  shop: Shop,
  page: ContentPage,
  basedOn: number,
  isPublished: boolean,
): Promise<SavedVersion> {
  const scope = { fascia: shop.fascia.code, locale: shop.locale.tag };
  const version = await shop.ports.contentEditing.saveDraft(scope, page, basedOn);
  if (isPublished)
    await shop.ports.contentEditing.publish({ ...scope, path: page.path }, version, {
      from: shop.now,
    });
  return { version, isPublished };
}
