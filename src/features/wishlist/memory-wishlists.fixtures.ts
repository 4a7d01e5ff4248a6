/** Wishlists in memory, for tests. */
import { Problem } from '#kit/problem.ts';
import type { Wishlists } from './wishlist.port.ts';
import { MAX_WISHLIST_ITEMS, type SavedItem, toWishlistKey } from './wishlist.ts';

export type MemoryWishlists = Wishlists & {
  /** Makes an account known; others are refused as deleted. */
  readonly register: (customerId: string) => void;
};

/** Wishlists of these customers. */
export function createMemoryWishlists(customerIds: readonly string[] = []): MemoryWishlists {
  const lists = new Map(customerIds.map((id) => [id, new Map<string, SavedItem>()]));
  let lastSaved = 0;
  /** Microseconds since 1970, later with each call. */
  const nextMoment = () => {
    lastSaved = Math.max(Date.now() * 1000, lastSaved + 1);
    return String(lastSaved);
  };
  return {
    register: (id) => void lists.set(id, lists.get(id) ?? new Map()),
    list: async (customerId) =>
      [...(lists.get(customerId)?.values() ?? [])].toSorted((item, other) =>
        other.since.localeCompare(item.since),
      ),
    find: async (customerId, identity) =>
      lists.get(customerId)?.get(toWishlistKey(identity)) ?? null,
    async add(customerId, item, seen) {
      const items = lists.get(customerId);
      if (!items)
        throw new Problem(401, 'account.signedOut', 'This account does not exist any more');
      const key = toWishlistKey(item);
      const present = items.get(key);
      if (!present && items.size >= MAX_WISHLIST_ITEMS)
        throw new Problem(409, 'wishlist.limitReached', 'Wishlist limit reached');
      items.set(key, { ...item, seen, since: present?.since ?? nextMoment() });
    },
    remove: async (customerId, identity) =>
      void lists.get(customerId)?.delete(toWishlistKey(identity)),
  };
}
