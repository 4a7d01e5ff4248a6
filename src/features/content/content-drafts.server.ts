/** Pages before shoppers see them: any version of them, at any time, and the saving of the next. */
import { Problem } from '#kit/problem.ts';
import type { Shop } from '#kit/shop.ts';
import type { FoundPage, PageVersion } from './content.port.ts';
import { pageSchema } from './content-wire.server.ts';

/** A version by its number, the newest, or what shoppers see at a time. */
export type Draft = { readonly version: number | 'newest' } | { readonly at: Date };

/** @throws Problem 404 when there is no such page or version. */
export async function loadDraft(shop: Shop, path: string, draft: Draft): Promise<FoundPage> {
  const { fascia, locale, ports } = shop;
  const scope = { fascia: fascia.code, locale: locale.tag };
  const found =
    'at' in draft
      ? await ports.content.findPage(scope, path, draft.at)
      : ((await ports.contentEditing.findVersion({ ...scope, path }, draft.version === 'newest' ? undefined : draft.version)) ??
        // A page that was never written in this language is shown in the one that shoppers get instead.
        (await ports.content.findPage(scope, path, shop.now)));
  if (!found) throw new Problem(404, 'page.missing', `path: there is no page ${path}.`, { field: 'path' });
  return found;
}

/** Every page of the fascia that has a version in any language. */
export async function listDraftPaths({ fascia, ports }: Shop): Promise<string[]> {
  const pages = await ports.contentEditing.listPages();
  return [...new Set(pages.filter((page) => page.fascia === fascia.code).map(({ path }) => path))].toSorted();
}

export function listDraftVersions({ fascia, locale, ports }: Shop, path: string): Promise<readonly PageVersion[]> {
  return ports.contentEditing.listVersions({ fascia: fascia.code, locale: locale.tag, path });
}

export type Saved = { readonly version: number; readonly isPublished: boolean };

/** @throws Problem 422 for what is no page, 409 when somebody has saved since `basedOn`. */
export async function saveDraft(shop: Shop, given: unknown, basedOn: number, isPublished: boolean): Promise<Saved> {
  const parsed = pageSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') || 'page';
    throw new Problem(422, 'content.page', `${field}: ${issue?.message ?? 'cannot be read'}.`, { field });
  }
  const scope = { fascia: shop.fascia.code, locale: shop.locale.tag };
  const version = await shop.ports.contentEditing.saveDraft(scope, parsed.data, basedOn);
  if (isPublished) await shop.ports.contentEditing.publish({ ...scope, path: parsed.data.path }, version, { from: shop.now });
  return { version, isPublished };
}
