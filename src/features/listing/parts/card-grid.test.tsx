/** Tests of the product grid as the server renders it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { plainTee } from '#features/product-card/product-card.fixtures.ts';
import { EMPTY_LISTING } from '#features/search/listing.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { ListingView } from '../listing-view.tsx';
import { CardGrid } from './card-grid.tsx';

function renderToHtml(Component: React.ComponentType): string {
  const Page = createRoutesStub([{ path: '/', Component }]);
  return renderToStaticMarkup(
    <ShopProvider value={testShop}>
      <Page initialEntries={['/']} />
    </ShopProvider>,
  );
}

test.each([
  [
    'the only size chosen where the colour has it',
    'M',
    '/product/plain-tee?colour=moss&amp;size=M',
  ],
  ['no size else', undefined, '/product/plain-tee?colour=moss'],
])('CARD-1: cards of a listing lead to %s', (_, size, href) => {
  const state = { ...EMPTY_LISTING, refinements: { size: ['M'] } };
  const card = {
    ...plainTee,
    colours: plainTee.colours.map((colour) => ({ ...colour, ...(size && { size }) })),
  };
  const result = { cards: [card], total: 1, facets: [] };
  const html = renderToHtml(() => (
    <ListingView
      title="Tees"
      data={{ state, result, name: null, ancestors: [], categoryLinks: [], pageUrls: undefined }}
    />
  ));
  expect(/<h2[^>]*><a [^>]*href="([^"]*)"/.exec(html)?.[1]).toBe(href);
});

test('CARD-4: while more products are loading, skeletons follow the present cards', () => {
  const html = renderToHtml(() => (
    <CardGrid cards={[plainTee]} banners={undefined} loadingCount={3} />
  ));
  expect(html.match(/<article|animate-pulse/g)).toEqual([
    '<article',
    'animate-pulse',
    'animate-pulse',
    'animate-pulse',
  ]);
});
