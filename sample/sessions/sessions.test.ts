/** Tests that the invented sessions are the same every time and that their pairs are found. */
import { expect, test } from 'vitest';
import { countPairs } from '#features/recommendations/counts/count-pairs.ts';
import { rankCandidates } from '#features/recommendations/counts/rank-candidates.ts';
import { diversifyProducts } from '#features/recommendations/diversify-products.ts';
import { buildSampleCatalogue } from '../catalogue/catalogue.ts';
import { makeSessions, plantPairs } from './make-sessions.ts';

const NOW = new Date('2026-11-01T12:00:00Z');
const { products } = buildSampleCatalogue();
const sessions = [...makeSessions(products, NOW)];
const counts = new Map([...countPairs(sessions)].map((pair) => [pair.item, pair]));
const byKey = new Map(
  products.map((product) => [
    product.productKey,
    { ...product, isOnStock: product.variants.some(({ stock }) => stock > 0) },
  ]),
);
const [SHOWN, MIN_FOUND] = [6, 0.9];

test('there are 20,000, the same every time', () => {
  expect(sessions).toHaveLength(20_000);
  expect([...makeSessions(products, NOW, 100)]).toEqual(sessions.slice(0, 100));
});

/** Share of planted pairs whose other product is among the first six, both ways. */
function shareFound(candidates: (productKey: string) => readonly string[]): number {
  const ways = plantPairs(products).flatMap(([one, other]) => [
    [one, other] as const,
    [other, one] as const,
  ]);
  const found = ways.filter(([{ productKey, department }, { productKey: partner }]) => {
    const context = new Set([productKey]);
    const rules = { limit: SHOWN, context, departments: new Set([department]) };
    const picked = diversifyProducts(candidates(productKey), (key) => byKey.get(key), rules);
    return picked.get(partner) === null;
  });
  return found.length / ways.length;
}

test('REC-1: nine of ten planted pairs are among the first six; by popularity alone few are', () => {
  const totalOf = (item: string) => counts.get(item)?.views ?? 0;
  const byCounts = shareFound((productKey) =>
    [counts.get(productKey)].flatMap((item) =>
      item
        ? rankCandidates([item], { now: NOW.getTime(), totalOf }).map((candidate) => candidate.item)
        : [],
    ),
  );
  const popular = [...counts.values()]
    .toSorted((a, b) => b.views - a.views)
    .map(({ item }) => item);
  expect(byCounts).toBeGreaterThanOrEqual(MIN_FOUND);
  expect(shareFound(() => popular)).toBeLessThan(0.1);
});
