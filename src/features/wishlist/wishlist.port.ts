/** What we ask of whoever keeps wishlists. One per customer, whatever the fascia. */
import type { KeptItem, WishlistItem, WishlistPlace, WishlistSight } from './wishlist.ts';

export interface Wishlists {
  /** Newest first. */
  list(customerId: string): Promise<readonly KeptItem[]>;
  find(customerId: string, place: WishlistPlace): Promise<KeptItem | null>;
  /**
   * A product is there once per colour: adding it again takes over sku, size and sight, and keeps its place.
   * `Problem` 409 `wishlist.limitReached`, 401 `account.signedOut` for a customer who is gone.
   */
  add(customerId: string, item: WishlistItem, seen: WishlistSight | null): Promise<void>;
  /** Nothing happens when it is not there. */
  remove(customerId: string, place: WishlistPlace): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    wishlists: Wishlists;
  }
}
