/** Structured data of a brand site: its name and search URL, for search engines. */
import { links } from '#links';

export function describeSite(name: string, canonical: string) {
  const home = canonical.replace(/\/$/, '');
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: canonical,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${home}${links.search()}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
