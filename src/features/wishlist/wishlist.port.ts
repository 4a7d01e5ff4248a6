/** What we ask of whoever keeps wishlists. One per customer, whatever the fascia. */
import type { WishlistItem, WishlistPlace } from './wishlist.ts';

export interface Wishlists {
  /** Newest first. */
  list(customerId: string): Promise<readonly WishlistItem[]>;
  find(customerId: string, place: WishlistPlace): Promise<WishlistItem | null>;
  /**
   * A product is there once per colour: adding it again takes over sku and size, and keeps its place.
   * `Problem` 409 `wishlist.limitReached`, 401 `account.signedOut` for a customer who is gone.
   */
  add(customerId: string, item: WishlistItem): Promise<void>;
  /** Nothing happens when it is not there. */
  remove(customerId: string, place: WishlistPlace): Promise<void>;
}

declare module '#kit/shop.ts' {
  interface Ports {
    wishlists: Wishlists;
  }
}
