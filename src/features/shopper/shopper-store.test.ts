/** Tests of late, early and missing responses of the server. */
import { expect, test } from 'vitest';
import { createShopperStore, type Shopper } from './shopper-store.ts';

/** A stubbed server that responds on demand. */
function open() {
  const waiting: ((response: Partial<Shopper> | null) => void)[] = [];
  const store = createShopperStore(() => new Promise((resolve) => waiting.push(resolve)));
  const respond = async (what: Partial<Shopper> | null) => {
    waiting.shift()?.(what);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { ...store, respond, countRequests: () => waiting.length };
}

const customer = { status: 'customer', wishlistKeys: [], basketCount: 0 } as const;

test('a response is stored, and listeners are notified', async () => {
  const shop = open();
  const seen: number[] = [];
  shop.subscribe(() => seen.push(shop.current().basketCount));
  const refreshed = shop.refresh();
  await shop.respond({ ...customer, basketCount: 2 });
  expect(await refreshed).toMatchObject({ status: 'customer', basketCount: 2 });
  expect(seen).toEqual([2]);
});

test('a response that is older than a local change is requested again', async () => {
  const shop = open();
  const refreshed = shop.refresh();
  shop.change({ basketCount: 1 });
  await shop.respond({ ...customer, basketCount: 0 });
  expect(shop.current().basketCount).toBe(1);
  await shop.respond({ ...customer, basketCount: 1 });
  expect((await refreshed).status).toBe('customer');
});

test('concurrent requests cause one further request, not one each', async () => {
  const shop = open();
  const refreshed = Array.from({ length: 10 }, () => shop.refresh());
  expect(shop.countRequests()).toBe(1);
  await shop.respond({ ...customer, basketCount: 1 });
  expect(shop.countRequests()).toBe(1);
  await shop.respond({ ...customer, basketCount: 2 });
  expect(shop.countRequests()).toBe(0);
  expect((await Promise.all(refreshed)).map(({ basketCount }) => basketCount)).toEqual(
    Array(10).fill(2),
  );
});

test('a failure keeps the state, and the next request is made', async () => {
  const shop = open();
  shop.change({ wishlistKeys: ['tee~moss'] });
  void shop.refresh();
  await shop.respond(null);
  expect(shop.current()).toMatchObject({ status: 'unknown', wishlistKeys: ['tee~moss'] });
  void shop.refresh();
  await shop.respond(customer);
  expect(shop.current().status).toBe('customer');
});

test('a wishlist button that is being saved keeps its new state, whatever the server returns in the meantime', async () => {
  const shop = open();
  const sent = Promise.withResolvers<void>();
  shop.change({ ...customer, wishlistKeys: ['tee~moss'] });
  const sending = shop.whileWishlistIsSent(() => sent.promise);
  void shop.refresh();
  await shop.respond({ ...customer, basketCount: 3, wishlistKeys: [] });
  expect(shop.current()).toMatchObject({ basketCount: 3, wishlistKeys: ['tee~moss'] });
  sent.resolve();
  await sending;
  await shop.respond({ ...customer, wishlistKeys: ['tee~moss', 'coat~navy'] });
  expect(shop.current().wishlistKeys).toEqual(['tee~moss', 'coat~navy']);
});

test('a response requested before a wishlist change was saved is ignored after it', async () => {
  const shop = open();
  const sent = Promise.withResolvers<void>();
  shop.change({ ...customer, wishlistKeys: ['tee~moss'] });
  const sending = shop.whileWishlistIsSent(() => sent.promise);
  const refreshed = shop.refresh();
  sent.resolve();
  await sending;
  await shop.respond({ ...customer, wishlistKeys: [] });
  expect(shop.current().wishlistKeys).toEqual(['tee~moss']);
  await shop.respond({ ...customer, wishlistKeys: ['tee~moss'] });
  expect((await refreshed).wishlistKeys).toEqual(['tee~moss']);
});
