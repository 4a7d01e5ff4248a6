/** Contract tests that every provider of the wishlists port passes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Wishlists } from './wishlist.port.ts';
import { MAX_WISHLIST_ITEMS, type WishlistItem, type WishlistSnapshot } from './wishlist.ts';

export type WishlistsSetup = {
  readonly wishlists: Wishlists;
  /** Creates a customer and returns the id. */
  readonly makeCustomer: () => Promise<string>;
  readonly close: () => Promise<void>;
};

const seen: WishlistSnapshot = { price: 2500, currency: 'GBP', isOnStock: true };
const since: string = expect.stringMatching(/^\d{16}$/);
const itemOf = (productKey: string, rest: Partial<WishlistItem> = {}): WishlistItem => ({
  productKey,
  colourSelected: 'moss',
  lineItemSku: 'ABC12345-1-1',
  sizeSelected: false,
  ...rest,
});

export function describeWishlists(name: string, open: () => Promise<WishlistsSetup>): void {
  describe(`wishlists on ${name}`, () => {
    let setup: WishlistsSetup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());

    test('items are listed newest first, and belong to their customer', async () => {
      const [ada, eve] = [await setup.makeCustomer(), await setup.makeCustomer()];
      await setup.wishlists.add(ada, itemOf('first'), seen);
      await setup.wishlists.add(ada, itemOf('second'), seen);
      expect(await setup.wishlists.list(ada)).toEqual([
        { ...itemOf('second'), seen, since },
        { ...itemOf('first'), seen, since },
      ]);
      expect(await setup.wishlists.list(eve)).toEqual([]);
      expect(await setup.wishlists.find(ada, itemOf('first'))).toEqual({
        ...itemOf('first'),
        seen,
        since,
      });
      expect(await setup.wishlists.find(eve, itemOf('first'))).toBeNull();
    });

    test('the same product in the same colour is listed once, with the size selected last', async () => {
      const ada = await setup.makeCustomer();
      const sized = itemOf('tee', { lineItemSku: 'ABC12345-1-3', sizeSelected: true });
      await Promise.all(
        [itemOf('tee'), itemOf('tee'), itemOf('tee', { colourSelected: 'sand' })].map((item) =>
          setup.wishlists.add(ada, item, seen),
        ),
      );
      await setup.wishlists.add(ada, sized, null);
      const items = await setup.wishlists.list(ada);
      expect(items).toHaveLength(2);
      expect(items).toContainEqual({ ...sized, seen: null, since });
    });

    test('a removed item is no longer listed, and removing it again changes nothing', async () => {
      const [ada, eve] = [await setup.makeCustomer(), await setup.makeCustomer()];
      await setup.wishlists.add(ada, itemOf('tee'), seen);
      await setup.wishlists.remove(eve, itemOf('tee'));
      expect(await setup.wishlists.list(ada)).toHaveLength(1);
      await setup.wishlists.remove(ada, itemOf('tee'));
      await setup.wishlists.remove(ada, itemOf('tee'));
      expect(await setup.wishlists.list(ada)).toEqual([]);
    });

    test('an item keeps its time of saving until it is removed, and gets a new one when it is saved again', async () => {
      const ada = await setup.makeCustomer();
      const saveItem = async (item: WishlistItem) => {
        await setup.wishlists.add(ada, item, seen);
        return (await setup.wishlists.find(ada, item))?.since;
      };
      const first = await saveItem(itemOf('tee'));
      expect(
        await saveItem(itemOf('tee', { lineItemSku: 'ABC12345-1-3', sizeSelected: true })),
      ).toBe(first);
      await setup.wishlists.remove(ada, itemOf('tee'));
      expect(await saveItem(itemOf('tee'))).not.toBe(first);
    });

    test('a full wishlist refuses more, also concurrently, and accepts an item that it has already', async () => {
      const ada = await setup.makeCustomer();
      for (let n = 0; n < MAX_WISHLIST_ITEMS - 1; n += 1)
        await setup.wishlists.add(ada, itemOf(`key-${n}`), seen);
      const results = await Promise.allSettled(
        ['x', 'y', 'z'].map((key) => setup.wishlists.add(ada, itemOf(key), seen)),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(setup.wishlists.add(ada, itemOf('more'), seen)).rejects.toMatchObject({
        status: 409,
        code: 'wishlist.limitReached',
      });
      await expect(setup.wishlists.add(ada, itemOf('key-7'), seen)).resolves.toBeUndefined();
    });

    test('a deleted customer cannot save an item', async () => {
      const nobody = '01900000-0000-7000-8000-000000000000';
      await expect(setup.wishlists.add(nobody, itemOf('tee'), seen)).rejects.toMatchObject({
        status: 401,
        code: 'account.signedOut',
      });
    });
  });
}
