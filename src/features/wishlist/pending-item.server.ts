/** A guest's wishlist item, stored in a cookie and added once they sign in, by any method. */
import { isProblem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import { keepItem } from './keep-item.server.ts';
import {
  parseWishlistKey,
  toWishlistKey,
  type WishlistItem,
  writeWishlistKey,
} from './wishlist.ts';

const COOKIE = 'pending-wishlist-item';
const SECONDS = 24 * 3600;

export function savePendingWishlistKey(shop: PrivateShop, item: WishlistItem): void {
  shop.writeCookie(COOKIE, encodeURIComponent(writeWishlistKey(item)), SECONDS);
}

export function readPendingWishlistKey(shop: PrivateShop): string | null {
  const kept = shop.readCookie(COOKIE);
  return kept === null || kept === '' ? null : kept;
}

const LINE_COOKIE = 'later';

/** Basket line to remove once the item is on the wishlist. */
export function keepPendingLine(shop: PrivateShop, lineId: string): void {
  shop.writeCookie(LINE_COOKIE, lineId, SECONDS);
}

export function takePendingLine(shop: PrivateShop): string | null {
  const lineId = shop.readCookie(LINE_COOKIE);
  if (lineId !== null) shop.writeCookie(LINE_COOKIE, '', 0);
  return lineId;
}

export type ReplayedWishlistItem = {
  /** Wishlist key of the item that was added. */
  readonly kept: string | null;
  /** Reason why the pending item was not added. */
  readonly refusal: 'full' | 'failed' | null;
};

/**
 * Adds the pending item of this browser, else the one stored with an emailed link. A full wishlist
 * does not prevent the sign-in.
 */
export async function replayWishlistItem(
  shop: PrivateShop,
  carried: string | null,
): Promise<ReplayedWishlistItem> {
  const own = readPendingWishlistKey(shop);
  if (own !== null) shop.writeCookie(COOKIE, '', 0);
  const item = parseWishlistKey(own ?? carried);
  if (!item || !shop.customer) return { kept: null, refusal: null };
  try {
    await keepItem(shop, shop.customer.id, item);
    return { kept: toWishlistKey(item), refusal: null };
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { kept: null, refusal: error.code === 'wishlist.limitReached' ? 'full' : 'failed' };
  }
}
