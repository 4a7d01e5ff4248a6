/** Formats points as pounds: 120 points are £1.20. */
import { REWARD_CURRENCY } from '#features/catalogue/reward-points.ts';
import { toMajor } from '#i18n/money.ts';

/**
 * `isSigned`: a plus before points earned, as there is a minus before points taken back. The narrow
 * symbol is used, since "UK£", as in Arabic, would be split in text from right to left.
 */
export function formatRewards(points: number, locale: string, isSigned = false): string {
  const format = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency: REWARD_CURRENCY, currencyDisplay: 'narrowSymbol' },
    signDisplay: isSigned ? 'exceptZero' : 'auto',
  });
  return format
    .formatToParts(toMajor({ centAmount: points, currencyCode: REWARD_CURRENCY }))
    .map(({ type, value }) => (type === 'currency' ? '£' : value))
    .join('');
}
