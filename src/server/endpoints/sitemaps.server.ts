/** Sitemap source of one site: its languages and public origin. */
import type { SitemapSource } from '#features/sitemap/sitemap.server.ts';
import type { Site } from '../app/shop.server.ts';

export function describeSitemap({ fascia, languages, ports, origin }: Site): SitemapSource {
  return {
    ports,
    languages: languages.map(({ locale, currency, prefix }) => ({
      scope: { fascia: fascia.code, locale: locale.tag, currency },
      prefix,
    })),
    origin,
    now: new Date(),
  };
}
