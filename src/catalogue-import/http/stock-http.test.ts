/** Tests of the stock endpoint: access, updates and the reported outcome of each row. */
import { beforeEach, expect, test } from 'vitest';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import {
  createMemoryCatalogue,
  type MemoryCatalogue,
} from '../memory/memory-catalogue.fixtures.ts';
import { handleStockRequest } from './stock-http.server.ts';

const key = 'k'.repeat(32);
let shop: MemoryCatalogue;

beforeEach(async () => {
  shop = createMemoryCatalogue();
  await shop.catalogueImport.saveProducts([
    sampleProduct('tee', { variants: [sampleVariant('AAA00001-1-1')] }),
  ]);
});

async function post(body: string, { authorization = `Bearer ${key}`, query = '' } = {}) {
  const request = new Request(`http://shop.example/api/import/stock${query}`, {
    method: 'POST',
    headers: { authorization },
    body,
  });
  const response = await handleStockRequest(request, { keys: ['control', key], ports: shop });
  return { status: response.status, body: await response.json() };
}

const stockOf = () => shop.products.get('tee')?.variants[0];

test('rows set stock and prices, and refused ones are reported', async () => {
  const { status, body } = await post(
    '{"sku":"AAA00001-1-1","stock":4}\n{"sku":"nobody","stock":4}\n',
  );
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      ...{ rows: 2, imported: 1, refused: 1, ignored: 0, warnings: 0, updated: 1, unchanged: 0 },
      issues: [expect.objectContaining({ line: 2, key: 'nobody', severity: 'refused' })],
    },
  });
  expect(stockOf()?.stock).toBe(4);
  await post('sku,price\nAAA00001-1-1,"9,50"\n', { query: '?currency=EUR&decimal-comma=1' });
  expect(stockOf()?.prices.EUR).toEqual({ centAmount: 950 });
});

test('without the key, with another kind of body, or when no row can be imported, nothing changes', async () => {
  const good = 'sku,stock\nAAA00001-1-1,4\n';
  expect(await post(good, { authorization: 'Bearer wrong' })).toMatchObject({
    status: 401,
    body: { error: { code: 'import.key' } },
  });
  expect(await post('hello')).toMatchObject({ status: 422, body: { error: { field: 'body' } } });
  expect(await post(good, { query: '?currency=JPY' })).toMatchObject({
    status: 422,
    body: { error: { field: 'currency' } },
  });
  expect(await post('sku,stock\nnobody,4\n')).toMatchObject({
    status: 422,
    body: { imported: 0, refused: 1 },
  });
  expect(stockOf()?.stock).toBe(20);
});
