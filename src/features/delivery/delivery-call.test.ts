/** GET /_api/delivery: current delivery days by the server's clock, and invalid requests. */
import { expect, test } from 'vitest';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { createTestShop, type PortOverrides, routeArgs } from '#test/create-test-shop.ts';
import { loader } from './delivery.route.ts';

const product = someProduct();
const now = new Date('2026-12-01T20:46:00Z');

async function call(query: string, ports: PortOverrides = {}) {
  const shop = createTestShop({
    now,
    ports: {
      catalogue: {
        findProduct: async (_, lookup) =>
          'sku' in lookup && product.variants.some(({ sku }) => sku === lookup.sku)
            ? { product }
            : null,
      },
      ...ports,
    },
  });
  const response = await loader(routeArgs(shop, new Request(`http://shop.example/${query}`)));
  return { response, body: await response.json() };
}

const sku = product.variants[0]?.sku ?? '';

test('DEL-2: the response contains the days and the server’s time, and is not cached', async () => {
  const { response, body } = await call(`?sku=${sku}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(body.now).toBe(now.getTime());
  expect(body.options[1]).toMatchObject({
    service: 'express',
    cutOffs: [{ until: Date.parse('2026-12-01T23:00:00Z'), from: '2026-12-02' }, {}, {}, {}],
  });
});

test('DEL-1: a postcode may contain spaces and small letters', async () => {
  const { body } = await call(`?sku=${sku}&postcode=bt1%201aa`);
  expect(body.options).toMatchObject([{ service: 'standard' }]);
});

test.each([
  ['sku', '', 400],
  ['sku', '?sku=%00', 400],
  ['sku', '?sku=NONE', 404],
  ['postcode', `?sku=${sku}&postcode=1`, 400],
  ['postcode', `?sku=${sku}&postcode=%3Cb%3E`, 400],
])('an invalid %s is refused with the field’s name: %s', async (field, query, status) => {
  const { response, body } = await call(query);
  expect(response.status).toBe(status);
  expect(body.error).toMatchObject({ field });
});

test('if a delivery service fails, there are no options and no error', async () => {
  const find = () => Promise.reject(new Error('The service is down.'));
  const { response, body } = await call(`?sku=${sku}`, { delivery: { find } });
  expect(response.status).toBe(200);
  expect(body.options).toEqual([]);
});
