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

/** Open Graph separates language and region by an underscore. */
function toOpenGraphLocale(tag: string): string {
  return tag.replace('-', '_');
}
