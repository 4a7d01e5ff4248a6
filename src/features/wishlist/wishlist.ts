/** Types of the wishlist and its pure rules. */

import { SHOP_SKU } from '#features/catalogue/sku.ts';
import type { CurrencyCode } from '#i18n/money.ts';

/** A product in one colour; the size is optional. */
export type WishlistItem = {
  readonly productKey: string;
  /** A colour's key. */
  readonly colourSelected: string;
  readonly lineItemSku: string;
  /** True when the sku's size was selected; false when the sku only identifies the colour. */
  readonly sizeSelected: boolean;
};

/** Price and stock when the item was saved. */
export type WishlistSnapshot = {
  readonly price: number;
  readonly currency: CurrencyCode;
  readonly isOnStock: boolean;
  /**
   * Name to show once the product is no longer sold; missing for items saved before names were
   * stored.
   */
  readonly name?: string;
};

export type SavedItem = WishlistItem & {
  /** null when the fascia where it was saved did not sell it. */
  readonly seen: WishlistSnapshot | null;
  /** Time of saving in microseconds since 1970; differs when an item is removed and saved again. */
  readonly since: string;
};

export type WishlistIdentity = Pick<WishlistItem, 'productKey' | 'colourSelected'>;

/** Maximum number of items of a customer. */
export const MAX_WISHLIST_ITEMS = 250;

const PRODUCT_KEY = /^[A-Za-z0-9-]+$/;
const MAX_LENGTH = 100;
/** Control characters and halves of surrogate pairs, which a cookie or the database refuses. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u;

/** Name of the first invalid field; null for a valid item. */
export function findFault(
  item: Readonly<Record<keyof WishlistItem, unknown>>,
): keyof WishlistItem | null {
  const { lineItemSku, productKey, colourSelected, sizeSelected } = item;
  if (!isText(lineItemSku) || !SHOP_SKU.test(lineItemSku)) return 'lineItemSku';
  if (!isText(productKey) || !PRODUCT_KEY.test(productKey)) return 'productKey';
  if (!isText(colourSelected)) return 'colourSelected';
  return typeof sizeSelected === 'boolean' ? null : 'sizeSelected';
}

function isText(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= MAX_LENGTH &&
    !UNWRITABLE.test(value)
  );
}

/**
 * Price drop and return to stock since the item was saved; prices are compared within one currency
 * only.
 */
export function findChange(
  saved: WishlistSnapshot | null,
  current: WishlistSnapshot | null,
): { droppedFrom: number | null; isBack: boolean } {
  if (!saved || !current) return { droppedFrom: null, isBack: false };
  const hasDropped = saved.currency === current.currency && current.price < saved.price;
  return {
    droppedFrom: hasDropped ? saved.price : null,
    isBack: !saved.isOnStock && current.isOnStock,
  };
}

/** Wishlist key of cards and buttons: `tee-1~moss`. Product keys contain no tilde. */
export function toWishlistKey({ productKey, colourSelected }: WishlistIdentity): string {
  return `${productKey}~${colourSelected}`;
}

/**
 * A whole item as a form value: `tee-1~ABC12345-1-1~0~moss`. The colour comes last, as it may
 * contain any character.
 */
export function formatWishlistKey(item: WishlistItem): string {
  return [item.productKey, item.lineItemSku, item.sizeSelected ? 1 : 0, item.colourSelected].join(
    '~',
  );
}

/** Id of an item's element on the wishlist page, and fragment of its URL. */
export function toWishlistItemId(wishlistKey: string): string {
  return `item-${encodeURIComponent(wishlistKey)}`;
}

/** null for an invalid value. */
export function parseWishlistKey(text: unknown): WishlistItem | null {
  if (typeof text !== 'string') return null;
  const [productKey, lineItemSku, size, ...colour] = text.split('~');
  const item = {
    productKey,
    lineItemSku,
    sizeSelected: size === '1' ? true : size === '0' ? false : null,
    colourSelected: colour.join('~'),
  };
  return findFault(item as Record<keyof WishlistItem, unknown>) === null
    ? (item as WishlistItem)
    : null;
}
