/** Score by which products are sorted by rating; few reviews weigh less than many. */

/** Prior of the Bayesian average: number of assumed reviews, and their average. */
const PRIOR_COUNT = 10;
const PRIOR_AVERAGE = 3.5;

/**
 * Bayesian average: a single review of five stars comes after thirty of four and a half. 0 without
 * reviews, below every reviewed product.
 */
export function scoreRating(average: number | null, count: number): number {
  if (average === null || count <= 0) return 0;
  const score = (PRIOR_AVERAGE * PRIOR_COUNT + average * count) / (PRIOR_COUNT + count);
  return Math.round(score * 10_000) / 10_000;
}
