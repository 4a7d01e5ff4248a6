/** @vitest-environment happy-dom */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { plainTee } from '#features/product-card/product-card.fixtures.ts';
import { EMPTY_LISTING } from '#features/search/listing.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import type { ListingData } from '../listing-result.ts';
import { ListingView } from '../listing-view.tsx';

afterEach(cleanup);

/** Counts how often a card is rendered. */
let renders = 0;
const card = {
  ...plainTee,
  get isOnStock() {
    renders += 1;
    return false;
  },
};
const data: ListingData = {
  state: EMPTY_LISTING,
  result: { cards: [card], total: 1, facets: [{ key: 'brand', values: [['calder', 1]] }] },
  ...{ name: null, ancestors: [], categoryLinks: [], pageUrls: undefined },
};

test('FIND-3: cards are not rendered again while a filter is loading', async () => {
  const router = createMemoryRouter(
    [
      {
        path: '/search',
        loader: ({ request }) => (request.url.includes('brand=') ? new Promise(() => {}) : null),
        hydrateFallbackElement: <></>,
        element: <ListingView title="Tees" data={data} />,
      },
    ],
    { initialEntries: ['/search'] },
  );
  render(
    <MessageKeysProvider>
      <ShopProvider value={testShop}>
        <RouterProvider router={router} />
      </ShopProvider>
    </MessageKeysProvider>,
  );
  const filter = await screen.findByRole('checkbox', { name: /calder/i });
  renders = 0;
  fireEvent.click(filter);
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  expect(screen.getByRole('region', { name: 'Tees', busy: true })).toBeTruthy();
  expect(renders).toBe(0);
});
