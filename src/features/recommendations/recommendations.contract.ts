/** Contract tests of recommendations providers that compute co-occurrence from sessions. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session, SessionEvent } from './counts/sessions.ts';
import type { RecommendationQuery, Recommendations } from './recommendations.port.ts';

/**
 * Products: `coat`, `scarf`, `hat`, `belt` (sold out), `bag1` to `bag3` of one brand, `socks`, all
 * of the department womens, and `tie` of mens; each has one sku, its key and `-S`.
 */
export type RecommendationsSetup = {
  readonly recommendations: Recommendations;
  readonly close: () => Promise<void>;
};

const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;
const base = { model: 'related', productKeys: [], skus: [], categoriesTaxonomies: [] } as const;

/** Products viewed a minute apart, an hour ago. */
function viewed(...items: readonly string[]): Session {
  const start = Date.now() - 3_600_000;
  return {
    events: items.map((item, minute): SessionEvent => {
      return { item, time: start + minute * 60_000, kind: 'view' };
    }),
  };
}

const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

export function describeRecommendations(
  name: string,
  open: () => Promise<RecommendationsSetup>,
): void {
  describe(`recommendations by ${name}`, () => {
    let setup: RecommendationsSetup;
    beforeAll(async () => {
      setup = await open();
      const imported = await setup.recommendations.importSessions([
        ...repeat(6, viewed('coat', 'scarf')),
        ...repeat(4, viewed('coat', 'tie')),
        ...repeat(4, viewed('coat', 'belt')),
        ...repeat(3, viewed('coat', 'bag1', 'bag2', 'bag3')),
        ...repeat(2, viewed('hat-S', 'socks', 'no-such-thing')),
      ]);
      expect(imported).toEqual({ sessions: 19, events: 44, unknown: 2 });
    });
    afterAll(() => setup.close());
    const keysFor = async (query: Partial<RecommendationQuery>) =>
      (await setup.recommendations.recommend(scope, { ...base, limit: 10, ...query })).map(
        ({ item }) => item.product_id,
      );

    test('REC-1: what is viewed together comes first, and never the product itself', async () => {
      const keys = await keysFor({ productKeys: ['coat'] });
      expect(keys.slice(0, 2)).toEqual(['scarf', 'bag1']);
      expect(keys).not.toContain('coat');
      expect(await keysFor({ productKeys: ['coat'], limit: 1 })).toEqual(['scarf']);
    });

    test('REC-1: the same department, in stock, at most two of a brand', async () => {
      const keys = await keysFor({ productKeys: ['coat'] });
      expect(keys).not.toContain('tie');
      expect(keys).not.toContain('belt');
      expect(keys.filter((key) => key.startsWith('bag'))).toEqual(['bag1', 'bag2']);
    });

    test('REC-1: a sku counts as its product, in queries and in sessions', async () => {
      expect((await keysFor({ skus: ['hat-S'] }))[0]).toBe('socks');
    });

    test('REC-1: every item has the required fields, a reason and a falling score', async () => {
      const recommended = await setup.recommendations.recommend(scope, {
        ...{ ...base, productKeys: ['coat'], limit: 10 },
      });
      expect(recommended[0]).toMatchObject({
        reason: { kind: 'viewed-together', sessions: 6 },
        item: { product_id: 'scarf', local_currency: 'GBP', price: 25 },
      });
      for (const { item } of recommended)
        expect([item.title, item.brand, item.image, item.url].every(Boolean)).toBe(true);
      const scores = recommended.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    });

    test('REC-1: where few sessions are counted, similar products of the department follow', async () => {
      const recommended = await setup.recommendations.recommend(scope, {
        ...{ ...base, productKeys: ['scarf'], limit: 10 },
      });
      expect(recommended.map(({ reason }) => reason?.kind)).toContain('similar');
      expect(recommended.map(({ item }) => item.product_id)).not.toContain('tie');
    });

    test.each([
      ['an unknown product has trending products', { productKeys: ['no-such-product'] }],
      ['the trending model has trending products', { model: 'trending' }],
    ] as const)('%s', async (_, query) => {
      const recommended = await setup.recommendations.recommend(scope, {
        ...base,
        limit: 3,
        ...query,
      });
      expect(recommended[0]).toMatchObject({
        item: { product_id: 'coat' },
        reason: { kind: 'trending' },
      });
    });

    test('REC-2: visually similar products are in stock and of the department', async () => {
      const recommended = await setup.recommendations.findVisuallySimilar(scope, {
        productKey: 'coat',
        limit: 40,
      });
      const keys = recommended.map(({ productKey }) => productKey);
      expect(keys).toContain('hat');
      expect(keys).not.toContain('tie');
      expect(keys).not.toContain('belt');
      expect(
        await setup.recommendations.findVisuallySimilar(scope, {
          productKey: 'nothing',
          limit: 40,
        }),
      ).toEqual([]);
    });

    test('REC-2: a descriptor is computed once', async () => {
      await setup.recommendations.computeDescriptors({ limit: 100 });
      expect(await setup.recommendations.computeDescriptors({ limit: 100 })).toMatchObject({
        computed: 0,
      });
    });

    test('with onlyIfEmpty, sessions are not imported when counts exist', async () => {
      const again = await setup.recommendations.importSessions([viewed('socks', 'coat')], {
        onlyIfEmpty: true,
      });
      expect(again).toEqual({ sessions: 0, events: 0, unknown: 0 });
    });
  });
}
