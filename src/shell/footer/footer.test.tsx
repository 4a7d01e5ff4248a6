/**
 * Tests of the links to other languages.
 * @vitest-environment happy-dom
 */
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { serialise } from '#hydration/serialised.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { Footer } from './footer.tsx';

afterEach(cleanup);

const shop = {
  ...testShop,
  locales: [
    { tag: 'en-GB', name: 'English', prefix: '' },
    { tag: 'de-DE', name: 'Deutsch', prefix: '/de' },
    { tag: 'ar', name: 'العربية', prefix: '/ar' },
  ],
};

function Page() {
  return (
    <ShopProvider value={shop}>
      <Outlet />
      <Footer />
    </ShopProvider>
  );
}

const Loading = () => null;

async function open(path: string) {
  const languagePaths = { 'de-DE': '/categories/tees', ar: '/' };
  const router = createMemoryRouter(
    [
      {
        Component: Page,
        HydrateFallback: Loading,
        children: [
          { path: '/' },
          { path: '/search', loader: () => serialise({}) },
          { path: '/product/english', loader: () => serialise({ languagePaths }) },
          { path: '/categories/english', loader: () => ({ languagePaths }) },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('contentinfo');
  return router;
}

const readLinks = () =>
  ['English', 'Deutsch', 'العربية'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );

test('META-1: languages link to the same page with its choices', async () => {
  await open('/search?q=tee');
  expect(readLinks()).toEqual(['/search?q=tee', '/de/search?q=tee', '/ar/search?q=tee']);
});

test.each([['/'], ['/?ref=mail']])(
  'META-1: languages link to their home page from %s',
  async (path) => {
    await open(path);
    const search = path.slice(1);
    expect(readLinks()).toEqual([path, `/de${search}`, `/ar${search}`]);
  },
);

test.each([['/product/english?colour=moss'], ['/categories/english?colour=moss']])(
  'META-1: languages without the page %s link to the nearest that exists',
  async (path) => {
    const router = await open('/search');
    await act(() => router.navigate(path));
    expect(readLinks()).toEqual([path, '/de/categories/tees', '/ar']);
    await act(() => router.navigate('/search'));
    expect(readLinks()).toEqual(['/search', '/de/search', '/ar/search']);
  },
);
