/** Structured data of a brand site: the shop, and its name and search URL, for search engines. */
import { links } from '#links';

export function createSiteJsonLd(name: string, canonical: string) {
  const home = canonical.replace(/\/$/, '');
  const shop = `${canonical}#shop`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'OnlineStore',
        '@id': shop,
        name,
        url: canonical,
        logo: new URL('/favicon.ico', canonical).href,
      },
      {
        '@type': 'WebSite',
        name,
        url: canonical,
        publisher: { '@id': shop },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${home}${links.search()}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
