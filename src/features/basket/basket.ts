/** Types of the basket and its pure rules: lines, totals, limits. */
import type { CataloguePicture } from '#features/catalogue/catalogue.ts';
import type { CurrencyCode } from '#i18n/money.ts';

export type BasketLine = {
  readonly id: string;
  readonly sku: string;
  readonly productId: string;
  readonly productKey: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly colour: string;
  readonly colourLabel: string;
  readonly size: string;
  readonly picture: CataloguePicture | null;
  readonly quantity: number;
  /**
   * Highest quantity available to this line, with its reserved units; 0 when it is no longer sold.
   */
  readonly maxQuantity: number;
  readonly isOnStock: boolean;
  readonly isBulky: boolean;
  /** Categories of the product, with their ancestors. */
  readonly categorySlugs: readonly string[];
  /** Minor units, current; null when the product has no price in the basket's currency. */
  readonly price: number | null;
  readonly wasPrice?: number;
  /** Lowest price of one unit before the reduction, where it is stated. */
  readonly lowestPrice?: number;
  /**
   * Price when the shopper last added to the line; null when that price was in another currency.
   */
  readonly addedPrice: number | null;
  /** Time until which the line's units are reserved; null without a reservation. ISO 8601. */
  readonly reservedUntil: string | null;
  readonly customFields: Readonly<Record<string, string>>;
  /** Points that one unit earns; absent without any, and in shops that do not sell in pounds. */
  readonly rewardPoints?: number;
};

export type Basket = {
  /** Public id; gives no access. */
  readonly id: string;
  /** Incremented with every change; sent back when a line is changed. */
  readonly version: number;
  readonly currency: CurrencyCode;
  /** True when a line was added in another currency, so that the shopper has not seen its price. */
  readonly isRepriced: boolean;
  readonly lines: readonly BasketLine[];
};

/** A line of a guest's basket that could not be merged in full. */
export type AdjustedLine = {
  readonly sku: string;
  readonly name: string;
  readonly requested: number;
  readonly added: number;
};

/** A customer's line that an equal one of a guest's was merged into, with its new quantity. */
export type JoinedLine = { readonly sku: string; readonly name: string; readonly quantity: number };

/** BAG-1: one item as the browser posts it. */
export type AddItem = {
  readonly sku: string;
  readonly quantity: number;
  readonly customFields?: Readonly<Record<string, string>>;
  /**
   * Price that the page displayed, in minor units, to be compared with the current price. The
   * server alone sets prices.
   */
  readonly shownPrice?: number;
  /** BAG-4: search attribution. */
  readonly objectIds?: readonly string[];
  readonly queryId?: string;
};

/** Maximum quantity of a line, whatever the stock. */
export const MAX_LINE_QUANTITY = 999;

/** Maximum number of lines in a basket. */
export const MAX_LINES = 60;

/** Maximum number of items in one add. */
export const MAX_ADD_ITEMS = 20;

export function countItems(basket: Basket | null): number {
  return basket ? basket.lines.reduce((sum, line) => sum + line.quantity, 0) : 0;
}

/** True when a checkout can start: the basket is not empty and every line is available. */
export function isReadyForCheckout({ lines }: Basket): boolean {
  return lines.length > 0 && lines.every(({ isOnStock, price }) => isOnStock && price !== null);
}

/** Seconds until the first reservation expires; null without reservations. */
export function secondsReserved({ lines }: Basket, now: Date): number | null {
  const ends = lines.flatMap(({ reservedUntil }) =>
    reservedUntil === null ? [] : [Date.parse(reservedUntil)],
  );
  return ends.length === 0
    ? null
    : Math.max(Math.floor((Math.min(...ends) - now.getTime()) / 1000), 0);
}

/** True when a line is no longer reserved but still available. For fascias that reserve on add. */
export function isReservationExpired({ lines }: Basket): boolean {
  return lines.some(({ reservedUntil, isOnStock }) => reservedUntil === null && isOnStock);
}

/** Prices of all units of a line. */
export function sumLine({ price, wasPrice, lowestPrice, quantity }: BasketLine) {
  return {
    price: (price ?? 0) * quantity,
    ...(wasPrice !== undefined && { wasPrice: wasPrice * quantity }),
    ...(lowestPrice !== undefined && { lowestPrice: lowestPrice * quantity }),
  };
}

export type PriceChange = {
  readonly direction: 'cheaper' | 'dearer';
  /** Price in minor units when the shopper added to the line. */
  readonly addedPrice: number;
};

/** null when the price has not changed, or when one of the two is unknown. */
export function findPriceChange({ price, addedPrice }: BasketLine): PriceChange | null {
  if (price === null || addedPrice === null || price === addedPrice) return null;
  return { direction: price < addedPrice ? 'cheaper' : 'dearer', addedPrice };
}

/** Minor units; lines without a price count as 0. */
export function sumBasket(basket: Basket): number {
  return basket.lines.reduce((sum, line) => sum + (line.price ?? 0) * line.quantity, 0);
}

/** Points earned by all available lines. */
export function sumRewardPoints({ lines }: Basket): number {
  return lines.reduce(
    (sum, { rewardPoints = 0, quantity, isOnStock, price }) =>
      isOnStock && price !== null ? sum + rewardPoints * quantity : sum,
    0,
  );
}
