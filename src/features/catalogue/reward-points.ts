/** Reward points of products. One is worth a penny, so only shops that sell in pounds give any. */
import type { CurrencyCode } from '#i18n/money.ts';

export const REWARD_CURRENCY: CurrencyCode = 'GBP';

/** Returns `rewardPoints`; an empty object for 0 or no `points`, and in other currencies. */
export function rewardPointsIn(
  currency: CurrencyCode,
  points: number | null | undefined,
): { readonly rewardPoints?: number } {
  return points && currency === REWARD_CURRENCY ? { rewardPoints: points } : {};
}
