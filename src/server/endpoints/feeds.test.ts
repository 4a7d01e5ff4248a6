/** Tests of the delivery that feeds state. */
import { expect, test } from 'vitest';
import { respondWithMerchantFeed } from '#catalogue-import/export/merchant-feed.server.ts';
import type { Delivery, DeliveryQuery } from '#features/delivery/delivery.port.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { silentLog } from '#kit/log.ts';
import { testLanguage } from '#test/create-test-http-app.ts';
import { createTestPorts, createTestShop } from '#test/create-test-shop.ts';
import { describeFeed } from './feeds.server.ts';

const products = ['a', 'b', 'c', 'd'].map((productKey, index) =>
  someProduct({ productKey, ...(index === 3 && { isBulky: true }) }),
);

async function request(find: Delivery['find'], query = '') {
  const ports = createTestPorts({
    catalogue: {
      readProducts: async (_scope, after) => (after === '' ? products : []),
    },
    delivery: { find },
  });
  const { fascia } = createTestShop();
  const source = describeFeed({ fascia, ports, port: 80, log: silentLog }, testLanguage);
  const url = new URL(`http://localhost/feeds/google.xml${query}`);
  return await respondWithMerchantFeed(source, { running: 0 }, { name: 'google', url });
}

test('delivery is requested once for products of one brand and kind', async () => {
  const requested: DeliveryQuery['product'][] = [];
  const response = await request(async ({ product }) => {
    requested.push(product);
    return { options: [], surcharge: 0 };
  });
  await response.text();
  expect(requested.map(({ isBulky }) => isBulky)).toEqual([false, true]);
});

test('a feed whose deliveries fail is not completed', async () => {
  const fail = () => Promise.reject(new Error('timeout'));
  const response = await request(fail);
  await expect(response.text()).rejects.toMatchObject({ status: 503 });
  await expect(request(fail, '?limit=2')).rejects.toMatchObject({
    status: 503,
    details: { retryAfter: 60 },
  });
});
