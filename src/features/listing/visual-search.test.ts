/** Tests of visual search: a listing of the products that look like one. */
import { describe, expect, test } from 'vitest';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { createTestShop, type PortOverrides } from '#test/create-test-shop.ts';
import { loadListingPage } from './listing.server.ts';

const ORIGIN = 'https://aldermoor.example';
const records = searchRecords(30);
const similar = [21, 4, 13].map((index) => ({
  productKey: records[index]?.productKey ?? '',
  colour: records[index]?.colourVariants.at(-1)?.colour ?? '',
}));
const tee = someProduct({ slug: 'plain-tee', productKey: 'TEE1', name: 'Plain tee' });
const colour = tee.colours.at(-1);

async function openShop(recommendations: PortOverrides['recommendations'] = {}) {
  const search = await createMemorySearch(createMemoryCatalogue(records));
  await search.ready();
  return createTestShop({
    fascia: { origin: ORIGIN },
    ports: {
      search,
      catalogue: {
        listCategories: async () => [],
        findProduct: async (_scope, slug) => {
          if (!('slug' in slug)) return null;
          if (slug.slug === 'old-tee') return { movedTo: 'plain-tee' };
          return slug.slug === 'plain-tee' ? { product: tee } : null;
        },
      },
      recommendations: {
        findVisuallySimilar: async () => [{ productKey: 'TEE1' }, ...similar],
        ...recommendations,
      },
    },
  });
}

async function load(path: string, recommendations?: PortOverrides['recommendations']) {
  const url = new URL(path, ORIGIN);
  const segments = url.pathname.split('/').slice(1);
  return await loadListingPage(await openShop(recommendations), segments, url);
}

/** Status and URL of the redirect. */
async function redirectOf(path: string): Promise<readonly [number, string | null]> {
  const thrown: unknown = await load(path).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw thrown;
  return [thrown.status, thrown.headers.get('location')];
}

describe('FIND-1: visual search', () => {
  test('lists products similar to one in a colour, in the order of the service', async () => {
    const queries: unknown[] = [];
    const { product, result } = await load(`/search/similar/plain-tee/${colour?.key}`, {
      findVisuallySimilar: async (_scope, query) => {
        queries.push(query);
        return similar;
      },
    });
    expect(queries).toEqual([{ productKey: 'TEE1', colour: colour?.key, limit: 40 }]);
    expect(product).toEqual({ name: 'Plain tee', picture: colour?.pictures[0] });
    expect(result.cards.map(({ productKey, colours }) => [productKey, colours[0]?.colour])).toEqual(
      similar.map(({ productKey, colour: expectedColour }) => [productKey, expectedColour]),
    );
  });

  test('excludes the product itself, and has facets like any listing', async () => {
    const { result } = await load('/search/similar/plain-tee');
    expect(result.total).toBe(3);
    const brands = result.facets.find(({ key }) => key === 'brand')?.values ?? [];
    expect(brands.reduce((sum, [, count]) => sum + count, 0)).toBe(3);
  });

  test('shows best-sellers if no similar product is in stock', async () => {
    const { result } = await load('/search/similar/plain-tee', {
      findVisuallySimilar: async () => [],
    });
    expect(result.total).toBe(0);
    expect(result.bestSellers?.length).toBeGreaterThan(0);
  });

  test('redirects from a former URL of the product to the current one', async () => {
    expect(await redirectOf('/search/similar/old-tee?sort=price-asc')).toEqual([
      ...[301, '/search/similar/plain-tee?sort=price-asc'],
    ]);
  });

  test('redirects from an unknown colour to the product’s first one', async () => {
    expect(await redirectOf('/search/similar/plain-tee/none?stock=in')).toEqual([
      ...[302, '/search/similar/plain-tee?stock=in'],
    ]);
  });

  test('is 404 for an unknown product, and 503 if the service fails', async () => {
    await expect(load('/search/similar/other')).rejects.toMatchObject({ status: 404 });
    const fails = async () => Promise.reject(new Error('down'));
    await expect(
      load('/search/similar/plain-tee', { findVisuallySimilar: fails, recommend: fails }),
    ).rejects.toMatchObject({ status: 503 });
  });
});
