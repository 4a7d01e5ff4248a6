/** A guest's wishlist item, stored in a cookie and added once they sign in, by any method. */
import { isProblem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import { addItem } from './add-item.server.ts';
import {
  formatWishlistKey,
  parseWishlistKey,
  toWishlistKey,
  type WishlistItem,
} from './wishlist.ts';

const COOKIE = 'pending-wishlist-item';
const COOKIE_SECONDS = 24 * 3600;

export function savePendingWishlistKey(shop: PrivateShop, item: WishlistItem): void {
  shop.writeCookie(COOKIE, encodeURIComponent(formatWishlistKey(item)), COOKIE_SECONDS);
}

export function readPendingWishlistKey(shop: PrivateShop): string | null {
  const stored = shop.readCookie(COOKIE);
  return stored === null || stored === '' ? null : stored;
}

const LINE_COOKIE = 'later';

/** Basket line to remove once the item is on the wishlist. */
export function savePendingLine(shop: PrivateShop, lineId: string): void {
  shop.writeCookie(LINE_COOKIE, lineId, COOKIE_SECONDS);
}

export function takePendingLine(shop: PrivateShop): string | null {
  const lineId = shop.readCookie(LINE_COOKIE);
  if (lineId !== null) shop.writeCookie(LINE_COOKIE, '', 0);
  return lineId;
}

export type ReplayedWishlistItem = {
  /** Wishlist key of the item that was added. */
  readonly stored: string | null;
  /** Reason why the pending item was not added. */
  readonly error: 'full' | 'failed' | null;
};

/**
 * Adds the pending item of this browser, else the one stored with an emailed link. A full wishlist
 * does not prevent the sign-in.
 */
export async function replayWishlistItem(
  shop: PrivateShop,
  carried: string | null,
): Promise<ReplayedWishlistItem> {
  const pendingKey = readPendingWishlistKey(shop);
  if (pendingKey !== null) shop.writeCookie(COOKIE, '', 0);
  const item = parseWishlistKey(pendingKey ?? carried);
  if (!item || !shop.customer) return { stored: null, error: null };
  try {
    await addItem(shop, shop.customer.id, item);
    return { stored: toWishlistKey(item), error: null };
  } catch (problem) {
    if (!isProblem(problem)) throw problem;
    return { stored: null, error: problem.code === 'wishlist.limitReached' ? 'full' : 'failed' };
  }
}
