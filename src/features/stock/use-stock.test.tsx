/** @vitest-environment happy-dom */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Variant } from '#features/catalogue/catalogue.ts';
import {
  dispatchPriced,
  dispatchRefused,
} from '#features/product-events/product-events.browser.ts';
import { someVariant } from '#features/selection/selection.fixtures.ts';
import type { StockResponse } from './stock.ts';
import { useStock } from './use-stock.ts';

const variants = [someVariant('moss', 'S', 5), someVariant('moss', 'M', 0)];
const currentStock: StockResponse = {
  variants: [
    { id: 'moss-S', isOnStock: false, availableQuantity: 0 },
    { id: 'moss-M', isOnStock: true, availableQuantity: 3 },
    { id: 'unheard of', isOnStock: true, availableQuantity: 9 },
  ],
};
let requests: string[] = [];

async function renderStock(isLive: boolean, response: () => Response) {
  requests = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return response();
  });
  const { result, rerender, unmount } = renderHook(({ id }) => useStock(id, variants, isLive), {
    initialProps: { id: 'TEE00001' },
  });
  await act(async () => undefined);
  return { result, rerender, unmount };
}
const amounts = (list: readonly Variant[]) =>
  list.map(({ isOnStock, availableQuantity }) => [isOnStock, availableQuantity]);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('PDP-7: with the live check each variant has its current stock, and keeps everything else', async () => {
  const { result } = await renderStock(true, () => Response.json(currentStock));
  expect(requests).toEqual(['/_api/stock/TEE00001']);
  expect(amounts(result.current)).toEqual([
    [false, 0],
    [true, 3],
  ]);
  expect(result.current[0]).toMatchObject({ sku: 'TEE00001-moss-S', price: 2000 });
});

test('PDP-7: requested again when an add was refused, until the page is left', async () => {
  let units = 1;
  const response = () =>
    Response.json({ variants: [{ id: 'moss-S', isOnStock: units > 0, availableQuantity: units }] });
  const { result, unmount } = await renderStock(true, response);
  expect(amounts(result.current)[0]).toEqual([true, 1]);
  units = 0;
  await act(async () => dispatchRefused('TEE00001'));
  expect(amounts(result.current)[0]).toEqual([false, 0]);
  unmount();
  dispatchRefused('TEE00001');
  expect(requests).toHaveLength(2);
});

test('PDP-7: without the live check nothing is requested', async () => {
  const { result } = await renderStock(false, () => Response.json(currentStock));
  expect(requests).toEqual([]);
  expect(result.current).toBe(variants);
});

test('PDP-7: a failed refresh keeps the loaded stock', async () => {
  const { result } = await renderStock(true, () =>
    Response.json({ error: { code: 'catalogue.away' } }, { status: 503 }),
  );
  expect(result.current).toBe(variants);
  cleanup();
  const { result: afterInvalidJson } = await renderStock(true, () => new Response('{"variants":['));
  expect(afterInvalidJson.current).toBe(variants);
});

test('PDP-7: the response for one product is not applied to another', async () => {
  const { result, rerender } = await renderStock(true, () => Response.json(currentStock));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  rerender({ id: 'MUG00001' });
  expect(result.current).toBe(variants);
});

test('the list is the same object in each render', async () => {
  const { result, rerender } = await renderStock(true, () => Response.json(currentStock));
  const before = result.current;
  rerender({ id: 'TEE00001' });
  expect(result.current).toBe(before);
});

test('PDP-10: the price at which an item was added replaces that on the page, with the live check and without', async () => {
  for (const isLive of [true, false]) {
    const { result } = await renderStock(isLive, () => Response.json(currentStock));
    act(() => dispatchPriced({ sku: 'TEE00001-moss-S', price: 5500, wasPrice: 6000 }));
    expect(result.current.map(({ price, wasPrice }) => [price, wasPrice])).toEqual([
      [5500, 6000],
      [2000, undefined],
    ]);
    act(() => dispatchPriced({ sku: 'TEE00001-moss-S', price: 5000 }));
    expect([result.current[0]?.price, result.current[0]?.wasPrice]).toEqual([5000, undefined]);
    cleanup();
  }
});
