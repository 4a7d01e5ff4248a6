/** @vitest-environment happy-dom */
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { someProduct } from './selection.fixtures.ts';
import { useSelection } from './use-selection.ts';

afterEach(cleanup);

const tee = someProduct();

/** Renders the selection of a product at a URL, with navigation. */
function open(address: string) {
  const { result } = renderHook(
    () => ({ choosing: useSelection(tee), search: useLocation().search, navigate: useNavigate() }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[`/product/plain-tee${address}`]}>
          <ShopProvider value={testShop}>{children}</ShopProvider>
        </MemoryRouter>
      ),
    },
  );
  const selected = () => result.current.choosing.selection;
  return {
    address: () => result.current.search,
    chosen: () => [selected().colour.key, selected().size],
    colour: (key: string) => act(async () => result.current.choosing.onSelectColour(key)),
    size: (size: string) => act(async () => result.current.choosing.onSelectSize(size)),
    back: () => act(async () => result.current.navigate(-1)),
  };
}

test('PDP-1: the URL has the colour, and the size once it is selected', async () => {
  const page = open('');
  await page.colour('moss');
  expect(page.address()).toBe('?colour=moss');
  await page.size('L');
  expect(page.address()).toBe('?colour=moss&size=L');
});

test('PDP-1: loading a URL restores both', () => {
  expect(open('?colour=moss&size=L').chosen()).toEqual(['moss', 'L']);
});

test('PDP-1: the back button undoes a colour, not a size, nor a repeated selection', async () => {
  const page = open('?colour=ink');
  await page.colour('moss');
  await page.size('L');
  await page.colour('moss');
  expect(page.chosen()).toEqual(['moss', 'L']);
  await page.back();
  expect(page.address()).toBe('?colour=ink');
  expect(page.chosen()[0]).toBe('ink');
});
