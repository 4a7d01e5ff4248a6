/** Tests of requests for stock alerts: options of the form, refusals, and stored alerts. */
import { expect, test } from 'vitest';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { isProblem } from '#kit/problem.ts';
import type { Customer } from '#request/shop.ts';
import { createTestShop, type TestShopOptions } from '#test/create-test-shop.ts';
import { createMemoryStockAlerts } from './memory-stock-alerts.fixtures.ts';
import { loadAlertForm, requestStockAlert } from './stock-alerts.server.ts';

const ada: Customer = {
  ...{ id: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
  membershipUntil: null,
};
const product = someProduct();
const soldOutSku = 'TEE00001-moss-S';

let number = 0;

function openShop(options: TestShopOptions = {}) {
  number += 1;
  const stockAlerts = createMemoryStockAlerts();
  const shop = createTestShop({
    visitor: {
      network: `alert-network-${number}`,
      ipHash: `alert-caller-${number}`,
      userAgent: '',
    },
    ports: { stockAlerts },
    ...options,
  });
  const request = (fields: object) => requestStockAlert(shop, product, { ...fields });
  return { shop, stockAlerts, request };
}

async function catchProblem(promise: Promise<unknown>) {
  const problem = await promise.catch((error: unknown) => error);
  if (!isProblem(problem)) throw new Error('It was not refused.');
  const { status, code, details } = problem;
  return { status, code, faults: details.faults?.map(({ field }) => field) };
}

test('the form offers sold-out variants, and preselects one by colour and size', () => {
  const { shop } = openShop();
  const form = loadAlertForm(shop, product, { colour: 'ink', size: null });
  expect(form.options.map(({ label }) => label)).toEqual(['Moss · S', 'Ink · M']);
  expect(form.selected).toBe('TEE00001-ink-M');
  const other = loadAlertForm(shop, product, { colour: 'moss', size: 'L' });
  expect(other.selected).toBe(soldOutSku);
});

test('every fault of a form is named at once, and nothing is stored', async () => {
  const { request, stockAlerts } = openShop();
  expect(await catchProblem(request({ sku: 'unknown', email: 'ada@' }))).toMatchObject({
    status: 400,
    faults: ['sku', 'email'],
  });
  expect(stockAlerts.emails).toEqual([]);
});

test('an alert for a variant in stock is refused', async () => {
  const { request } = openShop({ customer: ada });
  expect(await catchProblem(request({ sku: 'TEE00001-moss-M' }))).toMatchObject({
    status: 409,
    code: 'stockAlert.inStock',
  });
});

test('a guest is emailed in the language of the page, with the names of colour and size', async () => {
  const { request, stockAlerts } = openShop({ locale: { tag: 'fr-FR' } });
  expect(await request({ sku: soldOutSku, email: ' Ada@Example.com ' })).toBe('confirm');
  expect(stockAlerts.emails).toMatchObject([
    { to: 'ada@example.com', locale: 'fr-FR', item: { name: 'Plain tee', option: 'Moss · S' } },
  ]);
});

test('an email address in the form of a customer is ignored', async () => {
  const { request, stockAlerts } = openShop({ customer: ada });
  expect(await request({ sku: soldOutSku, email: 'someone@else.example' })).toBe('waiting');
  expect(await stockAlerts.listAlerts('ada')).toHaveLength(1);
  expect(stockAlerts.emails).toEqual([]);
});

test('an address gets at most five confirmation emails in an hour, from any number of callers', async () => {
  const email = 'often@example.com';
  for (let n = 0; n < 5; n += 1) await openShop().request({ sku: soldOutSku, email });
  expect(await catchProblem(openShop().request({ sku: soldOutSku, email }))).toMatchObject({
    status: 429,
    code: 'stockAlert.tooMany',
  });
});
