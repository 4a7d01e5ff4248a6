/** Port: wishlists, one per customer across all fascias. */
import type { SavedItem, WishlistIdentity, WishlistItem, WishlistSnapshot } from './wishlist.ts';

/**
 * ```ts
 * await wishlists.add(customerId, item, { name, price: 4500, currency: 'GBP', isOnStock: true });
 * ```
 */
export interface Wishlists {
  /** Newest first. */
  list(customerId: string): Promise<readonly SavedItem[]>;
  /** The item of this product and colour; null when it is not on the list. */
  find(customerId: string, place: WishlistIdentity): Promise<SavedItem | null>;
  /**
   * Adds an item; a product is listed once per colour. Adding it again replaces sku, size and
   * `seen`, and keeps its position.
   * @throws Problem 409 `wishlist.limitReached`; 401 `account.signedOut` for a deleted customer.
   */
  add(customerId: string, item: WishlistItem, seen: WishlistSnapshot | null): Promise<void>;
  /** Does nothing when the item is not on the list. */
  remove(customerId: string, place: WishlistIdentity): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    wishlists: Wishlists;
  }
}
