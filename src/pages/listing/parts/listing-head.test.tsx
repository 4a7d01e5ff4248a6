/** Tests of which listings search engines may index. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListingData } from '#features/listing/listing-result.ts';
import { plainTee } from '#features/product-card/product-card.fixtures.ts';
import { EMPTY_LISTING, type ListingState } from '#features/search/listing.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { ListingHead } from './listing-head.tsx';

function renderHead(total: number, over: Partial<ListingState> = {}): string {
  const data: ListingData = {
    state: { ...EMPTY_LISTING, mode: 'category', category: 'tees', ...over },
    result: { cards: total > 0 ? [plainTee] : [], total, facets: [] },
    ...{ name: 'Tees', ancestors: [], categoryLinks: [] },
    pageUrls: { canonical: 'https://shop.test/categories/tees', alternates: [] },
  };
  return renderToStaticMarkup(
    <ShopProvider value={testShop}>
      <ListingHead title="Tees" data={data} />
    </ShopProvider>,
  );
}

const NOINDEX = '<meta name="robots" content="noindex, follow"/>';

test.each([
  ['a category that holds nothing', renderHead(0)],
  ['a choice of filters', renderHead(3, { refinements: { colour: ['red'] } })],
  ['another order', renderHead(3, { sort: 'price-asc' })],
])('SITE-3: %s is left out of indexes, and names no address for one', (_, html) => {
  expect(html).toContain(NOINDEX);
  expect(html).not.toContain('canonical');
});

test('SITE-3: a category with products may be indexed, by its address', () => {
  expect(renderHead(3)).not.toContain('noindex');
  expect(renderHead(3)).toContain(
    '<link rel="canonical" href="https://shop.test/categories/tees"/>',
  );
});
