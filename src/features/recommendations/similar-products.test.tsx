/** @vitest-environment happy-dom */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { createTestShop } from '#test/create-test-shop.ts';
import {
  loadBoughtTogether,
  loadSimilarProducts,
  loadTrendingProducts,
} from './load-similar.server.ts';
import type { Recommendation, RecommendationQuery } from './recommendations.port.ts';
import { SimilarProducts } from './similar-products.tsx';

afterEach(cleanup);

const records = searchRecords(12);
const TEE = { productKey: 'TEE1', categoryTaxonomy: 'womens/tops' };
const keys = records.map(({ productKey }) => productKey);

/** A shop whose service recommends these products of the index, or fails. */
function openShop(recommended: readonly string[] | Error, categories: Record<string, string> = {}) {
  const queries: RecommendationQuery[] = [];
  const shop = createTestShop({
    ports: {
      recommendations: {
        async recommend(_scope, query) {
          queries.push(query);
          if (recommended instanceof Error) throw recommended;
          return recommended.map((key): Recommendation => {
            const slug = records.find(({ productKey }) => productKey === key)?.slug ?? key;
            return {
              ...{ score: 1, reason: null },
              item: {
                ...{ product_id: key, title: key, brand: 'Oak', local_currency: 'GBP', price: 1 },
                ...{ image: '/picture.jpg', url: `/product/${slug}` },
                ...(categories[key] !== undefined && { category: categories[key] }),
              },
            };
          });
        },
      },
      search: {
        handle: async () => ({ status: 200, body: { results: [{ hits: records }] } }),
      },
    },
  });
  return { shop, queries };
}

describe('REC-1: similar products', () => {
  test('are at most ten, in the order of the service, with three swatches at most', async () => {
    const { shop, queries } = openShop([...keys].reverse().slice(0, 10));
    const hits = await loadSimilarProducts(shop, TEE);
    expect(hits.map(({ productKey }) => productKey)).toEqual([...keys].reverse().slice(0, 10));
    expect(queries).toMatchObject([{ model: 'related', productKeys: ['TEE1'], limit: 10 }]);
    expect(Math.max(...hits.map(({ colours }) => colours.length))).toBeLessThanOrEqual(3);
    expect(hits.every(({ recommendedUrl }) => recommendedUrl === undefined)).toBe(true);
    expect(shop.tags).toEqual(
      expect.arrayContaining(['recommendations:TEE1', 'product:TEE1', `product:${keys[11]}`]),
    );
  });
  test('of the same category come first, each group in the order of the service', async () => {
    const [bag = '', top = '', scarf = '', vest = ''] = keys;
    const { shop } = openShop([bag, top, scarf, vest], {
      ...{ [bag]: 'womens/bags', [scarf]: 'womens/scarves' },
      ...{ [top]: TEE.categoryTaxonomy, [vest]: TEE.categoryTaxonomy },
    });
    const hits = await loadSimilarProducts(shop, TEE);
    expect(hits.map(({ productKey }) => productKey)).toEqual([top, vest, bag, scarf]);
  });
  test('are none if there are fewer than two', async () => {
    expect(await loadSimilarProducts(openShop(keys.slice(0, 1)).shop, TEE)).toEqual([]);
  });
  test('are none if the service fails, and the page is not cached', async () => {
    const { shop } = openShop(new Error('down'));
    expect(await loadSimilarProducts(shop, TEE)).toEqual([]);
    expect(shop.tags).toContain('incomplete');
  });
  test('that are not in the shop’s index are left out', async () => {
    const { shop } = openShop([...keys.slice(0, 2), 'GONE']);
    expect(await loadSimilarProducts(shop, TEE)).toHaveLength(2);
  });
  test('for a basket are those bought together with its products', async () => {
    const { shop, queries } = openShop(keys);
    await loadBoughtTogether(shop, ['A', 'B']);
    expect(queries).toMatchObject([{ model: 'bought-together', productKeys: ['A', 'B'] }]);
  });
  test('are a region of links; without products there is no section', async () => {
    const hits = await loadSimilarProducts(openShop(keys.slice(0, 3)).shop, TEE);
    const { rerender } = render(
      <ShopProvider value={testShop}>
        <SimilarProducts hits={hits} to="/search/similar/tee/moss" />
      </ShopProvider>,
      { wrapper: MemoryRouter },
    );
    expect(screen.getByRole('region', { name: 'recommendations.title' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const more = screen.getByRole('link', { name: 'recommendations.seeAll' });
    expect(more.getAttribute('href')).toBe('/search/similar/tee/moss');
    rerender(
      <ShopProvider value={testShop}>
        <SimilarProducts hits={[]} to="/search/similar/tee/moss" />
      </ShopProvider>,
    );
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('REC-1: trending products of an empty page', () => {
  test('are those of the service, in its order', async () => {
    const { shop, queries } = openShop(keys.slice(2, 5));
    const hits = await loadTrendingProducts(shop);
    expect(hits.map(({ productKey }) => productKey)).toEqual(keys.slice(2, 5));
    expect(queries).toMatchObject([{ model: 'trending', productKeys: [], limit: 10 }]);
  });
  test.each([
    ['are fewer than two', keys.slice(0, 1)],
    ['cannot be loaded', new Error('no answer')],
  ])('are not shown if they %s', async (_, recommended) => {
    expect(await loadTrendingProducts(openShop(recommended).shop)).toEqual([]);
  });
});
