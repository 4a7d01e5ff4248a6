/** Tests of the rules of recommendations and of their calls. */
import { describe, expect, test, vi } from 'vitest';
import { createValueCache } from '#server/pages/value-cache.server.ts';
import { createTestShop, routeArgs } from '#test/create-test-shop.ts';
import { countPairs } from './counts/count-pairs.ts';
import { rankCandidates } from './counts/rank-candidates.ts';
import {
  MAX_SESSION_ITEMS,
  type Session,
  type SessionEvent,
  splitSessions,
} from './counts/sessions.ts';
import { loader as relatedLoader } from './product-recommendations.route.ts';
import { parseRecommendationItems, toRecommendedCard } from './recommendation-item.ts';
import type { Recommendation, Recommendations } from './recommendations.port.ts';
import { loader as similarLoader } from './visual/visually-similar.route.ts';

const now = Date.UTC(2026, 10, 1);
const DAY = 86_400_000;

function session(items: string, kind: SessionEvent['kind'] = 'view', time = now): Session {
  return { events: items.split(' ').map((item) => ({ item, time, kind })) };
}

function rank(sessions: readonly Session[], context: readonly string[]) {
  const counts = new Map([...countPairs(sessions)].map((pair) => [pair.item, pair]));
  const totalOf = (item: string) => counts.get(item)?.views ?? 0;
  return rankCandidates(
    context.flatMap((item) => counts.get(item) ?? []),
    { now, totalOf },
  ).map(({ item }) => item);
}

const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('REC-1: counts of sessions', () => {
  test('a pair is counted once for each session, however often it is viewed', () => {
    const [first] = countPairs([session('a b a b a b'), session('b a')]);
    expect(first?.neighbours.get('b')).toMatchObject({ viewers: 2, buyers: 0 });
  });
  test('near views weigh more than far ones, later ones more than earlier ones', () => {
    expect(rank([session('a b c d')], ['b'])).toEqual(['c', 'a', 'd']);
  });
  test('what is bought together weighs more than what is viewed together', () => {
    expect(rank([session('a b'), session('a c', 'buy')], ['a'])).toEqual(['c', 'b']);
  });
  test('old sessions fade', () => {
    const old = repeat(3, session('a b', 'view', now - 120 * DAY));
    expect(rank([...old, session('a c'), session('a c')], ['a'])).toEqual(['c', 'b']);
  });
  test('a popular item does not win everywhere', () => {
    const popular = repeat(200, session('p x y'));
    expect(
      rank([...popular, ...repeat(4, session('a b')), ...repeat(5, session('a p'))], ['a']),
    ).toEqual(['b', 'p']);
  });
  test('a pair of one session ranks below one of several with the same weight', () => {
    const severalSessions = repeat(4, session('a x y z b'));
    const ranked = rank([...severalSessions, session('a c')], ['a']);
    expect(ranked.indexOf('b')).toBeLessThan(ranked.indexOf('c'));
  });
  test('the item viewed last counts most', () => {
    const sessions = [...repeat(3, session('a c')), ...repeat(3, session('b d'))];
    expect(rank(sessions, ['b', 'a'])[0]).toBe('d');
    expect(rank(sessions, ['a', 'b'])[0]).toBe('c');
  });
  test('the session of a crawler is not counted', () => {
    const items = Array.from({ length: MAX_SESSION_ITEMS + 1 }, (_, index) => `i${index}`);
    expect([...countPairs([session(items.join(' '))])].every(({ views }) => views === 0)).toBe(
      true,
    );
  });
  test('a pause of more than half an hour begins another session', () => {
    const events = [0, 29, 70].map((minute): SessionEvent => {
      return { item: String(minute), time: minute * 60_000, kind: 'view' };
    });
    expect(splitSessions(events).map((item) => item.length)).toEqual([2, 1]);
  });
  test('a session that continues adds only its new pairs', () => {
    const { events } = session('a b c');
    const [a] = countPairs([{ events, counted: 2 }]);
    expect([...(a?.neighbours.keys() ?? [])]).toEqual(['c']);
    expect(a?.views).toBe(0);
  });
});

const complete = {
  ...{ product_id: 'COAT', title: 'Coat', brand: 'Oak', local_currency: 'GBP', price: 49.5 },
  ...{ image: '/picture.jpg', url: '/product/coat' },
};

describe('REC-1: items', () => {
  test('are mapped to a card with formatted prices', () => {
    const [item] = parseRecommendationItems([
      { ...complete, original_price: '60', discount_percentage: 17.5, slug: 'coat' },
    ]);
    expect(item && toRecommendedCard(item, 'en-GB', (percent) => `Save ${percent}%`)).toEqual({
      ...{ id: 'COAT', name: 'Coat', slug: 'coat', brand: 'Oak', price: '£49.50' },
      ...{ wasPrice: '£60.00', percentageSaving: 'Save 17%', image: '/picture.jpg' },
      ...{ recommendedUrl: '/product/coat', imagesResponsive: [] },
    });
  });
  test('have no was price without an original price, and no saving without a discount', () => {
    const [item] = parseRecommendationItems([{ ...complete, discount_percentage: 0 }]);
    expect(item && toRecommendedCard(item, 'en-GB', String)).toMatchObject({
      ...{ wasPrice: null, percentageSaving: null },
    });
  });
  test.each([
    [28.999999999999996, '29'],
    [28.9, '28'],
  ])('with a discount of %d %% state a saving of %s %%', (discount, saved) => {
    const [item] = parseRecommendationItems([{ ...complete, discount_percentage: discount }]);
    expect(item && toRecommendedCard(item, 'en-GB', String).percentageSaving).toBe(saved);
  });
  test('whose links run scripts are dropped', () => {
    const hostile = [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'data:text/html,x',
    ];
    expect(parseRecommendationItems(hostile.map((url) => ({ ...complete, url })))).toEqual([]);
  });
});

const recommendation: Recommendation = {
  ...{ item: complete, score: 1 },
  reason: { kind: 'viewed-together', sessions: 14 },
};

async function callLoader(
  loader: typeof relatedLoader,
  query: string,
  recommendations: Partial<Recommendations> = {},
) {
  const shop = createTestShop({ ports: { recommendations }, public: { prefix: '/fr' } });
  const response = await loader(routeArgs(shop, new Request(`http://localhost/_api?${query}`)));
  return { status: response.status, body: await response.json(), shop };
}

describe('REC-1: GET /_api/search/productRecommendations', () => {
  test('answers with items, their reason and links in the language', async () => {
    const { body, shop } = await callLoader(relatedLoader, 'productKeys=TEE1,TEE2', {
      recommend: async () => [recommendation],
    });
    expect(body.productRecommendations.related).toMatchObject([
      { product_id: 'COAT', url: '/fr/product/coat', reason: 'recommendations.viewed' },
    ]);
    expect(shop.tags).toContain('recommendations:TEE1');
  });
  test('a number below three sessions is not stated', async () => {
    const { body } = await callLoader(relatedLoader, 'productKeys=TEE1', {
      recommend: async () => [
        { ...recommendation, reason: { kind: 'bought-together', sessions: 2 } },
      ],
    });
    expect(body.productRecommendations.related[0].reason).toBe('recommendations.boughtFew');
  });
  test.each([
    ['', 'productKeys'],
    ['productKeys=', 'productKeys'],
    ['skus=A,,B', 'skus'],
    [`categoriesTaxonomies=${'x'.repeat(101)}`, 'categoriesTaxonomies'],
    [`productKeys=${Array.from({ length: 21 }, (_, index) => index).join(',')}`, 'productKeys'],
    ['skus=A%00', 'skus'],
  ])('refuses %j with the field', async (query, field) => {
    const { status, body } = await callLoader(relatedLoader, query);
    expect([status, body.error.field]).toEqual([400, field]);
  });
  test('is 503 if the service fails', async () => {
    const { status } = await callLoader(relatedLoader, 'productKeys=TEE1', {
      recommend: () => Promise.reject(new Error('down')),
    });
    expect(status).toBe(503);
  });
});

describe('REC-2: GET /_api/search/visuallySimilar', () => {
  test('answers with the keys of visually similar products', async () => {
    const { body } = await callLoader(similarLoader, 'key=TEE1&colour=moss', {
      findVisuallySimilar: async (_scope, { productKey, colour }) => [
        { productKey: `${productKey}-${colour}`, colour: 'fern' },
        { productKey: 'COAT' },
      ],
    });
    expect(body).toEqual({
      visualSimilar: [{ item_group_id: 'TEE1-moss', colour: 'fern' }, { item_group_id: 'COAT' }],
    });
  });
  test('asks the service once until the product or a similar one changes', async () => {
    const cache = createValueCache();
    const findVisuallySimilar = vi.fn(async () => [{ productKey: 'COAT' }]);
    const shop = createTestShop({
      cached: cache.forRequest(),
      ports: { recommendations: { findVisuallySimilar } },
    });
    const call = (query: string) =>
      similarLoader(routeArgs(shop, new Request(`http://localhost/_api?${query}`)));
    for (const query of ['key=TEE1', 'key=TEE1', 'key=TEE1&colour=moss']) await call(query);
    expect(findVisuallySimilar).toHaveBeenCalledTimes(2);
    cache.purge(['product:COAT']);
    await call('key=TEE1');
    expect(findVisuallySimilar).toHaveBeenCalledTimes(3);
  });
  test('falls back to related products where the service fails', async () => {
    const { body } = await callLoader(similarLoader, 'key=TEE1', {
      findVisuallySimilar: () => Promise.reject(new Error('not JSON')),
      recommend: async () => [recommendation],
    });
    expect(body).toEqual({ visualSimilar: [{ item_group_id: 'COAT' }] });
  });
  test('needs a key', async () => {
    const { status, body } = await callLoader(similarLoader, 'colour=moss');
    expect([status, body.error.field]).toEqual([400, 'key']);
  });
});
