/** What a price says: one amount or a range, what it was, what is saved. */
import { percentSaved } from '#i18n/money.ts';

/** Minor units. */
export type Priced = { readonly price: number; readonly wasPrice?: number | null | undefined };

export type Saving = {
  readonly percent: number /** Whether every price saves as much. */;
  readonly isEqual: boolean;
};

/** S§9: "Save N%" when all values are equal, otherwise "Up to N% OFF"; null when nothing is saved. */
export function findSaving(prices: readonly Priced[]): Saving | null {
  const percents = prices.map(({ price, wasPrice }) => percentSaved(price, wasPrice ?? undefined));
  const percent = Math.max(0, ...percents);
  return percent === 0 ? null : { percent, isEqual: percents.every((one) => one === percent) };
}

/** One price where one is settled; else from the lowest to the highest, with a former price only where all agree on it. */
export function spanPrices(
  chosen: Priced | null,
  all: readonly Priced[],
): Priced & { readonly maxPrice: number; readonly saving: Saving | null } {
  const shown = chosen ? [chosen] : all;
  const prices = shown.map(({ price }) => price);
  const price = Math.min(...prices);
  const maxPrice = Math.max(...prices);
  const [first] = shown;
  const agree = shown.every(({ wasPrice }) => wasPrice === first?.wasPrice);
  return {
    price,
    maxPrice,
    wasPrice: agree ? first?.wasPrice : undefined,
    saving: findSaving(shown),
  };
}
