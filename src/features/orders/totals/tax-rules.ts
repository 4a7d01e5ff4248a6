/** Rates of tax by country; a locale of a fascia may state its own. */
import type { FasciaLocale } from '#kit/define-fascia.ts';
import type { TaxRule } from './totals.ts';

/** Standard rates of value added tax in hundredths of a percent; prices include it. */
const STANDARD_RATES: Readonly<Record<string, number>> = { AE: 500, DE: 1900, FR: 2000, GB: 2000 };

/** No tax is shown for a country without a known rate. */
export function findTaxRule(country: string, { tax }: Pick<FasciaLocale, 'tax'>): TaxRule {
  return {
    basisPoints: tax?.basisPoints ?? STANDARD_RATES[country] ?? 0,
    isExclusive: tax?.isExclusive ?? false,
  };
}
