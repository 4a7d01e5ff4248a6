/** Tests of block loads: their search requests, limits and cleaned search terms. */

import { array, object, parse, record, string, unknown } from 'valibot';
import { describe, expect, test } from 'vitest';
import { searchRecords } from '#features/search/search.fixtures.ts';
import type { Search } from '#features/search/search.port.ts';
import { parseBlock } from '#test/components/render-block.tsx';
import { createTestShop } from '#test/create-test-shop.ts';

type Request = Readonly<Record<string, unknown>>;
const searchRequests = object({ requests: array(record(string(), unknown())) });

/** Returns the block's data, and all search requests of its load. */
async function loadBlock(
  name: string,
  content: object,
  find: (request: Request) => readonly object[] = () => [],
) {
  const seenRequests: Request[] = [];
  const search: Partial<Search> = {
    handle: async ({ body }) => {
      const { requests } = parse(searchRequests, body);
      seenRequests.push(...requests);
      return {
        status: 200,
        body: { results: requests.map((request) => ({ hits: find(request) })) },
      };
    },
  };
  const shop = createTestShop({ ports: { search } });
  const loaded = await parseBlock(name, content).load?.(shop);
  return { seenRequests, loaded: loaded?.sent.loaded };
}

/** The single search request of a block's load. */
async function requestOf(name: string, content: object): Promise<Request> {
  const { seenRequests } = await loadBlock(name, content);
  expect(seenRequests).toHaveLength(1);
  return seenRequests[0] ?? {};
}

test('a row of products requests ten, by category, brand and term, in stock or not', async () => {
  const source = { category: 'womens', brand: 'saltmarsh', searchTerm: 'red' };
  expect(await requestOf('product-carousel', { title: 'Row', source })).toMatchObject({
    ...{ query: 'red', length: 10, offset: 0 },
    facetFilters: ['categorySlugs:womens', 'brandSlug:saltmarsh'],
  });
});

test('quote, caret and tilde leave the term', async () => {
  const row = await requestOf('product-carousel', {
    title: 'Row',
    source: { searchTerm: '"wool^ coat~' },
  });
  expect(row.query).toBe('wool coat');
  const personal = await loadBlock('personalised-carousel', {
    title: 'Yours',
    tab: 'mens',
    searchTerm: '"wool~',
  });
  expect(personal.seenRequests[0]).toMatchObject({
    query: 'wool',
    length: 10,
    facetFilters: ['categorySlugs:mens', 'isOnStock:true'],
  });
});

describe('products for one', () => {
  const [record = {}] = searchRecords(1);
  const load = (content: object, ...departments: string[]) =>
    loadBlock('personalised-carousel', { title: 'Yours', ...content }, ({ query, facetFilters }) =>
      query === '' && departments.some((name) => String(facetFilters).includes(`:${name},`))
        ? [record]
        : [],
    );

  test('have the tabs of departments that have any, and open on the first of them', async () => {
    expect((await load({}, 'beauty', 'home')).loaded).toMatchObject({
      tabs: ['beauty', 'home'],
      tab: 'beauty',
      products: [{}],
    });
    expect((await load({ tab: 'home' }, 'beauty', 'home')).loaded).toMatchObject({
      tabs: ['beauty', 'home'],
      tab: 'home',
    });
    expect((await load({ tab: 'home', searchTerm: 'gone' }, 'mens', 'home')).loaded).toMatchObject({
      tabs: ['mens', 'home'],
      tab: 'mens',
    });
  });

  test('are nothing where no department has any', async () => {
    expect((await load({})).loaded).toBeNull();
  });
});

test('products that are named are requested by their keys, ten of them', async () => {
  const productKeys = Array.from({ length: 14 }, (_one, index) => `KEY${index}`);
  const { filters } = await requestOf('product-carousel', {
    title: 'Row',
    source: { productKeys },
  });
  expect(String(filters).split(' OR ')).toHaveLength(10);
  expect((await requestOf('product-card', { productKey: 'KEY1' })).filters).toBe('objectID:"KEY1"');
});

test('a shoppable banner looks up 15 at most, each once, whatever its colour', async () => {
  const spot = (key: string) => ({
    productSku: key,
    percentageFromTopLocation: 1,
    percentageFromLeftLocation: 1,
  });
  const picture = { id: 'draw.scene-table.stone.front' };
  const items = (from: number) =>
    Array.from({ length: 12 }, (_one, index) => spot(`KEY${from + index}#oat`));
  const seenRequests = await requestOf('shoppable-banner', {
    picture,
    desktopItems: items(0),
    mobileItems: items(6),
  });
  expect(String(seenRequests.filters).split(' OR ')).toHaveLength(15);
  const twice = await requestOf('shoppable-banner', {
    picture,
    desktopItems: [spot('KEY1#oat'), spot('KEY1#sage')],
  });
  expect(twice.filters).toBe('objectID:"KEY1"');
});
