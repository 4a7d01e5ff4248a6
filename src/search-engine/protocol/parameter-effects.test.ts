/** Tests of parameters that change order and content: boosts, groups, filters, attributes. */

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ids, sendQuery } from './test-index.fixtures.ts';

const facetsSchema = z.object({ brand: z.record(z.string(), z.number()) });

describe('optional filters', () => {
  test.each([
    [{ optionalFilters: 'brand:Warehouse' }, 'cdabe'],
    [{ optionalFilters: ['brand:warehouse', 'size:10<score=3>'] }, 'abcde'],
    [{ optionalFilters: [['brand:acme<score=2>', 'brand:Warehouse']] }, 'ecdab'],
    [{ optionalFilters: ['brand:-Oasis'] }, 'cdeab'],
    [{ query: 'dress', optionalFilters: ['brand:Warehouse'] }, 'cabe'],
    [
      { query: 'midi dress', optionalFilters: ['brand:Warehouse'], removeWordsIfNoResults: 'none' },
      'ab',
    ],
  ])('%j', async (body, expected) => {
    expect(await ids(body)).toBe(expected);
  });

  test('lift nothing above a clear match of the words, and nothing in another order', async () => {
    expect(await ids({ query: 'midi dress', optionalFilters: ['brand:acme'] })).toMatch(/^ab/);
    expect(await ids({ optionalFilters: ['brand:Oasis'] }, { sort: 'by-price' })).toBe('ecbad');
  });

  test('show in the ranking information', async () => {
    const { hits } = await sendQuery({
      optionalFilters: ['brand:Warehouse<score=4>'],
      getRankingInfo: true,
    });
    expect(hits[0]).toMatchObject({ objectID: 'c', _rankingInfo: { filters: 4 } });
  });
});

describe('groups', () => {
  test('show one record each and are counted', async () => {
    expect(await sendQuery({ distinct: true, facets: ['brand'] })).toMatchObject({
      nbHits: 4,
      hits: ['a', 'c', 'd', 'e'].map((objectID) => ({ objectID })),
      facets: { brand: { Oasis: 2, Warehouse: 2, acme: 1 } },
    });
    expect(await ids({ distinct: 2, hitsPerPage: 1 })).toBe('ab');
    expect(await ids({ distinct: 1, hitsPerPage: 2, page: 1 })).toBe('de');
    expect(
      await ids(
        { distinct: true, query: 'dress', numericFilters: 'price<25' },
        { sort: 'by-price' },
      ),
    ).toBe('ecb');
    expect(await ids({ distinct: false })).toBe('abcde');
  });
});

describe('filters', () => {
  test.each([
    [{ filters: 'brand:oasis' }, 'ab'],
    [{ filters: 'brand:ACME OR brand:"Oasis"' }, 'abe'],
    [{ tagFilters: 'new' }, 'ad'],
    [{ tagFilters: ['new', '-warm'] }, 'a'],
    [{ tagFilters: '(warm,nothing),new' }, 'd'],
    [{ filters: 'new AND NOT _tags:warm' }, 'a'],
    [{ filters: 'NEW' }, ''],
    [{ numericFilters: ['ratings>=4'] }, 'a'],
    [{ numericFilters: ['ratings:2 TO 4'] }, 'b'],
    [{ numericFilters: ['ratings!=5'] }, 'bcde'],
    [{ numericFilters: [['price<10', 'price>=90']] }, 'de'],
    [{ numericFilters: '(price<10,price>=90),price!=5' }, 'd'],
    [{ numericFilters: '[["price = 10"]]' }, 'c'],
    [{ facetFilters: [[]] }, 'abcde'],
    [{ facetFilters: 'brand:Acme (UK)' }, ''],
  ])('%j', async (body, expected) => {
    expect(await ids(body)).toBe(expected);
  });
});

describe('what is retrieved', () => {
  test('a dot reaches into objects and lists', async () => {
    const body = {
      query: 'green',
      attributesToRetrieve: ['colours.code'],
      attributesToHighlight: ['colours.label', 'name'],
    };
    expect((await sendQuery(body)).hits[0]).toEqual({
      objectID: 'c',
      colours: [{ code: 'g' }],
      _highlightResult: {
        name: {
          value: '<em>Green</em> maxi dress',
          matchLevel: 'full',
          fullyHighlighted: false,
          matchedWords: ['green'],
        },
        colours: [
          {
            label: {
              value: '<em>Green</em>',
              matchLevel: 'full',
              fullyHighlighted: true,
              matchedWords: ['green'],
            },
          },
        ],
      },
    });
    const [rest] = (
      await sendQuery({
        query: 'green',
        attributesToRetrieve: ['-colours.code'],
        attributesToHighlight: [],
      })
    ).hits;
    expect(rest).toMatchObject({
      objectID: 'c',
      name: 'Green maxi dress',
      colours: [{ label: 'Green' }],
    });
  });

  test('offset and length replace pages, responseFields limits the fields', async () => {
    expect(await sendQuery({ offset: 1, length: 2, attributesToHighlight: [] })).toMatchObject({
      offset: 1,
      length: 2,
      hits: [{ objectID: 'b' }, { objectID: 'c' }],
    });
    expect(Object.keys(await sendQuery({ responseFields: ['nbHits'] }))).toEqual(['nbHits']);
  });

  test('facet values come by name where that is requested', async () => {
    const { facets } = await sendQuery({
      facets: ['brand'],
      sortFacetValuesBy: 'alpha',
      maxValuesPerFacet: 2,
    });
    expect(Object.keys(facetsSchema.parse(facets).brand)).toEqual(['Oasis', 'Warehouse']);
  });

  test('settings of the index are the defaults of a request', async () => {
    const defaults = { hitsPerPage: 2, attributesToRetrieve: ['brand'], userData: { seen: true } };
    expect(await sendQuery({ attributesToHighlight: [] }, { defaults })).toMatchObject({
      hits: [{ brand: 'Oasis' }, {}],
      userData: [{ seen: true }],
    });
    expect(await ids({ hitsPerPage: 3 }, { defaults })).toBe('abc');
  });
});
