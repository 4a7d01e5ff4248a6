/** META-1: metadata that all pages of a site share: its name and language, and its app. */
import type { ShopPublic } from '#request/shop.ts';

type SiteMetaProps = { readonly shop: Pick<ShopPublic, 'fascia' | 'locale' | 'locales'> };

export function SiteMeta({ shop: { fascia, locale, locales } }: SiteMetaProps) {
  const others = locales.filter(({ tag }) => tag !== locale.tag);
  return (
    <>
      {fascia.iosAppId !== undefined && (
        <meta name="apple-itunes-app" content={`app-id=${fascia.iosAppId}`} />
      )}
      <meta property="og:site_name" content={fascia.name} />
      <meta property="og:locale" content={toOpenGraphLocale(locale.tag)} />
      {others.map(({ tag }) => (
        <meta key={tag} property="og:locale:alternate" content={toOpenGraphLocale(tag)} />
      ))}
    </>
  );
}

/**
 * Open Graph separates language and region by an underscore, and requires a region. Arabic without
 * a country is `ar_AR` there; other languages get their most likely region.
 */
function toOpenGraphLocale(tag: string): string {
  if (tag === 'ar') return 'ar_AR';
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
