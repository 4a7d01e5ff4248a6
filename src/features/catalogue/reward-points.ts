/** Reward points of products. One is worth a penny, so only shops that sell in pounds give any. */
import type { CurrencyCode } from '#i18n/money.ts';

export const REWARD_CURRENCY: CurrencyCode = 'GBP';

/** `points` as imported; 0 and absent are the same. Empty in a shop of another currency. */
export function rewardPointsIn(
  currency: CurrencyCode,
  points: number | null | undefined,
): { readonly rewardPoints?: number } {
  return points && currency === REWARD_CURRENCY ? { rewardPoints: points } : {};
}
