/** Computes a price or price range, and its saving. */
import { percentSaved } from '#i18n/money.ts';

/** In minor units. */
export type PriceAndFormerPrice = {
  readonly price: number;
  readonly wasPrice?: number | null | undefined;
  /** Lowest price of the 30 days before the reduction, where it is stated. */
  readonly lowestPrice?: number | undefined;
};

export type Saving = {
  readonly percent: number;
  /** True if all savings are equal. */
  readonly isEqual: boolean;
};

/** The former price; undefined unless it is higher than the price. */
export function formerPriceOf({ price, wasPrice }: PriceAndFormerPrice): number | undefined {
  return wasPrice != null && wasPrice > price ? wasPrice : undefined;
}

/**
 * Percent that is saved. Where the lowest price of the 30 days before the reduction is stated, at
 * most the saving from that price (Directive 98/6/EC, article 6a; Court of Justice, C-330/23).
 */
function computePercent({ price, wasPrice, lowestPrice }: PriceAndFormerPrice): number {
  const percent = percentSaved(price, wasPrice ?? undefined);
  return lowestPrice === undefined ? percent : Math.min(percent, percentSaved(price, lowestPrice));
}

/** Texts are "Save N%" if all savings are equal, else "Up to N% OFF". Null if nothing is saved. */
export function computeSaving(prices: readonly PriceAndFormerPrice[]): Saving | null {
  const percents = prices.map(computePercent);
  const percent = Math.max(0, ...percents);
  return percent === 0
    ? null
    : { percent, isEqual: percents.every((candidate) => candidate === percent) };
}

/**
 * The selected price, else the range of all; with a former price only where all have the same.
 */
export function summarisePrices(
  selected: PriceAndFormerPrice | null,
  variants: readonly PriceAndFormerPrice[],
): PriceAndFormerPrice & { readonly maxPrice: number; readonly saving: Saving | null } {
  const summarised = selected ? [selected] : variants;
  const prices = summarised.map(({ price }) => price);
  const price = Math.min(...prices);
  const maxPrice = Math.max(...prices);
  const [first] = summarised;
  const isSameFormerPrice = summarised.every(({ wasPrice }) => wasPrice === first?.wasPrice);
  return {
    price,
    maxPrice,
    wasPrice: isSameFormerPrice ? first?.wasPrice : undefined,
    saving: computeSaving(summarised),
  };
}
