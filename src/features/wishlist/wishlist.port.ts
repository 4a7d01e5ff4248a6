/** Port: wishlists, one per customer across all fascias. */
import type { SavedItem, WishlistIdentity, WishlistItem, WishlistSnapshot } from './wishlist.ts';

/**
 * ```ts
 * const identity = { productKey: 'TEE00001', colourSelected: 'moss' };
 * const item = { ...identity, lineItemSku: 'TEE00001-1-1', sizeSelected: true };
 * const seen = { name: 'Tee', price: 4500, currency: 'GBP', isOnStock: true } as const;
 * await wishlists.add(customerId, item, seen); // price in minor units
 * const saved = await wishlists.find(customerId, identity); // { ...item, seen, since }
 * await wishlists.remove(customerId, identity);
 * const items = await wishlists.list(customerId); // []
 * ```
 */
export interface Wishlists {
  /** All items of a customer, newest first, at most `MAX_WISHLIST_ITEMS`; empty without any. */
  list(customerId: string): Promise<readonly SavedItem[]>;
  /** The item of this product and colour, of any size; null when it is not on the list. */
  find(customerId: string, place: WishlistIdentity): Promise<SavedItem | null>;
  /**
   * Adds an item; a product is listed once per colour. Adding it again replaces sku, size and
   * `seen`, and keeps its position; another sku ends the price alerts of the item. `seen` is its
   * price, in minor units, and stock at present, null where the fascia does not sell it.
   * @throws Problem 409 `wishlist.limitReached` for a new item beyond `MAX_WISHLIST_ITEMS`; 401
   *   `account.signedOut` for a deleted customer.
   */
  add(customerId: string, item: WishlistItem, seen: WishlistSnapshot | null): Promise<void>;
  /**
   * Removes an item, and its price alerts that are not sent. Does nothing when it is not on the
   * list.
   */
  remove(customerId: string, place: WishlistIdentity): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    wishlists: Wishlists;
  }
}
