/** What is known of the shopper, and when an answer of the server is still worth something. */
import type { Basket } from '#features/basket/basket.ts';

export type Shopper = {
  readonly status: 'unknown' | 'guest' | 'customer';
  readonly firstName?: string;
  /** ISO 8601, while the unlimited membership is active. */
  readonly premierUntil?: string;
  /** S§6: an internal user, who may see how a price came about. */
  readonly isOffice?: true;
  /** Names a customer who agreed to personalisation to the search. */
  readonly token?: string;
  readonly basketCount: number;
  /** `productKey~colour` of everything on the wishlist. */
  readonly wishlistKeys: readonly string[];
  /** What the panel shows; null when it is closed. */
  readonly lastAdded: LastAdded | null;
};

/** As the basket answers an add. */
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

/** `ask` fetches what the server knows; null when it could not be had. */
export function createShopperStore(ask: () => Promise<Partial<Shopper> | null>) {
  const listeners = new Set<() => void>();
  let shopper = unknownShopper;
  let asking: Promise<Shopper> | null = null;
  let isOvertaken = false;
  let pressed = 0;
  let isWithoutWishlist = false;

  function take(change: Partial<Shopper>): void {
    shopper = { ...shopper, ...change };
    for (const listener of listeners) listener();
  }

  async function askUntilTrue(): Promise<Shopper> {
    do {
      isOvertaken = false;
      const answer = await ask();
      if (answer === null) break;
      // Hearts that are on their way are shown as they were pressed: the server may or may not have them yet.
      isWithoutWishlist = pressed > 0;
      if (!isOvertaken)
        take(isWithoutWishlist ? { ...answer, wishlistKeys: shopper.wishlistKeys } : answer);
    } while (isOvertaken);
    return shopper;
  }

  /** One question at a time: whoever asks meanwhile gets what is asked for anew. */
  function refresh(): Promise<Shopper> {
    isOvertaken = true;
    asking ??= askUntilTrue().finally(() => {
      asking = null;
    });
    return asking;
  }

  return {
    known: () => shopper,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What has happened here: an answer that was asked for before is not believed. */
    change(change: Partial<Shopper>): void {
      isOvertaken = true;
      take(change);
    },
    refresh,
    /** While hearts are sent, what the server says of hearts is not believed, and asked for afterwards. */
    async whileWishlistIsSent<T>(send: () => Promise<T>): Promise<T> {
      pressed += 1;
      try {
        return await send();
      } finally {
        pressed -= 1;
        isOvertaken = true;
        if (isWithoutWishlist && pressed === 0) void refresh();
      }
    },
  };
}
