/** The official client fills indexes of their own and steers those of the shop. */
import { type Algoliasearch, algoliasearch, type BatchRequest } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { searchRecords } from '#features/search/search.fixtures.ts';
import type { Search } from '#features/search/search.port.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { onEveryDatabase } from '#test/engines.ts';
import { createMemoryCatalogue, createMemorySearch } from '../in-memory.fixtures.ts';

const SHOP = 'aldermoor-en-GB';

function clientOf(search: Search, mayWrite = true): Algoliasearch {
  return algoliasearch(search.applicationId, 'any', {
    hosts: [{ url: 'in-process', accept: 'readWrite', protocol: 'https' }],
    requester: {
      async send({ method, url, data }) {
        const { pathname, search: behind } = new URL(url);
        const body: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
        const answer = await search.handle({ method: method as 'GET', path: `${pathname}${behind}`, body, mayWrite });
        return { status: answer.status, content: JSON.stringify(answer.body), isTimedOut: false };
      },
    },
  });
}

onEveryDatabase(({ name, open }) =>
  describe(`the admin key on ${name}`, () => {
    let search: Search;
    let other: Search;
    let client: Algoliasearch;
    let close: () => Promise<void>;
    beforeAll(async () => {
      const opened = await open();
      close = opened.close;
      const { searchSource } = createMemoryCatalogue(searchRecords(40)).ports;
      const ports = { searchSource, changes: createChanges(opened.database) };
      search = await createMemorySearch({ ports }, {}, opened.database);
      other = await createMemorySearch({ ports }, {}, opened.database);
      client = clientOf(search);
    });
    afterAll(() => close());

    const ids = async (indexName: string, params: object = {}, from = client) => {
      const { hits } = await from.searchSingleIndex({ indexName, searchParams: { attributesToHighlight: [], ...params } });
      return hits.map(({ objectID }) => objectID);
    };

    test('records are saved, changed in part and deleted, and found as they now are', async () => {
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
      await client.addOrUpdateObject({ indexName: 'lamps', objectID: '4', body: { title: 'Clip lamp', price: 10 } });
      await client.deleteObject({ indexName: 'lamps', objectID: '3' });
      expect(await client.getObject({ indexName: 'lamps', objectID: '1' })).toEqual({
        objectID: '1',
        title: 'Brass floor lamp',
        price: 70,
        tags: ['floor', 'new'],
      });
      expect(await ids('lamps', { query: 'lamp', numericFilters: ['price<80'] })).toEqual(['4', '1']);
      expect((await client.saveObject({ indexName: 'lamps', body: { title: 'Nameless' } })).objectID).toMatch(/^[0-9a-f-]{36}$/);
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

    test('a batch runs in its order, and not at all where one operation is refused', async () => {
      const requests: BatchRequest[] = [
        { action: 'addObject', body: { objectID: 'a', n: 1 } },
        { action: 'partialUpdateObject', body: { objectID: 'a', n: { _operation: 'Increment', value: 2 } } },
        { action: 'addObject', body: { objectID: 'b' } },
        { action: 'deleteObject', body: { objectID: 'b' } },
      ];
      await client.batch({ indexName: 'steps', batchWriteParams: { requests } });
      expect(await client.getObject({ indexName: 'steps', objectID: 'a' })).toEqual({ objectID: 'a', n: 3 });
      expect(await ids('steps')).toEqual(['a']);
      const bad = { action: 'partialUpdateObject', body: { objectID: 'a', n: { _operation: 'Double', value: 2 } } } as const;
      await expect(
        client.batch({ indexName: 'steps', batchWriteParams: { requests: [{ action: 'clear', body: {} }, bad] } }),
      ).rejects.toMatchObject({ status: 400 });
      expect(await ids('steps')).toEqual(['a']);
      await client.clearObjects({ indexName: 'steps' });
      expect(await ids('steps')).toEqual([]);
    });

    test('a batch clears an index, or deletes it with all that was said of it', async () => {
      const settings = { customRanking: ['desc(n)'] };
      const objects = [{ objectID: 'a' }, { objectID: 'b' }];
      const run = (...requests: BatchRequest[]) => client.batch({ indexName: 'ends', batchWriteParams: { requests } });
      await client.setSettings({ indexName: 'ends', indexSettings: settings });
      await client.saveObjects({ indexName: 'ends', objects });
      await run({ action: 'clear', body: {} }, { action: 'addObject', body: { objectID: 'c' } });
      expect([await ids('ends'), await client.getSettings({ indexName: 'ends' })]).toEqual([['c'], settings]);
      await run({ action: 'delete', body: {} }, { action: 'addObject', body: { objectID: 'd' } });
      expect([await ids('ends'), await client.getSettings({ indexName: 'ends' })]).toEqual([['d'], {}]);
      const last = ['ends', 'never-there'].map((indexName) => ({ action: 'delete' as const, indexName }));
      await client.multipleBatch({ requests: [{ action: 'addObject', body: { objectID: 'e' }, indexName: 'ends' }, ...last] });
      expect(await client.indexExists({ indexName: 'ends' })).toBe(false);
      expect(await client.indexExists({ indexName: 'never-there' })).toBe(false);
      await expect(client.multipleBatch({ requests: [{ action: 'delete', indexName: SHOP }] })).rejects.toMatchObject({ status: 403 });
    });

    test('settings say what is searched, filtered, ordered and shown', async () => {
      const replica = 'cups_price_asc';
      const settings = {
        searchableAttributes: ['title', 'unordered(maker)'],
        attributesForFaceting: ['searchable(maker)', 'filterOnly(code)'],
        customRanking: ['desc(sold)'],
      };
      await client.setSettings({
        indexName: 'cups',
        indexSettings: { ...settings, replicas: [replica], attributeForDistinct: 'range', unretrievableAttributes: ['cost'] },
      });
      await client.setSettings({ indexName: replica, indexSettings: { ranking: ['asc(price)', 'typo', 'words'] } });
      await client.saveObjects({
        indexName: 'cups',
        objects: [
          { objectID: '1', title: 'Blue cup', maker: 'Rill', range: 'a', price: 2, sold: 5, code: 'x', note: 'chipped', cost: 1 },
          { objectID: '2', title: 'Red cup', maker: 'Rill', range: 'a', price: 1, sold: 9, code: 'y' },
          { objectID: '3', title: 'Rill saucer', maker: 'Stone', range: 'b', price: 3, sold: 7, code: 'x' },
        ],
      });
      expect(await ids('cups')).toEqual(['2', '3', '1']);
      expect(await ids(replica)).toEqual(['2', '1', '3']);
      expect(await ids('cups', { query: 'rill' })).toEqual(['3', '2', '1']);
      expect(await ids('cups', { query: 'chipped' })).toEqual([]);
      expect(await ids('cups', { filters: 'code:x' })).toEqual(['3', '1']);
      expect(await ids('cups', { filters: 'note:chipped' })).toEqual([]);
      expect(await ids('cups', { distinct: true })).toEqual(['2', '3']);
      expect(await client.getObject({ indexName: 'cups', objectID: '1' })).not.toHaveProperty('cost');
      expect(
        (await client.searchForFacetValues({ indexName: 'cups', facetName: 'maker', searchForFacetValuesRequest: { facetQuery: 'st' } }))
          .facetHits,
      ).toMatchObject([{ value: 'Stone', count: 1 }]);
      expect(await client.getSettings({ indexName: 'cups' })).toMatchObject(settings);
      await expect(client.saveObject({ indexName: replica, body: { objectID: '1' } })).rejects.toMatchObject({ status: 403 });
    });

    test('codes are found whole where the settings say so', async () => {
      const codes = ['code'];
      const settings = { disablePrefixOnAttributes: codes, disableTypoToleranceOnAttributes: codes };
      await client.saveObject({ indexName: 'parts', body: { objectID: '1', title: 'Hinge', code: 'HX9000' } });
      expect([await ids('parts', { query: 'hx' }), await ids('parts', { query: 'hx9000' })]).toEqual([['1'], ['1']]);
      await client.setSettings({ indexName: 'parts', indexSettings: settings });
      expect([await ids('parts', { query: 'hx' }), await ids('parts', { query: 'hx9000' })]).toEqual([[], ['1']]);
      await client.setSettings({ indexName: 'parts', indexSettings: { disableTypoToleranceOnAttributes: [] } });
      expect(await ids('parts', { query: 'hx' })).toEqual(['1']);
    });

    test('synonyms and rules of an index of its own', async () => {
      await client.saveObjects({
        indexName: 'seats',
        objects: [
          { objectID: '1', title: 'Velvet settee' },
          { objectID: '2', title: 'Oak bench' },
        ],
      });
      await client.saveSynonyms({ indexName: 'seats', synonymHit: [{ objectID: 's', type: 'synonym', synonyms: ['sofa', 'settee'] }] });
      await client.saveRule({
        indexName: 'seats',
        objectID: 'r',
        rule: {
          objectID: 'r',
          conditions: [{ pattern: 'sofa', anchoring: 'is' }],
          consequence: { promote: [{ objectID: '2', position: 1 }] },
        },
      });
      expect(await ids('seats', { query: 'sofa' })).toEqual(['1', '2']);
      expect((await client.searchRules({ indexName: 'seats' })).nbHits).toBe(1);
      expect((await client.searchSynonyms({ indexName: 'seats', searchSynonymsParams: { query: 'settee' } })).hits).toHaveLength(1);
      await client.deleteRule({ indexName: 'seats', objectID: 'r' });
      await client.clearSynonyms({ indexName: 'seats' });
      expect(await ids('seats', { query: 'sofa', removeWordsIfNoResults: 'none' })).toEqual([]);
      await expect(client.getRule({ indexName: 'seats', objectID: 'r' })).rejects.toMatchObject({ status: 404 });
    });

    test('everything is browsed, deleted by a filter, replaced at once, moved and dropped', async () => {
      const objects = Array.from({ length: 2500 }, (_, n) => ({ objectID: `n${n}`, parity: n % 2 }));
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
      await client.deleteBy({ indexName: 'many', deleteByParams: { numericFilters: ['parity=1'] } });
      expect((await client.searchSingleIndex({ indexName: 'many' })).nbHits).toBe(1250);
      await client.replaceAllObjects({ indexName: 'many', objects: [{ objectID: 'only' }] });
      expect(await ids('many')).toEqual(['only']);
      await client.operationIndex({ indexName: 'many', operationIndexParams: { operation: 'move', destination: 'few' } });
      expect(await ids('few')).toEqual(['only']);
      await expect(ids('many')).rejects.toMatchObject({ status: 404 });
      expect((await client.listIndices()).items).toContainEqual(expect.objectContaining({ name: 'few', entries: 1 }));
      await client.deleteIndex({ indexName: 'few' });
      expect(await client.indexExists({ indexName: 'few' })).toBe(false);
    });

    test("a shop's records follow the catalogue, its rules, synonyms and settings may be written", async () => {
      for (const write of [
        client.saveObject({ indexName: SHOP, body: { objectID: 'x' } }),
        client.clearObjects({ indexName: SHOP }),
        client.deleteIndex({ indexName: SHOP }),
        client.operationIndex({ indexName: SHOP, operationIndexParams: { operation: 'move', destination: 'stolen' } }),
      ])
        await expect(write).rejects.toMatchObject({ status: 403 });
      const [first, second = ''] = await ids(SHOP, { hitsPerPage: 2 });
      await client.saveRules({
        indexName: SHOP,
        rules: [{ objectID: 'r', consequence: { hide: [{ objectID: String(first) }] } }],
        clearExistingRules: true,
      });
      await client.setSettings({ indexName: SHOP, indexSettings: { hitsPerPage: 3, userData: { season: 'winter' } } });
      expect((await ids(SHOP))[0]).toBe(second);
      expect(await ids(SHOP)).toHaveLength(3);
      expect(await ids(`${SHOP}-price-asc`, { hitsPerPage: 100 })).toHaveLength(39);
      expect(await client.searchSingleIndex({ indexName: SHOP })).toMatchObject({ userData: [{ season: 'winter' }] });
    });

    test('another process follows within a moment', async () => {
      const elsewhere = clientOf(other);
      await client.saveObject({ indexName: 'shared', body: { objectID: '1', title: 'One' } });
      await vi.waitUntil(async () => (await ids('shared', {}, elsewhere).catch(() => [])).length === 1, { timeout: 5000, interval: 50 });
      await client.saveObject({ indexName: 'shared', body: { objectID: '2', title: 'Two', extra: 'zebra' } });
      await vi.waitUntil(async () => (await ids('shared', { query: 'zebra' }, elsewhere)).join() === '2', { timeout: 5000, interval: 50 });
    });

    test('refusals name what is wrong and change nothing', async () => {
      const put = (path: string, body: unknown, method: 'PUT' | 'POST' = 'POST') =>
        search.handle({ method, path: `/1/indexes/${path}`, body, mayWrite: true });
      for (const [path, body] of [
        ['bad|name/batch', { requests: [] }],
        ['x/batch', { requests: [{ action: 'explode' }] }],
        ['x/batch', { requests: [{ action: 'updateObject', body: {} }] }],
        ['x/batch', { requests: [{ action: 'addObject', body: { objectID: 'a\u0000' } }] }],
        ['x/batch', { requests: [{ action: 'addObject', body: { objectID: 'a', text: 'x'.repeat(100_001) } }] }],
        ['x/synonyms/batch', [{ objectID: 's', type: 'unheard' }]],
        ['x/rules/batch', [{ objectID: 'r' }]],
        ['x/rules/batch', [{ objectID: 'r', consequence: { params: { filters: 'a:b AND' } } }]],
        ['lamps/deleteByQuery', {}],
      ] as const)
        expect(await put(path, body), path).toMatchObject({ status: 400, body: { status: 400, message: expect.any(String) } });
      expect(await put('x/settings', { hitsPerPage: 'many' }, 'PUT')).toMatchObject({ status: 400 });
      expect(await put('x/settings', { customRanking: ['popularity'] }, 'PUT')).toMatchObject({ status: 400 });
      expect(await client.indexExists({ indexName: 'x' })).toBe(false);
    });

    test('the search key writes nothing', async () => {
      const reader = clientOf(search, false);
      await expect(reader.saveObject({ indexName: 'lamps', body: {} })).rejects.toMatchObject({
        status: 403,
        message: 'Method not allowed with this API key',
      });
      await expect(reader.getSettings({ indexName: 'lamps' })).rejects.toMatchObject({ status: 403 });
      await expect(reader.browse({ indexName: 'lamps' })).rejects.toMatchObject({ status: 403 });
      expect(search.adminKey).toMatch(/^[\w-]{43}$/);
      expect(other.adminKey).toBe(search.adminKey);
    });
  }),
);
