/** Requests for stock alerts: what the form offers, what is refused, and what is stored. */
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
const soldOut = 'TEE00001-moss-S';

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

async function problemOf(work: Promise<unknown>) {
  const problem = await work.catch((error: unknown) => error);
  if (!isProblem(problem)) throw new Error('It was not refused.');
  const { status, code, details } = problem;
  return { status, code, faults: details.faults?.map(({ field }) => field) };
}

test('the form offers what is sold out, and selects it by colour and size', () => {
  const { shop } = openShop();
  const form = loadAlertForm(shop, product, { colour: 'ink', size: null });
  expect(form.options.map(({ label }) => label)).toEqual(['Moss · S', 'Ink · M']);
  expect(form.selected).toBe('TEE00001-ink-M');
  const other = loadAlertForm(shop, product, { colour: 'moss', size: 'L' });
  expect(other.selected).toBe(soldOut);
});

test('every fault of a form is named at once, and nothing is stored', async () => {
  const { request, stockAlerts } = openShop();
  expect(await problemOf(request({ sku: 'unknown', email: 'ada@' }))).toMatchObject({
    status: 400,
    faults: ['sku', 'email'],
  });
  expect(stockAlerts.emails).toEqual([]);
});

test('what is in stock needs no alert', async () => {
  const { request } = openShop({ customer: ada });
  expect(await problemOf(request({ sku: 'TEE00001-moss-M' }))).toMatchObject({
    status: 409,
    code: 'stockAlert.inStock',
  });
});

test('a guest is emailed in the language of the page, with the names of colour and size', async () => {
  const { request, stockAlerts } = openShop({ locale: { tag: 'fr-FR' } });
  expect(await request({ sku: soldOut, email: ' Ada@Example.com ' })).toBe('confirm');
  expect(stockAlerts.emails).toMatchObject([
    { to: 'ada@example.com', locale: 'fr-FR', item: { name: 'Plain tee', option: 'Moss · S' } },
  ]);
});

test('a customer states no address: one in the form is ignored', async () => {
  const { request, stockAlerts } = openShop({ customer: ada });
  expect(await request({ sku: soldOut, email: 'someone@else.example' })).toBe('waiting');
  expect(await stockAlerts.listAlerts('ada')).toHaveLength(1);
  expect(stockAlerts.emails).toEqual([]);
});

test('an address gets at most five confirmations in an hour, whoever asks', async () => {
  const email = 'often@example.com';
  for (let n = 0; n < 5; n += 1) await openShop().request({ sku: soldOut, email });
  expect(await problemOf(openShop().request({ sku: soldOut, email }))).toMatchObject({
    status: 429,
    code: 'stockAlert.tooMany',
  });
});
