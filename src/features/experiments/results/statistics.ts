/** Statistics of experiments: rates with their intervals, and the check of the sample ratio. */

export type Interval = { readonly low: number; readonly high: number };

/** Number of successes, of all visitors counted. */
export type Sample = { readonly successes: number; readonly count: number };

/** Two-sided 95 % quantile of the normal distribution. */
const Z = 1.959_964;

/** Wilson's 95 % interval of a rate; null without visitors. */
export function estimateRate({ successes, count }: Sample): Interval | null {
  if (count === 0) return null;
  const rate = successes / count;
  const divisor = 1 + Z ** 2 / count;
  const centre = (rate + Z ** 2 / (2 * count)) / divisor;
  const root = Math.sqrt((rate * (1 - rate)) / count + Z ** 2 / (4 * count ** 2));
  const margin = (Z * root) / divisor;
  return { low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
}

/** Newcombe's 95 % interval of the difference between two rates; null without visitors. */
export function estimateDifference(control: Sample, variant: Sample): Interval | null {
  const a = estimateRate(variant);
  const b = estimateRate(control);
  if (a === null || b === null) return null;
  const rateA = variant.successes / variant.count;
  const rateB = control.successes / control.count;
  return {
    low: rateA - rateB - Math.hypot(rateA - a.low, b.high - rateB),
    high: rateA - rateB + Math.hypot(a.high - rateA, rateB - b.low),
  };
}

/**
 * Sample-ratio check: chi-squared statistic of the counts against the declared shares, with its
 * 99.9 % quantile as limit. True if the split is not due to chance, so that the result cannot be
 * trusted.
 */
export function hasSampleRatioMismatch(
  groups: readonly { readonly count: number; readonly share: number }[],
): boolean {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const shares = groups.reduce((sum, { share }) => sum + share, 0);
  if (groups.some(({ count, share }) => share === 0 && count > 0)) return true;
  const limit = CHI_SQUARED[groups.filter(({ share }) => share > 0).length - 2];
  if (total === 0 || limit === undefined) return false;
  let statistic = 0;
  for (const { count, share } of groups) {
    const expected = (total * share) / shares;
    if (share > 0) statistic += (count - expected) ** 2 / expected;
  }
  return statistic > limit;
}

/** 99.9 % quantiles for 2 to 6 variants. */
const CHI_SQUARED = [10.828, 13.816, 16.266, 18.467, 20.515];
