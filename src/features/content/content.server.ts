/** Loads an editor-made page and tags the answer with it. */
import { Problem } from '#kit/problem.ts';
import type { Shop } from '#request/shop.ts';
import type { FoundPage } from './content.port.ts';
import type { WrittenIn } from './content.ts';
import { pageTag } from './page-tag.ts';

/** null when the fascia has no such page; kept until it is published anew, or goes, as is that there is none. */
export function findContentPage(shop: Shop, path: string): Promise<FoundPage | null> {
  const tag = pageTag({ fascia: shop.fascia.code, path });
  return shop.cached(`content:${path}`, [tag], () =>
    shop.ports.content.findPage(
      { fascia: shop.fascia.code, locale: shop.locale.tag },
      path,
      shop.now,
    ),
  );
}

/** Those of the paths that have a page. */
export async function listExistingPages(
  { fascia, locale, ports, now }: Shop,
  paths: readonly string[],
): Promise<string[]> {
  const scope = { fascia: fascia.code, locale: locale.tag };
  const found = await Promise.all(paths.map((path) => ports.content.findPage(scope, path, now)));
  return paths.filter((_path, index) => found[index] != null);
}

/** @throws Problem 404 when the fascia has no such page. */
export async function loadContentPage(shop: Shop, path: string): Promise<FoundPage> {
  const page = await findContentPage(shop, path);
  if (!page)
    throw new Problem(404, 'page.missing', `path: there is no page ${path}.`, { field: 'path' });
  return page;
}

/** What the element around a page's words says of their language, where that is not the one asked for. */
export function describeLanguage({ languages }: Shop, { locale }: FoundPage): WrittenIn {
  if (locale === undefined) return {};
  return { lang: locale, dir: languages.find(({ tag }) => tag === locale)?.direction ?? 'auto' };
}
