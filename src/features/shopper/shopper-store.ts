/** Store of the shopper's state, which discards responses that are out of date. */
import type { Basket } from '#features/basket/basket.ts';

export type Shopper = {
  readonly status: 'unknown' | 'guest' | 'customer';
  readonly firstName?: string;
  /** ISO 8601, while the unlimited membership is active. */
  readonly premierUntil?: string;
  /** Set for an internal user, who can see how a price was computed. */
  readonly isOffice?: true;
  /** Identifies a customer to the search, with their consent to personalisation. */
  readonly token?: string;
  readonly basketCount: number;
  /** `productKey~colour` of every wishlist item. */
  readonly wishlistKeys: readonly string[];
  /** Content of the added-to-bag panel; null when it is closed. */
  readonly lastAdded: LastAdded | null;
};

/** Response of the basket to an add. */
export type LastAdded = {
  readonly basket: Basket;
  readonly addedLineIds: readonly string[];
  readonly freeDeliveryFrom: number | null;
};

export const unknownShopper: Shopper = {
  status: 'unknown',
  basketCount: 0,
  wishlistKeys: [],
  lastAdded: null,
};

/** `fetchShopper` fetches the server's state; null when that fails. */
export function createShopperStore(fetchShopper: () => Promise<Partial<Shopper> | null>) {
  const listeners = new Set<() => void>();
  let shopper = unknownShopper;
  let pendingRequest: Promise<Shopper> | null = null;
  let isOvertaken = false;
  let pendingSends = 0;
  let isWithoutWishlist = false;

  function apply(change: Partial<Shopper>): void {
    shopper = { ...shopper, ...change };
    for (const listener of listeners) listener();
  }

  async function fetchUntilCurrent(): Promise<Shopper> {
    do {
      isOvertaken = false;
      const response = await fetchShopper();
      if (response === null) break;
      // The server may not have wishlist changes that are still being sent.
      isWithoutWishlist = pendingSends > 0;
      if (!isOvertaken)
        apply(isWithoutWishlist ? { ...response, wishlistKeys: shopper.wishlistKeys } : response);
    } while (isOvertaken);
    return shopper;
  }

  /** One request at a time. A call during a request resolves with a newer response. */
  function refresh(): Promise<Shopper> {
    isOvertaken = true;
    pendingRequest ??= fetchUntilCurrent().finally(() => {
      pendingRequest = null;
    });
    return pendingRequest;
  }

  return {
    current: () => shopper,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Applies a local change; the response to an earlier request is then discarded. */
    change(change: Partial<Shopper>): void {
      isOvertaken = true;
      apply(change);
    },
    refresh,
    /** Ignores the server's wishlist while changes are sent; fetches it again afterwards. */
    async whileWishlistIsSent<T>(send: () => Promise<T>): Promise<T> {
      pendingSends += 1;
      try {
        return await send();
      } finally {
        pendingSends -= 1;
        isOvertaken = true;
        if (isWithoutWishlist && pendingSends === 0) void refresh();
      }
    },
  };
}
