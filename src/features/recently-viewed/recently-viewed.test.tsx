/** @vitest-environment happy-dom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testShop } from '#kit/shop.fixtures.ts';
import { ShopProvider } from '#kit/shop-public.tsx';
import { FETCHED, KEPT, listOthers, parseViewed, rememberViewed } from './recently-viewed.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keys = Array.from({ length: 20 }, (_, index) => `TEE${index}`);

describe('FIND-5: what was viewed', () => {
  test('is kept 13 long and fetched 10 long, the latest first', () => {
    const kept = keys.reduce<readonly string[]>(rememberViewed, []);
    expect(kept).toEqual(keys.slice(-KEPT).reverse());
    expect(KEPT).toBe(13);
    expect(FETCHED).toBe(10);
    expect(listOthers(kept, 'TEE19')).toEqual(kept.slice(1, 11));
    expect(listOthers(kept, null)).toHaveLength(10);
  });
  test('is there once, however often it is viewed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys)), (views) => {
        const kept = views.reduce<readonly string[]>(rememberViewed, []);
        expect(new Set(kept).size).toBe(kept.length);
        expect(kept[0]).toBe(views.at(-1));
        expect(kept.length).toBeLessThanOrEqual(KEPT);
      }),
    );
  });
  test.each(['', '{', '{}', '"TEE1"', '[1,{}]', '["<script>"]', null])('is nothing where %j was kept', (kept) => {
    expect(parseViewed(kept)).toEqual([]);
  });
});

const promotions = { badges: [], classification: { excluded: [], departments: [] }, language: 'en-GB' };
function show(productKey: string) {
  render(
    <ShopProvider value={testShop}>
      <RecentlyViewed productKey={productKey} promotions={promotions} />
    </ShopProvider>,
  );
}

test('the product is kept, and none is shown while there is no other', () => {
  show('TEE1');
  expect(localStorage.getItem('recently-viewed')).toBe('["TEE1"]');
  expect(screen.queryByRole('region')).toBeNull();
});

test('storage that is refused is a warning, and the page goes on', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('refused');
    },
  });
  show('TEE1');
  expect(warn).toHaveBeenCalled();
  expect(screen.queryByRole('region')).toBeNull();
  vi.unstubAllGlobals();
});

test('an index that cannot be reached shows none', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  localStorage.setItem('recently-viewed', '["TEE2"]');
  show('TEE1');
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(screen.queryByRole('region')).toBeNull();
});
