/** Structured data of a category or brand: breadcrumbs and listed products. */
import { createBreadcrumbJsonLd } from '#features/catalogue/breadcrumb-json-ld.ts';
import type { ListingData } from '#features/listing/listing-result.ts';
import { productPath } from '#features/offer/offer.ts';
import { links } from '#links';

type Described = Pick<ListingData, 'ancestors' | 'result' | 'state'> & {
  readonly name: string;
  /** Canonical URL of the page. */
  readonly canonical: string;
  /** Path prefix of the locale. */
  readonly prefix: string;
};

/** `BreadcrumbList` and `ItemList` in one graph. */
export function createListingJsonLd({
  name,
  ancestors,
  result,
  state,
  canonical,
  prefix,
}: Described) {
  const offset = (state.page - 1) * state.hitsPerPage;
  const base = `${new URL(canonical).origin}${prefix}`;
  const crumbs = [
    ...ancestors.map((link) => ({ name: link.name, item: `${base}${links.category(link)}` })),
    { name, item: canonical },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      createBreadcrumbJsonLd(crumbs),
      {
        '@type': 'ItemList',
        numberOfItems: result.total,
        itemListElement: result.cards.map((card, index) => ({
          '@type': 'ListItem',
          position: offset + index + 1,
          name: card.name,
          url: `${base}${productPath({ isPremier: false, ...card })}`,
        })),
      },
    ],
  };
}
