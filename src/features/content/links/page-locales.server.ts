/**
 * Finds the locales of an editor-made page, for its canonical URL and those of its translations.
 */
import { cacheTags } from '#request/cache-tags.ts';
import type { Shop } from '#request/shop.ts';
import type { ContentPageResult } from '../content.port.ts';

type PageLocales = {
  /** Prefix of the locale that the page is written in. */
  readonly prefix: string;
  /** Locales of the page's translations and of the original. */
  readonly locales: Shop['public']['locales'];
};

/** Returns all locales of the fascia if the content source fails. */
export async function findPageLocales(
  shop: Shop,
  { path, locale }: Pick<ContentPageResult, 'path' | 'locale'>,
): Promise<PageLocales> {
  const { locales, prefix } = shop.public;
  const cacheTag = cacheTags.page({ fascia: shop.fascia.code, path });
  const localeTags = await shop
    .cached(`content-locales:${path}`, [cacheTag], () => listLocaleTags(shop, path))
    .catch((error: unknown) => {
      shop.log.warn({ path, error: String(error) }, 'The locales of a page could not be loaded.');
      return locales.map((locale) => locale.tag);
    });
  return {
    prefix: locales.find((candidate) => candidate.tag === locale)?.prefix ?? prefix,
    locales: locales.filter((locale) => localeTags.includes(locale.tag)),
  };
}

async function listLocaleTags(
  { fascia, ports, now, public: { locales } }: Shop,
  path: string,
): Promise<readonly string[]> {
  const pages = await Promise.all(
    locales.map(({ tag }) =>
      ports.content.findPage({ fascia: fascia.code, locale: tag }, path, now),
    ),
  );
  return locales.flatMap(({ tag }, index) => {
    const page = pages[index];
    return page && page.locale === undefined ? [tag] : [];
  });
}
