/** Loads published pages, and tags responses with them for cache purges. */
import { Problem } from '#kit/problem.ts';
import { cacheTags } from '#request/cache-tags.ts';
import type { Shop } from '#request/shop.ts';
import type { ContentPageResult } from './content.port.ts';
import type { LanguageAttributes } from './content.ts';

/**
 * Null when the fascia has no such page. The result, null included, is cached until the page is
 * published, unpublished or changed by its schedule.
 */
export function findContentPage(shop: Shop, path: string): Promise<ContentPageResult | null> {
  const cacheTag = cacheTags.page({ fascia: shop.fascia.code, path });
  return shop.cached(`content:${path}`, [cacheTag], () =>
    shop.ports.content.findPage(
      { fascia: shop.fascia.code, locale: shop.locale.tag },
      path,
      shop.now,
    ),
  );
}

/** Those of the paths that have a published page. */
export async function listExistingPages(
  { fascia, locale, ports, now }: Shop,
  paths: readonly string[],
): Promise<string[]> {
  const scope = { fascia: fascia.code, locale: locale.tag };
  const pages = await Promise.all(paths.map((path) => ports.content.findPage(scope, path, now)));
  return paths.filter((_path, index) => pages[index] != null);
}

/** @throws Problem 404 when the fascia has no such page. */
export async function loadContentPage(shop: Shop, path: string): Promise<ContentPageResult> {
  const page = await findContentPage(shop, path);
  if (!page)
    throw new Problem(404, 'page.missing', `path: there is no page ${path}.`, { field: 'path' });
  return page;
}

/** `lang` and `dir` of the element around a page's text; empty in the requested locale. */
export function toLanguageAttributes(
  { languages }: Shop,
  { locale }: ContentPageResult,
): LanguageAttributes {
  if (locale === undefined) return {};
  return {
    lang: locale,
    dir: languages.find(({ tag }) => tag === locale)?.direction ?? 'auto',
  };
}
