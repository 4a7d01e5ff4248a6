/** Tests of facets whose HTML is reused by the server. */
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { EMPTY_LISTING, type ListingState } from '#features/search/listing.ts';
import { openMessages } from '#i18n/message-catalogues.tsx';
import { MessagesProvider } from '#i18n/text.tsx';
import { createComponentCache } from '#request/rendering/component-cache.server.tsx';
import { type ComponentCache, ComponentCacheContext } from '#request/rendering/component-cache.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { createFacetValueLabel } from '../../facets/facet-value-label.ts';
import type { FacetView } from '../../listing-result.ts';
import { Facets } from './facets.tsx';

const facets: readonly FacetView[] = [
  { key: 'colour', values: [['green', 12]] },
  {
    key: 'category',
    values: [
      ['soap', 3],
      ['lamps', 9],
    ],
  },
  { key: 'price', values: [], range: [1050, 9999] },
];

const department = (name: string) => [
  { slug: 'soap', name: `${name} soap`, within: 'Beauty' },
  { slug: 'lamps', name: 'Lamps', within: 'Home' },
];

type Shown = { readonly requested?: Partial<ListingState>; readonly name?: string };

function render(cache: ComponentCache | null, { requested, name = 'Plain' }: Shown): string {
  const { text } = openMessages(testShop.locale.tag);
  return renderToString(
    <ComponentCacheContext value={cache}>
      <ShopProvider value={testShop}>
        <MessagesProvider value={openMessages(testShop.locale.tag)}>
          <Facets
            facets={facets}
            requested={{ ...EMPTY_LISTING, ...requested }}
            label={createFacetValueLabel(text, department(name))}
            categories={department(name)}
            onChange={() => undefined}
          />
        </MessagesProvider>
      </ShopProvider>
    </ComponentCacheContext>,
  );
}

test('cached facets equal uncached ones, for any selection and category names', () => {
  const cache = vi.fn(createComponentCache(100_000));
  const pages: readonly Shown[] = [
    {},
    { requested: { refinements: { colour: ['green'] } } },
    { requested: { price: { min: 2000, max: null } } },
    { name: 'Fine' },
    { requested: { page: 2, sort: 'price-asc' } },
  ];
  const expected = pages.map((page) => render(null, page));
  expect(pages.map((page) => render(cache, page))).toEqual(expected);
  expect(pages.map((page) => render(cache, page))).toEqual(expected);
  expect(new Set(expected).size).toBe(4);
  expect(cache).toHaveBeenCalledTimes(2 * pages.length * facets.length);
});
