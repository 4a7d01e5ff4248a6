/** Reads the metadata of a page from its HTML. */

export type PageHead = {
  readonly titles: readonly string[];
  readonly canonical: string | null;
  /** `localeTag href`, sorted. */
  readonly alternates: readonly string[];
  /** Content of a `<meta>` by its name or property; null without one. */
  readonly meta: (name: string) => string | null;
  readonly structuredData: readonly unknown[];
};

export function parsePageHead(html: string): PageHead {
  const linksOf = (rel: string) =>
    listElements(html, 'link').filter((attributes) => attributes.rel === rel);
  const metaElements = listElements(html, 'meta');
  return {
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => title),
    canonical: linksOf('canonical')[0]?.href ?? null,
    alternates: linksOf('alternate')
      .flatMap(({ hreflang, href = '' }) => (hreflang ? [`${hreflang} ${href}`] : []))
      .toSorted(),
    meta: (name) =>
      metaElements.find((attributes) => (attributes.name ?? attributes.property) === name)
        ?.content ?? null,
    structuredData: [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g),
    ].map(([, json = '']): unknown => JSON.parse(json)),
  };
}

function listElements(html: string, name: string): readonly Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  );
}
