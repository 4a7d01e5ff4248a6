/** The words of the wishlist and its pure rules. */

import type { CurrencyCode } from '#i18n/money.ts';

/** S§3: one product in one colour; the size may be left open. */
export type WishlistItem = {
  readonly productKey: string;
  /** A colour's key. */
  readonly colourSelected: string;
  readonly lineItemSku: string;
  /** Whether the sku's size was chosen, or only stands for the colour. */
  readonly sizeSelected: boolean;
};

/** How it stood when it was put aside. */
export type WishlistSight = {
  readonly price: number;
  readonly currency: CurrencyCode;
  readonly isOnStock: boolean;
  /** Names it once it is sold no longer; missing where it was put aside before names were kept. */
  readonly name?: string;
};

export type KeptItem = WishlistItem & {
  /** null where the shop that it came from did not sell it. */
  readonly seen: WishlistSight | null;
  /** When it was put aside, in microseconds: what is taken off and put aside again has another moment. */
  readonly since: string;
};

export type WishlistPlace = Pick<WishlistItem, 'productKey' | 'colourSelected'>;

/** One customer keeps at most this many. */
export const MAX_WISHLIST_ITEMS = 250;

/** S§5: three capitals and five digits, dash, digits, dash, digits; or an M and at least eight word characters. */
const LINE_ITEM_SKU = /^(?:[A-Z]{3}\d{5}-\d+-\d+|M\w{8,})$/;
const PRODUCT_KEY = /^[A-Za-z0-9-]+$/;
const MAX_LENGTH = 100;

/** The field that breaks a rule; null when all is well. */
export function findFault(
  item: Readonly<Record<keyof WishlistItem, unknown>>,
): keyof WishlistItem | null {
  const { lineItemSku, productKey, colourSelected, sizeSelected } = item;
  if (!isText(lineItemSku) || !LINE_ITEM_SKU.test(lineItemSku)) return 'lineItemSku';
  if (!isText(productKey) || !PRODUCT_KEY.test(productKey)) return 'productKey';
  if (!isText(colourSelected)) return 'colourSelected';
  return typeof sizeSelected === 'boolean' ? null : 'sizeSelected';
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_LENGTH;
}

/** What has become better since it was put aside; prices are compared within one currency only. */
export function findChange(
  seen: WishlistSight | null,
  now: WishlistSight | null,
): { droppedFrom: number | null; isBack: boolean } {
  if (!seen || !now) return { droppedFrom: null, isBack: false };
  const hasDropped = seen.currency === now.currency && now.price < seen.price;
  return { droppedFrom: hasDropped ? seen.price : null, isBack: !seen.isOnStock && now.isOnStock };
}

/** What names a heart: `tee-1~moss`. Keys of products have no tilde. */
export function toWishlistKey({ productKey, colourSelected }: WishlistPlace): string {
  return `${productKey}~${colourSelected}`;
}

/** An item as the value of a button: `tee-1~ABC12345-1-1~0~moss`. The colour is last, whatever it holds. */
export function writeWishlistKey(item: WishlistItem): string {
  return [item.productKey, item.lineItemSku, item.sizeSelected ? 1 : 0, item.colourSelected].join(
    '~',
  );
}

/** null for what is no item. */
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
