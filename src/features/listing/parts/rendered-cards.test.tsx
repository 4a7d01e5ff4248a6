/** @vitest-environment happy-dom */
import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { plainTee } from '#features/product-card/product-card.fixtures.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { CardGrid } from './card-grid.tsx';

afterEach(cleanup);

const cards = Array.from({ length: 24 }, (_, index) => ({
  ...plainTee,
  slug: `tee-${index}`,
  productKey: `TEE${index}`,
}));
const count = () => [
  document.querySelectorAll('article').length,
  document.querySelector('ul')?.children.length ?? 0,
];

/** Cards in the document at its first paint. */
let firstPaint: number[] = [];

function Listing() {
  useLayoutEffect(() => {
    firstPaint = count();
  }, []);
  return <CardGrid cards={cards} banners={undefined} loadingCount={0} />;
}

async function renderGrid() {
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/list', Component: Listing },
  ]);
  render(
    <MessageKeysProvider>
      <ShopProvider value={testShop}>
        <RouterProvider router={router} />
      </ShopProvider>
    </MessageKeysProvider>,
  );
  await act(() => router.navigate('/list'));
  return router;
}

test('FIND-3: the first cards of a response are painted before the others are rendered in their reserved space', async () => {
  await renderGrid();
  expect(firstPaint).toEqual([8, 24]);
  expect(count()).toEqual([24, 24]);
});

test('FIND-3: on back navigation all are rendered at once, so that the page is as long as it was', async () => {
  const router = await renderGrid();
  await act(() => router.navigate('/'));
  firstPaint = [];
  await act(() => router.navigate(-1));
  expect(firstPaint).toEqual([24, 24]);
});
