/** Tests of GET /_api/reviews: limits of the search within reviews. */
import { expect, test } from 'vitest';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { createTestShop, routeArgs } from '#test/create-test-shop.ts';
import { expectElement } from '#test/expect-defined.ts';
import { createMemoryReviews } from '../memory-reviews.fixtures.ts';
import { loader } from './reviews.route.ts';

const product = someProduct();
const { productKey } = product;
const record = { sourceKey: 'R1', product: productKey, rating: 5, body: 'Warm and light.' };
const ports = {
  reviews: createMemoryReviews([{ ...record, submittedAt: '2026-01-01T00:00:00Z' }]),
  catalogue: { findProduct: async () => ({ product }) },
};

async function call(query: string, network: string, ipHash: string): Promise<Response> {
  const shop = createTestShop({ ports, visitor: { network, ipHash, userAgent: '' } });
  const request = new Request(`http://shop.example/_api/reviews?sku=${productKey}${query}`);
  return expectElement(await loader(routeArgs(shop, request)), Response);
}

test('a caller searches sixty times in a minute, and lists without a limit', async () => {
  for (let index = 0; index < 60; index += 1)
    expect((await call(`&search=warm${index % 2}`, 'home', 'caller')).status).toBe(200);
  const refused = await call('&search=warm', 'home', 'caller');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ error: { field: 'search' } });
  expect((await call('', 'home', 'caller')).status).toBe(200);
  const otherCaller = await call('&search=WARM', 'home', 'other caller');
  expect(await otherCaller.json()).toMatchObject({ results: [{ reviewText: 'Warm and light.' }] });
});

test('a network searches six hundred times in a minute, from any number of addresses', async () => {
  for (let index = 0; index < 600; index += 1)
    expect((await call('&search=warm', 'wide', `wide ${index}`)).status).toBe(200);
  expect((await call('&search=warm', 'wide', 'wide 600')).status).toBe(429);
});
