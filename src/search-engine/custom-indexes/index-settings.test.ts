/** Tests of settings, synonyms and rules through the official client, for all kinds of indexes. */
import type { Algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { createSearches, findIds, SHOP } from '#providers/search/embedded/two-searches.fixtures.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';

onEveryDatabase(({ name, open }) =>
  describe(`the admin key on ${name}`, () => {
    let client: Algoliasearch;
    let close: () => Promise<void>;
    beforeAll(async () => {
      const opened = await open();
      close = opened.close;
      const changes = createChanges(opened.database);
      ({ client } = await createSearches(opened.database, changes));
    });
    afterAll(() => close());

    const ids = (indexName: string, params: object = {}) => findIds(client, indexName, params);

    test('settings define what is searched, filtered, ordered and shown', async () => {
      const replica = 'cups_price_asc';
      const settings = {
        searchableAttributes: ['title', 'unordered(maker)'],
        attributesForFaceting: ['searchable(maker)', 'filterOnly(code)'],
        customRanking: ['desc(sold)'],
      };
      await client.setSettings({
        indexName: 'cups',
        indexSettings: {
          ...settings,
          replicas: [replica],
          attributeForDistinct: 'range',
          unretrievableAttributes: ['cost'],
        },
      });
      await client.setSettings({
        indexName: replica,
        indexSettings: { ranking: ['asc(price)', 'typo', 'words'] },
      });
      await client.saveObjects({
        indexName: 'cups',
        objects: [
          {
            objectID: '1',
            title: 'Blue cup',
            maker: 'Rill',
            range: 'a',
            price: 2,
            sold: 5,
            code: 'x',
            note: 'chipped',
            cost: 1,
          },
          {
            objectID: '2',
            title: 'Red cup',
            maker: 'Rill',
            range: 'a',
            price: 1,
            sold: 9,
            code: 'y',
          },
          {
            objectID: '3',
            title: 'Rill saucer',
            maker: 'Stone',
            range: 'b',
            price: 3,
            sold: 7,
            code: 'x',
          },
        ],
      });
      expect(await ids('cups')).toEqual(['2', '3', '1']);
      expect(await ids(replica)).toEqual(['2', '1', '3']);
      expect(await ids('cups', { query: 'rill' })).toEqual(['3', '2', '1']);
      expect(await ids('cups', { query: 'chipped' })).toEqual([]);
      expect(await ids('cups', { filters: 'code:x' })).toEqual(['3', '1']);
      expect(await ids('cups', { filters: 'note:chipped' })).toEqual([]);
      expect(await ids('cups', { distinct: true })).toEqual(['2', '3']);
      expect(await client.getObject({ indexName: 'cups', objectID: '1' })).not.toHaveProperty(
        'cost',
      );
      expect(
        (
          await client.searchForFacetValues({
            indexName: 'cups',
            facetName: 'maker',
            searchForFacetValuesRequest: { facetQuery: 'st' },
          })
        ).facetHits,
      ).toMatchObject([{ value: 'Stone', count: 1 }]);
      expect(await client.getSettings({ indexName: 'cups' })).toMatchObject(settings);
      await expect(
        client.saveObject({ indexName: replica, body: { objectID: '1' } }),
      ).rejects.toMatchObject({ status: 403 });
    });

    test('codes are found whole where the settings define them', async () => {
      const codes = ['code'];
      const settings = {
        disablePrefixOnAttributes: codes,
        disableTypoToleranceOnAttributes: codes,
      };
      await client.saveObject({
        indexName: 'parts',
        body: { objectID: '1', title: 'Hinge', code: 'HX9000' },
      });
      expect([
        await ids('parts', { query: 'hx' }),
        await ids('parts', { query: 'hx9000' }),
      ]).toEqual([['1'], ['1']]);
      await client.setSettings({ indexName: 'parts', indexSettings: settings });
      expect([
        await ids('parts', { query: 'hx' }),
        await ids('parts', { query: 'hx9000' }),
      ]).toEqual([[], ['1']]);
      await client.setSettings({
        indexName: 'parts',
        indexSettings: { disableTypoToleranceOnAttributes: [] },
      });
      expect(await ids('parts', { query: 'hx' })).toEqual(['1']);
    });

    test('a custom index has synonyms and rules of its own', async () => {
      await client.saveObjects({
        indexName: 'seats',
        objects: [
          { objectID: '1', title: 'Velvet settee' },
          { objectID: '2', title: 'Oak bench' },
        ],
      });
      await client.saveSynonyms({
        indexName: 'seats',
        synonymHit: [{ objectID: 's', type: 'synonym', synonyms: ['sofa', 'settee'] }],
      });
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
      expect(
        (
          await client.searchSynonyms({
            indexName: 'seats',
            searchSynonymsParams: { query: 'settee' },
          })
        ).hits,
      ).toHaveLength(1);
      await client.deleteRule({ indexName: 'seats', objectID: 'r' });
      await client.clearSynonyms({ indexName: 'seats' });
      expect(await ids('seats', { query: 'sofa', removeWordsIfNoResults: 'none' })).toEqual([]);
      await expect(client.getRule({ indexName: 'seats', objectID: 'r' })).rejects.toMatchObject({
        status: 404,
      });
    });

    test("a shop's records follow the catalogue, its rules, synonyms and settings may be written", async () => {
      for (const write of [
        client.saveObject({ indexName: SHOP, body: { objectID: 'x' } }),
        client.clearObjects({ indexName: SHOP }),
        client.deleteIndex({ indexName: SHOP }),
        client.operationIndex({
          indexName: SHOP,
          operationIndexParams: { operation: 'move', destination: 'stolen' },
        }),
      ])
        await expect(write).rejects.toMatchObject({ status: 403 });
      const [first, second = ''] = await ids(SHOP, { hitsPerPage: 2 });
      await client.saveRules({
        indexName: SHOP,
        rules: [{ objectID: 'r', consequence: { hide: [{ objectID: String(first) }] } }],
        clearExistingRules: true,
      });
      await client.setSettings({
        indexName: SHOP,
        indexSettings: { hitsPerPage: 3, userData: { season: 'winter' } },
      });
      expect((await ids(SHOP))[0]).toBe(second);
      expect(await ids(SHOP)).toHaveLength(3);
      expect(await ids(`${SHOP}-price-asc`, { hitsPerPage: 100 })).toHaveLength(39);
      expect(await client.searchSingleIndex({ indexName: SHOP })).toMatchObject({
        userData: [{ season: 'winter' }],
      });
    });
  }),
);
