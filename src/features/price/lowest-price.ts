/** Lowest price of the 30 days before a reduction, which EU law requires beside each reduction. */
import type { PriceAndFormerPrice } from './price.ts';

/** In minor units. */
export type LowestPrices = readonly [lowest: number, highest: number];

/** Range of the lowest prices of all reduced prices; null if none is known. */
export function lowestPriceRangeOf(prices: readonly PriceAndFormerPrice[]): LowestPrices | null {
  const lowestPrices = prices.flatMap(({ price, wasPrice, lowestPrice }) =>
    lowestPrice !== undefined && wasPrice != null && wasPrice > price ? [lowestPrice] : [],
  );
  return lowestPrices.length === 0 ? null : [Math.min(...lowestPrices), Math.max(...lowestPrices)];
}
