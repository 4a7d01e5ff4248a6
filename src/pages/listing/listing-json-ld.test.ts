/** Tests of the structured data of a listing. */
import { expect, test } from 'vitest';
import { plainTee } from '#features/product-card/product-card.fixtures.ts';
import { EMPTY_LISTING } from '#features/search/listing.ts';
import { listRichResultErrors } from '#test/journeys/support/json-ld/rich-result-errors.ts';
import { createListingJsonLd } from './listing-json-ld.ts';

const listed = { '@type': 'ListItem', name: plainTee.name };

test('a category has its breadcrumb and its list, in absolute URLs of its language', async () => {
  const described = createListingJsonLd({
    name: 'Dresses',
    ancestors: [{ slug: 'womens', name: 'Women' }],
    result: {
      cards: [
        { ...plainTee, slug: 'red-dress' },
        { ...plainTee, slug: 'unlimited', isPremier: true },
      ],
      ...{ total: 36, facets: [] },
    },
    state: { ...EMPTY_LISTING, page: 2 },
    canonical: 'https://shop.test/de/categories/dresses',
    prefix: '/de',
  });
  expect(described['@graph'].map(({ itemListElement }) => itemListElement)).toEqual([
    [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Women',
        item: 'https://shop.test/de/categories/womens',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Dresses',
        item: 'https://shop.test/de/categories/dresses',
      },
    ],
    [
      { ...listed, position: 25, url: 'https://shop.test/de/product/red-dress' },
      { ...listed, position: 26, url: 'https://shop.test/de/premier/unlimited' },
    ],
  ]);
  expect(described['@graph'][1]).toMatchObject({ numberOfItems: 36 });
  expect(await listRichResultErrors([described])).toEqual([]);
});
