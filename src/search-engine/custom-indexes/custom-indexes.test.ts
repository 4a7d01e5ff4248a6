/** Tests of custom indexes through the official client. */
import type { Algoliasearch, BatchRequest } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Search } from '#features/search/search.port.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import {
  clientOf,
  createSearches,
  findIds,
  SHOP,
} from '#providers/search/embedded/two-searches.fixtures.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';

onEveryDatabase(({ name, open }) =>
  describe(`the admin key on ${name}`, () => {
    let search: Search;
    let other: Search;
    let client: Algoliasearch;
    let close: () => Promise<void>;
    beforeAll(async () => {
      const opened = await open();
      close = opened.close;
      const changes = createChanges(opened.database);
      ({ search, other, client } = await createSearches(opened.database, changes));
    });
    afterAll(() => close());

    const ids = (indexName: string, params: object = {}, from = client) =>
      findIds(from, indexName, params);

    test('records are saved, changed in part and deleted, and searches see each change', async () => {
      await client.saveObjects({
        indexName: 'lamps',
        objects: [
          { objectID: '1', title: 'Brass floor lamp', price: 100, tags: ['floor'] },
          { objectID: '2', title: 'Paper lantern', price: 20 },
          { objectID: '3', title: 'Desk lamp\u0000 with a null', price: 40 },
        ],
        waitForTasks: true,
      });
      expect(await ids('lamps', { query: 'lamp' })).toEqual(['1', '3']);
      await client.partialUpdateObject({
        indexName: 'lamps',
        objectID: '1',
        attributesToUpdate: { price: { _operation: 'Decrement', value: 30 } },
      });
      await client.partialUpdateObject({
        indexName: 'lamps',
        objectID: '1',
        attributesToUpdate: { tags: { _operation: 'AddUnique', value: 'new' } },
      });
      await client.partialUpdateObject({
        indexName: 'lamps',
        objectID: '9',
        attributesToUpdate: { title: 'Ghost' },
        createIfNotExists: false,
      });
      await client.addOrUpdateObject({
        indexName: 'lamps',
        objectID: '4',
        body: { title: 'Clip lamp', price: 10 },
      });
      await client.deleteObject({ indexName: 'lamps', objectID: '3' });
      expect(await client.getObject({ indexName: 'lamps', objectID: '1' })).toEqual({
        objectID: '1',
        title: 'Brass floor lamp',
        price: 70,
        tags: ['floor', 'new'],
      });
      expect(await ids('lamps', { query: 'lamp', numericFilters: ['price<80'] })).toEqual([
        '4',
        '1',
      ]);
      expect(
        (await client.saveObject({ indexName: 'lamps', body: { title: 'Nameless' } })).objectID,
      ).toMatch(/^[0-9a-f-]{36}$/);
      expect(
        (
          await client.getObjects({
            requests: [
              { indexName: 'lamps', objectID: '2' },
              { indexName: 'lamps', objectID: 'none' },
            ],
          })
        ).results,
      ).toEqual([{ objectID: '2', title: 'Paper lantern', price: 20 }, null]);
    });

    test('a batch runs in order, or not at all if one operation is refused', async () => {
      const requests: BatchRequest[] = [
        { action: 'addObject', body: { objectID: 'a', n: 1 } },
        {
          action: 'partialUpdateObject',
          body: { objectID: 'a', n: { _operation: 'Increment', value: 2 } },
        },
        { action: 'addObject', body: { objectID: 'b' } },
        { action: 'deleteObject', body: { objectID: 'b' } },
      ];
      await client.batch({ indexName: 'steps', batchWriteParams: { requests } });
      expect(await client.getObject({ indexName: 'steps', objectID: 'a' })).toEqual({
        objectID: 'a',
        n: 3,
      });
      expect(await ids('steps')).toEqual(['a']);
      const bad = {
        action: 'partialUpdateObject',
        body: { objectID: 'a', n: { _operation: 'Double', value: 2 } },
      } as const;
      await expect(
        client.batch({
          indexName: 'steps',
          batchWriteParams: { requests: [{ action: 'clear', body: {} }, bad] },
        }),
      ).rejects.toMatchObject({ status: 400 });
      expect(await ids('steps')).toEqual(['a']);
      await client.clearObjects({ indexName: 'steps' });
      expect(await ids('steps')).toEqual([]);
    });

    test('a batch clears an index, or deletes it with all its settings', async () => {
      const settings = { customRanking: ['desc(n)'] };
      const objects = [{ objectID: 'a' }, { objectID: 'b' }];
      const run = (...requests: BatchRequest[]) =>
        client.batch({ indexName: 'ends', batchWriteParams: { requests } });
      await client.setSettings({ indexName: 'ends', indexSettings: settings });
      await client.saveObjects({ indexName: 'ends', objects });
      await run({ action: 'clear', body: {} }, { action: 'addObject', body: { objectID: 'c' } });
      expect([await ids('ends'), await client.getSettings({ indexName: 'ends' })]).toEqual([
        ['c'],
        settings,
      ]);
      await run({ action: 'delete', body: {} }, { action: 'addObject', body: { objectID: 'd' } });
      expect([await ids('ends'), await client.getSettings({ indexName: 'ends' })]).toEqual([
        ['d'],
        {},
      ]);
      const last = ['ends', 'never-there'].map((indexName) => ({
        action: 'delete' as const,
        indexName,
      }));
      await client.multipleBatch({
        requests: [{ action: 'addObject', body: { objectID: 'e' }, indexName: 'ends' }, ...last],
      });
      expect(await client.indexExists({ indexName: 'ends' })).toBe(false);
      expect(await client.indexExists({ indexName: 'never-there' })).toBe(false);
      await expect(
        client.multipleBatch({ requests: [{ action: 'delete', indexName: SHOP }] }),
      ).rejects.toMatchObject({ status: 403 });
    });

    test('everything is browsed, deleted by a filter, replaced at once, moved and dropped', async () => {
      const objects = Array.from({ length: 2500 }, (_, n) => ({
        objectID: `n${n}`,
        parity: n % 2,
      }));
      await client.saveObjects({ indexName: 'many', objects });
      const seen = new Set<string>();
      await client.browseObjects({
        indexName: 'many',
        browseParams: { hitsPerPage: 700 },
        aggregator: ({ hits }) => {
          for (const { objectID } of hits) seen.add(objectID);
        },
      });
      expect(seen.size).toBe(2500);
      await client.deleteBy({
        indexName: 'many',
        deleteByParams: { numericFilters: ['parity=1'] },
      });
      expect((await client.searchSingleIndex({ indexName: 'many' })).nbHits).toBe(1250);
      await client.replaceAllObjects({ indexName: 'many', objects: [{ objectID: 'only' }] });
      expect(await ids('many')).toEqual(['only']);
      await client.operationIndex({
        indexName: 'many',
        operationIndexParams: { operation: 'move', destination: 'few' },
      });
      expect(await ids('few')).toEqual(['only']);
      await expect(ids('many')).rejects.toMatchObject({ status: 404 });
      expect((await client.listIndices()).items).toContainEqual(
        expect.objectContaining({ name: 'few', entries: 1 }),
      );
      await client.deleteIndex({ indexName: 'few' });
      expect(await client.indexExists({ indexName: 'few' })).toBe(false);
    });

    test('another process sees the changes within seconds', async () => {
      const otherClient = clientOf(other);
      await client.saveObject({ indexName: 'shared', body: { objectID: '1', title: 'One' } });
      await vi.waitUntil(
        async () => (await ids('shared', {}, otherClient).catch(() => [])).length === 1,
        { timeout: 5000, interval: 50 },
      );
      await client.saveObject({
        indexName: 'shared',
        body: { objectID: '2', title: 'Two', extra: 'zebra' },
      });
      await vi.waitUntil(
        async () => (await ids('shared', { query: 'zebra' }, otherClient)).join() === '2',
        { timeout: 5000, interval: 50 },
      );
    });

    test('errors name what is wrong and change nothing', async () => {
      const put = (path: string, body: unknown, method: 'PUT' | 'POST' = 'POST') =>
        search.handle({ method, path: `/1/indexes/${path}`, body, mayWrite: true });
      for (const [path, body] of [
        ['bad|name/batch', { requests: [] }],
        ['x/batch', { requests: [{ action: 'explode' }] }],
        ['x/batch', { requests: [{ action: 'updateObject', body: {} }] }],
        ['x/batch', { requests: [{ action: 'addObject', body: { objectID: 'a\u0000' } }] }],
        [
          'x/batch',
          {
            requests: [{ action: 'addObject', body: { objectID: 'a', text: 'x'.repeat(100_001) } }],
          },
        ],
        ['x/synonyms/batch', [{ objectID: 's', type: 'unheard' }]],
        ['x/rules/batch', [{ objectID: 'r' }]],
        ['x/rules/batch', [{ objectID: 'r', consequence: { params: { filters: 'a:b AND' } } }]],
        ['lamps/deleteByQuery', {}],
      ] as const)
        expect(await put(path, body), path).toMatchObject({
          status: 400,
          body: { status: 400, message: expect.any(String) },
        });
      expect(await put('x/settings', { hitsPerPage: 'many' }, 'PUT')).toMatchObject({
        status: 400,
      });
      expect(await put('x/settings', { customRanking: ['popularity'] }, 'PUT')).toMatchObject({
        status: 400,
      });
      expect(await client.indexExists({ indexName: 'x' })).toBe(false);
    });

    test('the search key writes nothing', async () => {
      const reader = clientOf(search, false);
      await expect(reader.saveObject({ indexName: 'lamps', body: {} })).rejects.toMatchObject({
        status: 403,
        message: 'Method not allowed with this API key',
      });
      await expect(reader.getSettings({ indexName: 'lamps' })).rejects.toMatchObject({
        status: 403,
      });
      await expect(reader.browse({ indexName: 'lamps' })).rejects.toMatchObject({ status: 403 });
      expect(search.adminKey).toMatch(/^[\w-]{43}$/);
      expect(other.adminKey).toBe(search.adminKey);
    });
  }),
);
