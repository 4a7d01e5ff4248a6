/** Tests of counting: once a day for each visitor, without robots and office, in batches. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someBasket } from '#features/basket/basket.fixtures.ts';
import { addToBasket } from '#features/basket/basket.server.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { addItem } from '#features/wishlist/add-item.server.ts';
import { silentLog } from '#kit/log.ts';
import type { PrivateShop } from '#request/shop.ts';
import { createTestPorts, createTestShop, routeArgs } from '#test/create-test-shop.ts';
import { expectDefined, expectElement } from '#test/expect-defined.ts';
import { countProductEvents, saveProductEvents } from './count-product-events.server.ts';
import { createMemorySocialProof } from './memory-social-proof.fixtures.ts';
import type { HourlyCount, SocialProof } from './social-proof.port.ts';
import { action } from './social-proof.route.ts';

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const socialProof = createMemorySocialProof(['coat', 'mug']);
let now = new Date('2026-11-25T12:40:00Z');

const catalogue = { findProduct: async () => ({ product: someProduct({}) }) };
const shop = createTestShop({ ports: { socialProof, catalogue } });

function shopOf(caller: string, rest: Partial<PrivateShop> = {}): PrivateShop {
  const visitor = { network: caller, ipHash: caller, userAgent: USER_AGENT };
  return { ...shop, now, visitor, ...rest };
}

const withPort = (port: Partial<SocialProof>) =>
  shopOf('port', { ports: { ...shop.ports, socialProof: { ...socialProof, ...port } } });

async function takeCounts() {
  await saveProductEvents(silentLog);
  const counts = socialProof.counts.map(({ kind, productKey, count }) => [kind, productKey, count]);
  await socialProof.cleanUp(new Date('2100-01-01'));
  return counts;
}

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await takeCounts();
  // Another day: everybody counts again.
  now = new Date(now.getTime() + 24 * 3_600_000);
  vi.useRealTimers();
});

test('PROOF-1: a visitor counts once a day for each product and kind', async () => {
  for (let turn = 0; turn < 3; turn++) countProductEvents(shopOf('a'), 'view', ['coat', 'coat']);
  countProductEvents(shopOf('b'), 'view', ['coat']);
  countProductEvents(shopOf('a'), 'view', ['mug']);
  countProductEvents(shopOf('a'), 'add', ['coat']);
  expect(await takeCounts()).toEqual([
    ['view', 'coat', 2],
    ['view', 'mug', 1],
    ['add', 'coat', 1],
  ]);
  countProductEvents(shopOf('a'), 'view', ['coat']);
  expect(await takeCounts()).toEqual([]);
  now = new Date(now.getTime() + 24 * 3_600_000);
  countProductEvents(shopOf('a'), 'view', ['coat']);
  expect(await takeCounts()).toEqual([['view', 'coat', 1]]);
});

test('PROOF-1: of one network three visitors count in a day for each product and kind', async () => {
  for (let address = 0; address < 30; address += 1) {
    const visitor = { network: '2001:db8:1', ipHash: `in /48 ${address}`, userAgent: USER_AGENT };
    countProductEvents(shopOf('', { visitor }), 'view', ['coat']);
    if (address < 2) countProductEvents(shopOf('', { visitor }), 'view', ['mug']);
  }
  countProductEvents(shopOf('of another network'), 'view', ['coat']);
  expect(await takeCounts()).toEqual([
    ['view', 'coat', 4],
    ['view', 'mug', 2],
  ]);
});

test.each([
  ['a search robot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['a headless browser', 'Mozilla/5.0 HeadlessChrome/140.0.0.0 Safari/537.36'],
  ['a script', 'curl/8.5.0'],
  ['a client without a name', ''],
])('PROOF-1: %s is not counted', async (_name, robot) => {
  const visitor = { network: 'test', ipHash: 'r', userAgent: robot };
  countProductEvents(shopOf('r', { visitor }), 'view', ['coat']);
  expect(await takeCounts()).toEqual([]);
});

test('PROOF-1: the office is not counted, nor is anything for a service that counts itself', async () => {
  countProductEvents(shopOf('o', { isOffice: true }), 'view', ['coat']);
  countProductEvents(withPort({ countsHere: false }), 'view', ['coat']);
  expect(await takeCounts()).toEqual([]);
});

test('PROOF-1: a thousand views are one write of one row', async () => {
  const addCounts = vi.fn(socialProof.addCounts);
  const counted = withPort({ addCounts });
  for (let index = 0; index < 1000; index++) {
    const visitor = { network: `${index}`, ipHash: `many ${index}`, userAgent: USER_AGENT };
    countProductEvents({ ...counted, visitor }, 'view', ['coat']);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(addCounts).toHaveBeenCalledOnce();
  expect(addCounts.mock.calls[0]?.[0]).toMatchObject([{ count: 1000 }]);
});

test('the number of waiting counts is limited, and they contain nothing about the visitor', async () => {
  const keys = Array.from({ length: 3_000 }, (_, index) => `P${index}`);
  const addCounts = vi.fn(async (_counts: readonly object[]) => undefined);
  const visitor = { network: 'secret', ipHash: 'secret', userAgent: USER_AGENT };
  countProductEvents({ ...withPort({ addCounts }), visitor }, 'view', keys);
  await saveProductEvents(silentLog);
  const [counts = []] = expectDefined(addCounts.mock.calls[0]);
  expect(counts).toHaveLength(2_000);
  expect(Object.keys(counts[0] ?? {}).sort()).toEqual([
    ...['count', 'fascia', 'hour', 'kind', 'productKey'],
  ]);
  expect(JSON.stringify(counts)).not.toContain('secret');
});

test('a failed write is logged, and later counts are written', async () => {
  const warned: unknown[] = [];
  const log = { ...silentLog, warn: (...words: unknown[]) => void warned.push(words) };
  const addCounts = () => Promise.reject(new Error('no database'));
  countProductEvents(withPort({ addCounts }), 'view', ['coat']);
  await saveProductEvents(log);
  expect(warned).toHaveLength(1);
  countProductEvents(shopOf('b'), 'view', ['coat']);
  expect(await takeCounts()).toEqual([['view', 'coat', 1]]);
});

test('PROOF-1: the call counts a view, and refuses an invalid product key with its field', async () => {
  const post = async (fields: Record<string, string>) => {
    const request = new Request('http://shop.example/_api/social-proof', {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return expectElement(await action(routeArgs(shopOf('v'), request)), Response);
  };
  expect((await post({ productKey: 'coat' })).status).toBe(204);
  const refused = await post({ productKey: 'a b' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: { field: 'productKey' } });
  expect(await takeCounts()).toEqual([['view', 'coat', 1]]);
});

test('the call counts neither unknown products, nor more than 120 views of a caller', async () => {
  const findProduct = vi.fn(async (_scope: unknown, { productKey }: { productKey: string }) =>
    productKey.startsWith('known') ? { product: someProduct({ productKey }) } : null,
  );
  const addCounts = vi.fn(async (_counts: readonly HourlyCount[]) => undefined);
  const ports = createTestPorts({
    ...{ catalogue: { findProduct }, socialProof: { ...socialProof, addCounts } },
  });
  const post = (productKey: string, caller: string) => {
    const body = new URLSearchParams({ productKey });
    const request = new Request('http://shop.example/', { method: 'POST', body });
    return action(routeArgs(shopOf(caller, { ports }), request));
  };
  for (const caller of ['one', 'other']) await post('known', caller);
  expect(findProduct).toHaveBeenCalledOnce();
  for (let index = 0; index < 130; index++) await post(`random-${index}`, 'flood');
  expect(findProduct).toHaveBeenCalledTimes(121);
  await post('known', 'flood');
  await saveProductEvents(silentLog);
  expect(addCounts.mock.lastCall?.[0]).toMatchObject([{ productKey: 'known', count: 2 }]);
});

test('the call counts no more than 1,200 views of a network in ten minutes', async () => {
  const findProduct = vi.fn(async () => null);
  const ports = createTestPorts({ catalogue: { findProduct }, socialProof });
  for (let index = 0; index < 1_250; index += 1) {
    const visitor = { network: 'wide', ipHash: `wide ${index}`, userAgent: USER_AGENT };
    const body = new URLSearchParams({ productKey: `wide-${index}` });
    const request = new Request('http://shop.example/', { method: 'POST', body });
    await action(routeArgs(shopOf('', { ports, visitor }), request));
  }
  expect(findProduct).toHaveBeenCalledTimes(1_200);
});

test('an event beyond the limit of waiting counts is counted later that day', async () => {
  const keys = Array.from({ length: 2_000 }, (_, index) => `P${index}`);
  const addCounts = vi.fn(async () => undefined);
  countProductEvents(withPort({ addCounts }), 'view', [...keys, 'coat']);
  await saveProductEvents(silentLog);
  countProductEvents(shopOf('port'), 'view', ['coat']);
  expect(await takeCounts()).toEqual([['view', 'coat', 1]]);
});

test('PROOF-1: additions to the basket and to the wishlist are counted', async () => {
  const basket = someBasket({ id: 'old', productKey: 'mug' }, { id: 'new', productKey: 'coat' });
  const product = someProduct({ productKey: 'mug' });
  const ports = createTestPorts({
    ...{
      socialProof,
      catalogue: {
        findPurchaseRequirements: async () => [],
        findProduct: async () => ({ product }),
      },
    },
    baskets: { add: async () => ({ basket, addedLineIds: ['new'], isReservationLimited: false }) },
    wishlists: { add: async () => undefined },
  });
  const counting = shopOf('w', { ports });
  await addToBasket(counting, [{ sku: 'coat-1', quantity: 1 }]);
  const item = { productKey: 'mug', colourSelected: 'moss', lineItemSku: 'x', sizeSelected: false };
  await addItem(counting, 'customer', item);
  expect(await takeCounts()).toEqual([
    ['add', 'coat', 1],
    ['wishlist', 'mug', 1],
  ]);
});
