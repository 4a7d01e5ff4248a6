/** Tests of the links that lead from an order to the reviews of its products. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { OrderStatus } from '#features/orders/order-status.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { verifyBuyerToken } from './buyer-token.server.ts';
import { listReviewLinks, type ReviewedOrder } from './order-review-links.server.ts';

const line = (productKey: string, sku: string) => ({
  ...{ sku, quantity: 1, unitPrice: 4_000 },
  item: {
    ...{ productKey, slug: productKey.toLowerCase(), name: `The ${productKey}`, brand: 'Nightjar' },
    ...{ colour: 'gold', colourLabel: 'Gold', size: 'M', customFields: {} },
  },
});
const delivery = { service: 'express', cost: 599, from: null, to: '2026-12-02' };
const order: ReviewedOrder = {
  ...{ id: 'order-1', status: 'paid', placedAt: '2026-11-26T10:00:00.000Z' },
  delivery,
  lines: [line('RING', 'ring-m'), line('RING', 'ring-l'), line('COAT', 'coat-m')],
};
const sign = (text: string) => createHash('sha256').update(text).digest('base64url');
const shopOn = (day: string) => createTestShop({ sign, now: new Date(`${day}T09:00:00Z`) });

test('each product of an order that has arrived has one link, which proves the purchase', () => {
  const shop = shopOn('2026-12-02');
  const reviewLinks = listReviewLinks(shop, order);
  expect(reviewLinks.map(({ name }) => name)).toEqual(['The RING', 'The COAT']);
  const { pathname, searchParams } = new URL(reviewLinks[1]?.href ?? '', 'https://shop.example');
  expect(pathname).toBe('/product/coat/write-review');
  expect(verifyBuyerToken(shop, 'COAT', searchParams.get('buyer'))).toBe('order-1');
  expect(verifyBuyerToken(shop, 'RING', searchParams.get('buyer'))).toBeNull();
  expect(verifyBuyerToken(shopOn('2027-02-15'), 'COAT', searchParams.get('buyer'))).toBeNull();
});

test.each<
  readonly [
    string,
    Partial<Omit<ReviewedOrder, 'status'>> & { status?: OrderStatus },
    string,
    number,
  ]
>([
  ['before the day of arrival', {}, '2026-12-01', 0],
  [
    'without a promised day, in the first week',
    { delivery: { ...order.delivery, to: null } },
    '2026-12-02',
    0,
  ],
  [
    'without a promised day, after a week',
    { delivery: { ...order.delivery, to: null } },
    '2026-12-03',
    2,
  ],
  ['of an order that is delivered early', { status: 'delivered' }, '2026-11-28', 2],
  ['of an order that is not paid', { status: 'pending' }, '2026-12-02', 0],
  ['of a cancelled order', { status: 'cancelled' }, '2026-12-02', 0],
  ['of a refunded order', { status: 'refunded' }, '2026-12-02', 0],
])('links %s', (_, change, day, count) => {
  expect(listReviewLinks(shopOn(day), { ...order, ...change })).toHaveLength(count);
});
