/** Tests of the order by rating. */
import { expect, test } from 'vitest';
import { scoreRating } from './rating-score.ts';

test('FIND-2: one review of five stars comes after many good ones, and before many bad ones', () => {
  const products = [
    { name: 'none', average: null, count: 0 },
    { name: 'one five', average: 5, count: 1 },
    { name: 'thirty good', average: 4.5, count: 30 },
    { name: 'a thousand good', average: 4.5, count: 1000 },
    { name: 'thirty bad', average: 1, count: 30 },
    { name: 'one bad', average: 1, count: 1 },
  ];
  const byScore = products.toSorted(
    (a, b) => scoreRating(b.average, b.count) - scoreRating(a.average, a.count),
  );
  expect(byScore.map(({ name }) => name)).toEqual([
    'a thousand good',
    'thirty good',
    'one five',
    'one bad',
    'thirty bad',
    'none',
  ]);
});

test('many reviews come close to their own average', () => {
  expect(scoreRating(4.8, 100_000)).toBeCloseTo(4.8, 2);
});
