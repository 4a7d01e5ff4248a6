/** Price points: the usual price endings of each fascia, in each currency. */
import type { PriceRecord, VariantRecord } from '#features/catalogue/catalogue-records.ts';
import type { FasciaCode } from './brands.ts';

/** Exchange rates from pounds, applied before rounding to a price point. */
const rates = { GBP: 1, EUR: 1.2, AED: 4.8 } as const;

/** Minor units: whole amounts at Aldermoor, .99 at Nightjar, steps of .50 at Fernhollow. */
const toPoint: Readonly<Record<FasciaCode, (amount: number) => number>> = {
  aldermoor: (amount) => Math.max(1, Math.round(amount)) * 100,
  nightjar: (amount) => Math.max(1, Math.round(amount)) * 100 - 1,
  fernhollow: (amount) => Math.max(1, Math.round(amount * 2)) * 50,
};

/** Without a former price if `percentOff` is 0 or the reduction rounds to nothing. */
export function priceIn(
  fascia: FasciaCode,
  pounds: number,
  percentOff: number,
): VariantRecord['prices'] {
  const point = toPoint[fascia];
  const priceOf = (rate: number): PriceRecord => {
    const was = point(pounds * rate);
    const now = point((pounds * rate * (100 - percentOff)) / 100);
    return percentOff > 0 && now < was
      ? { centAmount: now, wasCentAmount: was }
      : { centAmount: was };
  };
  return { GBP: priceOf(rates.GBP), EUR: priceOf(rates.EUR), AED: priceOf(rates.AED) };
}
