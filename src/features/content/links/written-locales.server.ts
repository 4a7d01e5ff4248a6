/** Finds the locales of an editor-made page, for its canonical URL and those of its translations. */
import { cacheTags } from '#request/cache-tags.ts';
import type { Shop } from '#request/shop.ts';
import type { ContentPageResult } from '../content.port.ts';

type WrittenLocales = {
  /** Prefix of the locale that the page is written in. */
  readonly prefix: string;
  /** Locales with a page of their own. */
  readonly locales: Shop['public']['locales'];
};

/** All locales of the fascia where the content source does not answer. */
export async function findWrittenLocales(
  shop: Shop,
  { path, locale }: Pick<ContentPageResult, 'path' | 'locale'>,
): Promise<WrittenLocales> {
  const { locales, prefix } = shop.public;
  const tag = cacheTags.page({ fascia: shop.fascia.code, path });
  const written = await shop
    .cached(`content-locales:${path}`, [tag], () => listWrittenTags(shop, path))
    .catch((error: unknown) => {
      shop.log.warn({ path, error: String(error) }, 'The translations of a page are unknown.');
      return locales.map((one) => one.tag);
    });
  return {
    prefix: locales.find((one) => one.tag === locale)?.prefix ?? prefix,
    locales: locales.filter((one) => written.includes(one.tag)),
  };
}

async function listWrittenTags(
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
