/** Tests of the provider following the catalogue: saved and withdrawn products. */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createRandom, searchRecords } from '#features/search/search.fixtures.ts';
import type { Search } from '#features/search/search.port.ts';
import type { SearchRecord } from '#features/search/search.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { EVERYTHING } from '#search-engine/engine/query/filter.ts';
import { queryIndex } from '#search-engine/engine/query/query-index.ts';
import { createShopIndex } from '#search-engine/shop-indexes/shop-index.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { expectDefined } from '#test/expect-defined.ts';
import { createMemoryCatalogue, createMemorySearch } from './in-memory.fixtures.ts';

const INDEX = 'aldermoor-en-GB';

async function hits(
  search: Search,
  body: Record<string, unknown>,
  index = INDEX,
): Promise<string[]> {
  const response = await search.handle({ method: 'POST', path: `/1/indexes/${index}/query`, body });
  const found = z.object({ hits: z.array(z.object({ objectID: z.string() })) });
  return found.parse(response.body).hits.map((hit) => hit.objectID);
}

describe('following the catalogue', () => {
  test('a written, a changed and a withdrawn product are seen once ready', async () => {
    const catalogue = createMemoryCatalogue(searchRecords(50));
    const search = await createMemorySearch(catalogue);
    await search.ready();
    const [first, second] = searchRecords(2, 99);
    catalogue.save({
      ...expectDefined(first),
      objectID: 'NEW-1',
      productKey: 'NEW-1',
      name: 'Zebra kimono',
      price: 1,
    });
    catalogue.save({
      ...expectDefined(second),
      objectID: 'P0000003',
      productKey: 'P0000003',
      name: 'Peacock sarong',
    });
    catalogue.drop('P0000004');
    await search.ready();
    expect(await hits(search, { query: 'zebra' })).toEqual(['NEW-1']);
    expect(await hits(search, { hitsPerPage: 1 }, `${INDEX}-price-asc`)).toEqual(['NEW-1']);
    expect(await hits(search, { query: 'peacock' })).toEqual(['P0000003']);
    expect(await hits(search, { filters: 'objectID:P0000004' })).toEqual([]);
    expect(await hits(search, { hitsPerPage: 100 })).toHaveLength(50);
  });

  test('a write is found within a second without anyone asking to be ready', async () => {
    const catalogue = createMemoryCatalogue(searchRecords(10));
    const search = await createMemorySearch(catalogue);
    await search.ready();
    const record = expectDefined(searchRecords(1, 7)[0]);
    catalogue.save({ ...record, objectID: 'LATE', name: 'Zebra kimono' });
    await vi.waitUntil(async () => (await hits(search, { query: 'zebra' })).length === 1, {
      timeout: 1000,
      interval: 50,
    });
  });

  test('all products of a renamed category are indexed again', async () => {
    const catalogue = createMemoryCatalogue(searchRecords(30));
    const search = await createMemorySearch(catalogue);
    await search.ready();
    const renamed = [...catalogue.records.values()].filter((record) =>
      record.categorySlugs.includes('womens'),
    );
    for (const record of renamed)
      catalogue.records.set(record.objectID, { ...record, categoryNames: ['Ladyship'] });
    catalogue.feed.push({ topic: 'category', key: 'womens' });
    await search.ready();
    expect(await hits(search, { query: 'ladyship', hitsPerPage: 100 })).toHaveLength(
      renamed.length,
    );
  });

  test('a source that fails at first is read again by the next query', async () => {
    const catalogue = createMemoryCatalogue(searchRecords(5));
    const { head } = catalogue.ports.changes;
    catalogue.ports.changes.head = vi.fn(head).mockRejectedValueOnce(new Error('unavailable'));
    const search = await createMemorySearch(catalogue);
    await expect(hits(search, {})).rejects.toThrow('unavailable');
    expect(await hits(search, {})).toHaveLength(5);
  });
});

test('after 2,000 random writes an index equals one built afresh', () => {
  const random = createRandom(21);
  const index = createShopIndex('en-GB');
  const present = new Map<string, SearchRecord>();
  const pool = searchRecords(400, 4, 20);
  for (let step = 0; step < 2000; step++) {
    const key = `P${Math.floor(random() * 200)}`;
    if (random() < 0.3) {
      present.delete(key);
      index.remove([key]);
    } else {
      const record = {
        ...expectDefined(pool[Math.floor(random() * pool.length)]),
        objectID: key,
      };
      present.set(key, record);
      index.upsert([record]);
    }
    if (step % 50 === 0) index.refreshSortOrders();
  }
  const fresh = createShopIndex('en-GB');
  fresh.upsert([...present.values()].sort((a, b) => (a.objectID < b.objectID ? -1 : 1)));
  for (const text of ['', 'wool', 'midi dress', 'jakets', 'black'])
    for (const sort of ['relevance', 'price-asc', 'newness']) {
      const query = {
        ...{
          text: { text, prefix: true, typos: 'true' as const },
          filter: EVERYTHING,
          sort,
          offset: 0,
          length: 500,
        },
        ...{ facets: ['brand', 'sizes', 'price'], valuesPerFacet: 1000 },
      };
      const { total, records, facets } = queryIndex(index, query);
      const expected = queryIndex(fresh, query);
      expect(total).toBe(expected.total);
      expect(records.map((record) => record.objectID)).toEqual(
        expected.records.map((record) => record.objectID),
      );
      expect(facets).toEqual(expected.facets);
    }
});

onEveryDatabase(({ name, open }) =>
  test(`a file of rules takes effect while the shop runs, and page caches are notified, on ${name}`, async () => {
    const opened = await open();
    const dataDir = await mkdtemp(join(tmpdir(), 'search-'));
    try {
      const changes = createChanges(opened.database);
      const { searchSource } = createMemoryCatalogue(searchRecords(5)).ports;
      const search = await createMemorySearch(
        { ports: { searchSource, changes } },
        {},
        opened.database,
        dataDir,
      );
      const [first = ''] = await hits(search, {});
      const head = await changes.head();
      await writeFile(
        join(dataDir, 'search', `rules.${INDEX}.json`),
        JSON.stringify([{ objectID: 'r', consequence: { hide: [{ objectID: first }] } }]),
      );
      await vi.waitUntil(async () => (await hits(search, {})).length === 4, {
        timeout: 8000,
        interval: 100,
      });
      await vi.waitUntil(
        async () => (await changes.read(head, 10)).changes.some(({ key }) => key === INDEX),
        {
          timeout: 3000,
          interval: 100,
        },
      );
      expect((await stat(join(dataDir, 'search', 'admin-key'))).mode & 0o777).toBe(0o600);
      expect((await readFile(join(dataDir, 'search', 'admin-key'), 'utf8')).trim()).toBe(
        search.adminKey,
      );
    } finally {
      await opened.close();
      await rm(dataDir, { recursive: true });
    }
  }),
);
