/** How a request or a rule steers what stands where: boosts, groups, pins, hiding, banners, redirects. */
import { describe, expect, test } from 'vitest';
import { RecordIndex } from '../engine/record-index.ts';
import { prepareRules, ruleShape } from '../rules/rule.ts';
import { answerCall } from './protocol.ts';
import type { NamedIndex } from './question.ts';

const index = new RecordIndex({
  locale: 'en-GB',
  searchableAttributes: ['name', 'colours.label'],
  exactAttributes: [],
  attributesForFaceting: ['brand', 'size'],
  filterOnlyAttributes: ['price', 'ratings'],
  customRanking: ['desc(popularity)'],
  sorts: { 'by-price': ['asc(price)'] },
  distinctBy: 'style',
  paginationLimitedTo: 1000,
});
const record = (objectID: string, name: string, brand: string, style: string, more: object = {}) => ({
  objectID,
  name,
  brand,
  style,
  ...more,
});
index.upsert([
  record('a', 'Red midi dress', 'Oasis', 's1', { popularity: 50, price: 30, size: ['8', '10'], _tags: ['new'], ratings: [1, 5] }),
  record('b', 'Blue midi dress', 'Oasis', 's1', { popularity: 40, price: 20, size: ['10'], ratings: [3] }),
  record('c', 'Green maxi dress', 'Warehouse', 's2', { popularity: 30, price: 10, colours: [{ label: 'Green', code: 'g' }] }),
  record('d', 'Wool coat', 'Warehouse', 's3', { popularity: 20, price: 90, _tags: ['new', 'warm'] }),
  record('e', 'Belt for a dress', 'acme', 's4', { popularity: 10, price: 5 }),
]);

type Answer = Record<string, unknown> & { readonly nbHits: number; readonly hits: readonly { readonly objectID: string }[] };

async function ask(body: object, named: Partial<NamedIndex> = {}): Promise<Answer> {
  const host = { findIndex: async () => ({ name: 'shop', index, sort: 'relevance', ...named }), onEvents() {} };
  const answer = await answerCall({ method: 'POST', path: '/1/indexes/shop/query', body }, host);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return answer.body as Answer;
}

const ids = async (body: object, named: Partial<NamedIndex> = {}) => (await ask(body, named)).hits.map(({ objectID }) => objectID).join('');
const rules = (...given: readonly object[]) => ({
  rules: prepareRules(
    given.map((rule, at) => ruleShape.parse({ objectID: `rule-${at}`, ...rule })),
    index.folding,
  ),
});

describe('optional filters', () => {
  test.each([
    [{ optionalFilters: 'brand:Warehouse' }, 'cdabe'],
    [{ optionalFilters: ['brand:warehouse', 'size:10<score=3>'] }, 'abcde'],
    [{ optionalFilters: [['brand:acme<score=2>', 'brand:Warehouse']] }, 'ecdab'],
    [{ optionalFilters: ['brand:-Oasis'] }, 'cdeab'],
    [{ query: 'dress', optionalFilters: ['brand:Warehouse'] }, 'cabe'],
    [{ query: 'midi dress', optionalFilters: ['brand:Warehouse'], removeWordsIfNoResults: 'none' }, 'ab'],
  ])('%j', async (body, expected) => {
    expect(await ids(body)).toBe(expected);
  });

  test('lift nothing above what the words say clearly, and nothing in another order', async () => {
    expect(await ids({ query: 'midi dress', optionalFilters: ['brand:acme'] })).toMatch(/^ab/);
    expect(await ids({ optionalFilters: ['brand:Oasis'] }, { sort: 'by-price' })).toBe('ecbad');
  });

  test('show in the ranking information', async () => {
    const { hits } = await ask({ optionalFilters: ['brand:Warehouse<score=4>'], getRankingInfo: true });
    expect(hits[0]).toMatchObject({ objectID: 'c', _rankingInfo: { filters: 4 } });
  });
});

describe('groups', () => {
  test('show one record each and are counted', async () => {
    expect(await ask({ distinct: true, facets: ['brand'] })).toMatchObject({
      nbHits: 4,
      hits: ['a', 'c', 'd', 'e'].map((objectID) => ({ objectID })),
      facets: { brand: { Oasis: 2, Warehouse: 2, acme: 1 } },
    });
    expect(await ids({ distinct: 2, hitsPerPage: 1 })).toBe('ab');
    expect(await ids({ distinct: 1, hitsPerPage: 2, page: 1 })).toBe('de');
    expect(await ids({ distinct: true, query: 'dress', numericFilters: 'price<25' }, { sort: 'by-price' })).toBe('ecb');
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
    const body = { query: 'green', attributesToRetrieve: ['colours.code'], attributesToHighlight: ['colours.label', 'name'] };
    expect((await ask(body)).hits[0]).toEqual({
      objectID: 'c',
      colours: [{ code: 'g' }],
      _highlightResult: {
        name: { value: '<em>Green</em> maxi dress', matchLevel: 'full', fullyHighlighted: false, matchedWords: ['green'] },
        colours: [{ label: { value: '<em>Green</em>', matchLevel: 'full', fullyHighlighted: true, matchedWords: ['green'] } }],
      },
    });
    const [rest] = (await ask({ query: 'green', attributesToRetrieve: ['-colours.code'], attributesToHighlight: [] })).hits;
    expect(rest).toMatchObject({ objectID: 'c', name: 'Green maxi dress', colours: [{ label: 'Green' }] });
  });

  test('offset and length stand for pages, responseFields keeps what it names', async () => {
    expect(await ask({ offset: 1, length: 2, attributesToHighlight: [] })).toMatchObject({
      offset: 1,
      length: 2,
      hits: [{ objectID: 'b' }, { objectID: 'c' }],
    });
    expect(Object.keys(await ask({ responseFields: ['nbHits'] }))).toEqual(['nbHits']);
  });

  test('facet values come by name where that is asked for', async () => {
    const { facets } = await ask({ facets: ['brand'], sortFacetValuesBy: 'alpha', maxValuesPerFacet: 2 });
    expect(Object.keys((facets as { brand: object }).brand)).toEqual(['Oasis', 'Warehouse']);
  });

  test('what the request does not say, the settings of the index do', async () => {
    const defaults = { hitsPerPage: 2, attributesToRetrieve: ['brand'], userData: { seen: true } };
    expect(await ask({ attributesToHighlight: [] }, { defaults })).toMatchObject({
      hits: [{ brand: 'Oasis' }, {}],
      userData: [{ seen: true }],
    });
    expect(await ids({ hitsPerPage: 3 }, { defaults })).toBe('abc');
  });
});

describe('rules', () => {
  const on = (pattern: string, anchoring: string, consequence: object) => ({ conditions: [{ pattern, anchoring }], consequence });

  test('pin, hide, lift and filter', async () => {
    const pinned = rules(
      on('dress', 'is', {
        promote: [
          { objectID: 'd', position: 1 },
          { objectID: 'gone', position: 0 },
        ],
      }),
    );
    expect(await ids({ query: 'dresses' }, pinned)).toBe('adbce');
    expect((await ask({ query: 'dress' }, pinned)).nbHits).toBe(5);
    expect(await ids({ query: 'dress', hitsPerPage: 1, page: 1 }, pinned)).toBe('d');
    expect(await ids({ query: 'dress' }, { ...pinned, sort: 'by-price' })).toBe('ecba');
    expect(await ids({ query: 'dress' }, rules(on('dress', 'is', { hide: [{ objectID: 'a' }] })))).toBe('bce');
    expect(await ids({ query: 'dress' }, rules(on('dress', 'is', { params: { optionalFilters: ['brand:Warehouse'] } })))).toBe('cabe');
    expect(await ids({ query: 'dress' }, rules(on('dress', 'is', { params: { filters: 'price < 25' } })))).toBe('bce');
  });

  test('a pin that must fit the filters gives way to them', async () => {
    const promote = [{ objectIDs: ['d', 'e'], position: 0 }];
    const filtered = { query: 'dress', facetFilters: ['brand:Oasis'] };
    expect(await ids(filtered, rules(on('dress', 'is', { promote })))).toBe('deab');
    expect(await ids(filtered, rules(on('dress', 'is', { promote, filterPromotes: true })))).toBe('ab');
  });

  test.each([
    ['is', 'red dress', 'dresses red', false],
    ['is', 'red dress', 'Red Dresses', true],
    ['contains', 'red dress', 'a red dress now', true],
    ['contains', 'red', 'redress', false],
    ['startsWith', 'red', 'red dress', true],
    ['startsWith', 'dress', 'red dress', false],
    ['endsWith', 'dress', 'red dress', true],
    ['is', '', '', true],
    ['is', '', 'dress', false],
  ])('%s "%s" for "%s": %s', async (anchoring, pattern, query, holds) => {
    const { appliedRules } = await ask({ query }, rules(on(pattern, anchoring, { userData: 1 })));
    expect(appliedRules !== undefined).toBe(holds);
  });

  test('hold by context, while they are valid and switched on', async () => {
    const consequence = { hide: [{ objectID: 'a' }] };
    const context = { conditions: [{ context: 'sale' }], consequence };
    expect(await ids({}, rules(context))).toBe('abcde');
    expect(await ids({ ruleContexts: ['sale'] }, rules(context))).toBe('bcde');
    expect(await ids({ ruleContexts: ['sale'], enableRules: false }, rules(context))).toBe('abcde');
    expect(await ids({ ruleContexts: ['sale'] }, rules({ ...context, enabled: false }))).toBe('abcde');
    expect(await ids({ ruleContexts: ['sale'] }, rules({ ...context, validity: [{ from: 0, until: 1 }] }))).toBe('abcde');
    expect(await ids({ ruleContexts: ['sale'] }, rules({ ...context, validity: [{ from: 1 }] }))).toBe('bcde');
    expect(await ids({ ruleContexts: ['sale'] }, rules({ ...context, validity: [{ until: 1 }] }))).toBe('abcde');
  });

  test('redirect and print banners, all of those that hold', async () => {
    const banner = (url: string) => ({ params: { renderingContent: { widgets: { banners: [{ image: { urls: [{ url }] } }] } } } });
    const redirect = { params: { renderingContent: { redirect: { url: '/sale' } } }, userData: { redirectMobile: '/m/sale' } };
    const given = rules(
      on('dress', 'contains', banner('/one.avif')),
      on('red dress', 'is', banner('/two.avif')),
      on('red', 'startsWith', redirect),
    );
    expect(await ask({ query: 'red dress' }, given)).toMatchObject({
      renderingContent: {
        redirect: { url: '/sale' },
        widgets: { banners: [{ image: { urls: [{ url: '/two.avif' }] } }, { image: { urls: [{ url: '/one.avif' }] } }] },
      },
      userData: [{ redirectMobile: '/m/sale' }],
    });
  });

  test('change words, and the answer still says what was asked', async () => {
    const edited = rules(
      on('frock', 'contains', {
        params: { query: { edits: [{ type: 'replace', delete: 'frock', insert: 'dress' }, { delete: 'lovely' }] } },
      }),
    );
    const answer = await ask({ query: 'lovely midi frock', removeWordsIfNoResults: 'none' }, edited);
    expect(answer).toMatchObject({ query: 'lovely midi frock', nbHits: 2 });
    expect(await ids({ query: 'anything' }, rules(on('anything', 'is', { params: { query: 'coat', hitsPerPage: 5 } })))).toBe('d');
  });
});
