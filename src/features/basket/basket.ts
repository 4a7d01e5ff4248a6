/** The words of the basket and its pure rules: lines, totals, what may be asked of it. */
import type { Picture } from '#features/catalogue/catalogue.ts';
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
  readonly picture: Picture | null;
  readonly quantity: number;
  /** Units that this basket could hold at most: what it holds plus what is free. */
  readonly maxQuantity: number;
  readonly isOnStock: boolean;
  readonly isBulky: boolean;
  /** Of its product, those above them included. */
  readonly categorySlugs: readonly string[];
  /** Minor units, as of now; null when the product has no price in the basket's currency. */
  readonly price: number | null;
  readonly wasPrice?: number;
  /** What it cost when the shopper last added to the line; null when that was in another currency. */
  readonly addedPrice: number | null;
  /** Until then the units are held for this basket; null without a hold. ISO 8601. */
  readonly reservedUntil: string | null;
  readonly customFields: Readonly<Record<string, string>>;
};

export type Basket = {
  /** Public name; opens nothing. */
  readonly id: string;
  /** Rises with every change; sent back with `setQuantity` and `remove`. */
  readonly version: number;
  readonly currency: CurrencyCode;
  /** Something was added in another currency: its prices are new to the shopper. */
  readonly isRepriced: boolean;
  readonly lines: readonly BasketLine[];
};

/** A line of a guest's basket that did not fit whole into the customer's. */
export type AdjustedLine = {
  readonly sku: string;
  readonly name: string;
  readonly wanted: number;
  readonly added: number;
};

/** A line of the customer's that an equal one of a guest's basket was added to whole: its quantity now. */
export type JoinedLine = { readonly sku: string; readonly name: string; readonly quantity: number };

/** BAG-1: one item as the browser posts it. */
export type AddItem = {
  readonly sku: string;
  readonly quantity: number;
  readonly customFields?: Readonly<Record<string, string>>;
  /** Minor units: what the page showed, compared with the price of now, which the server alone decides. */
  readonly shownPrice?: number;
  /** BAG-4: search attribution. */
  readonly objectIds?: readonly string[];
  readonly queryId?: string;
};

/** A line holds at most this many, whatever the stock. */
export const MAX_LINE_QUANTITY = 999;

/** A basket has at most this many lines. */
export const MAX_LINES = 60;

/** One add names at most this many items. */
export const MAX_ADD_ITEMS = 20;

export function countItems(basket: Basket | null): number {
  return basket ? basket.lines.reduce((sum, line) => sum + line.quantity, 0) : 0;
}

/** Whether a checkout may begin: something is there, and every line can be had. */
export function isReady({ lines }: Basket): boolean {
  return lines.length > 0 && lines.every(({ isOnStock, price }) => isOnStock && price !== null);
}

/** Until the first of its holds ends; null when nothing is held. */
export function secondsReserved({ lines }: Basket, now: Date): number | null {
  const ends = lines.flatMap(({ reservedUntil }) =>
    reservedUntil === null ? [] : [Date.parse(reservedUntil)],
  );
  return ends.length === 0
    ? null
    : Math.max(Math.floor((Math.min(...ends) - now.getTime()) / 1000), 0);
}

/** Where baskets hold stock: whether one of its lines is held no longer, and can still be had. */
export function isReservationExpired({ lines }: Basket): boolean {
  return lines.some(({ reservedUntil, isOnStock }) => reservedUntil === null && isOnStock);
}

export type PriceChange = {
  readonly direction: 'cheaper' | 'dearer';
  /** Minor units: what the shopper saw when adding to the line. */
  readonly before: number;
};

/** null where the price is as it was seen, or cannot be compared. */
export function findPriceChange({ price, addedPrice: before }: BasketLine): PriceChange | null {
  if (price === null || before === null || price === before) return null;
  return { direction: price < before ? 'cheaper' : 'dearer', before };
}

/** Minor units; lines without a price count nothing. */
export function sumBasket(basket: Basket): number {
  return basket.lines.reduce((sum, line) => sum + (line.price ?? 0) * line.quantity, 0);
}
