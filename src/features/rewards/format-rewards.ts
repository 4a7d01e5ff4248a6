/** Formats points as pounds: 120 points are £1.20. */
import { REWARD_CURRENCY } from '#features/catalogue/reward-points.ts';
import { toMajor } from '#i18n/money.ts';

/** `isSigned`: a plus before what was earned, as a minus stands before what was taken back. */
export function formatRewards(points: number, locale: string, isSigned = false): string {
  return new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency: REWARD_CURRENCY, currencyDisplay: 'narrowSymbol' },
    signDisplay: isSigned ? 'exceptZero' : 'auto',
  }).format(toMajor({ centAmount: points, currencyCode: REWARD_CURRENCY }));
}
