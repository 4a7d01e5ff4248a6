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

test('DEL-2: the days come with the clock of the server, from no cache', async () => {
  const { response, body } = await call(`?sku=${sku}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(body.now).toBe(now.getTime());
  expect(body.options[1]).toMatchObject({
    service: 'express',
    cutOffs: [{ until: Date.parse('2026-12-01T23:00:00Z'), from: '2026-12-02' }, {}, {}, {}],
  });
});

test('DEL-1: a postcode is read as people write it', async () => {
  const { body } = await call(`?sku=${sku}&postcode=bt1%201aa`);
  expect(body.options).toMatchObject([{ service: 'standard' }]);
});

test.each([
  ['sku', '', 400],
  ['sku', '?sku=%00', 400],
  ['sku', '?sku=NONE', 404],
  ['postcode', `?sku=${sku}&postcode=1`, 400],
  ['postcode', `?sku=${sku}&postcode=%3Cb%3E`, 400],
])('a wrong %s is refused with its name: %s', async (field, query, status) => {
  const { response, body } = await call(query);
  expect(response.status).toBe(status);
  expect(body.error).toMatchObject({ field });
});

test('a failing service leaves the page without options, and is no error', async () => {
  const find = () => Promise.reject(new Error('The service is down.'));
  const { response, body } = await call(`?sku=${sku}`, { delivery: { find } });
  expect(response.status).toBe(200);
  expect(body.options).toEqual([]);
});
