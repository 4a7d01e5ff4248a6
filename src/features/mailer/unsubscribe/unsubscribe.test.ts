/** Tests of the URL in `List-Unsubscribe`: the POST of RFC 8058, and the page for people. */
import { describe, expect, test } from 'vitest';
import { createMemoryPriceAlerts } from '#features/price-alerts/memory-price-alerts.fixtures.ts';
import {
  createSavedItem,
  gbp,
  itemOf,
} from '#features/price-alerts/price-alerts-setup.contract.ts';
import { createMemoryStockAlerts } from '#features/stock-alerts/memory-stock-alerts.fixtures.ts';
import { createSampleItem } from '#features/stock-alerts/stock-alerts.contract.ts';
import { createMemoryWishlists } from '#features/wishlist/memory-wishlists.fixtures.ts';
import { createTestShop, routeArgs } from '#test/create-test-shop.ts';
import { action, loader } from './unsubscribe.route.ts';

const site = { fascia: 'aldermoor', locale: 'en-GB' };

async function start() {
  const wishlists = createMemoryWishlists(['ada']);
  const priceAlerts = createMemoryPriceAlerts(wishlists);
  const stockAlerts = createMemoryStockAlerts();
  for (const key of ['coat', 'scarf']) {
    await wishlists.add('ada', createSavedItem(key), null);
    const request = { item: itemOf(key), sku: `${key}-1`, price: gbp(4_500) };
    await priceAlerts.requestAlert('ada', request, site);
  }
  priceAlerts.setVariant('coat-1', 4_000, true);
  await priceAlerts.sendPriceDropEmails(new Date());
  const shop = createTestShop({ ports: { priceAlerts, stockAlerts }, public: { prefix: '/fr' } });
  const post = async (list: string, token: string, fields: Record<string, string> = oneClick) => {
    const url = `https://shop.example/_api/unsubscribe/${list}?token=${token}`;
    const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
    const response = await action(routeArgs(shop, request, { list }));
    const { error } = await response.json();
    return [response.status, error?.field ?? null];
  };
  return { shop, post, priceAlerts, stockAlerts, token: priceAlerts.jobs[0]?.token ?? '' };
}

const oneClick = { 'List-Unsubscribe': 'One-Click' };

describe('ALERT-8: List-Unsubscribe', () => {
  test('a single POST without cookies stops all price alerts, also a repeated one', async () => {
    const { post, priceAlerts, token } = await start();
    expect(await post('price-alerts', token)).toEqual([200, null]);
    expect(await priceAlerts.listAlerts('ada', null)).toEqual([]);
    expect(await post('price-alerts', token)).toEqual([200, null]);
  });

  test('a POST stops the stock alert of its email, also a repeated one', async () => {
    const { post, stockAlerts } = await start();
    const item = createSampleItem('coat-M');
    await stockAlerts.requestAlert(item, { email: 'ada@example.com' }, site);
    const token = stockAlerts.emails.at(-1)?.token ?? '';
    await stockAlerts.confirmAlert(token);
    expect(await post('stock-alerts', token)).toEqual([200, null]);
    expect(await stockAlerts.findAlertByToken(token)).toBeNull();
    expect(await post('stock-alerts', token)).toEqual([200, null]);
  });

  test('a POST stops all other stock alerts of a back-in-stock email, also a repeated one', async () => {
    const { post, stockAlerts } = await start();
    for (const sku of ['coat-S', 'coat-M'])
      await stockAlerts.requestAlert(createSampleItem(sku), { customerId: 'ada' }, site);
    stockAlerts.setUnits('coat-S', 1);
    await stockAlerts.sendBackInStockEmails(new Date());
    const token = stockAlerts.emails.at(-1)?.token ?? '';
    expect(await post('all-stock-alerts', token)).toEqual([200, null]);
    expect(await stockAlerts.listAlerts('ada')).toEqual([]);
    expect(await post('all-stock-alerts', token)).toEqual([200, null]);
    expect((await post('all-stock-alerts', 'none'))[0]).toBe(410);
  });

  test('an invalid list, token or body is refused with its field, and nothing is stopped', async () => {
    const { post, priceAlerts, token } = await start();
    expect(await post('newsletter', token)).toEqual([404, 'list']);
    expect(await post('toString', token)).toEqual([404, 'list']);
    expect(await post('price-alerts', '')).toEqual([400, 'token']);
    expect(await post('price-alerts', token, {})).toEqual([400, 'List-Unsubscribe']);
    expect((await post('price-alerts', 'none'))[0]).toBe(410);
    expect(await priceAlerts.listAlerts('ada', null)).toHaveLength(2);
  });

  test.each([
    ['price-alerts', '/fr/stop-price-alerts?token=secret'],
    ['reminders', '/fr/stop-reminders?token=secret'],
    ['stock-alerts', '/fr/confirm-stock-alert?token=secret'],
    ['all-stock-alerts', '/fr/stop-stock-alerts?token=secret'],
  ])(
    'a GET of the link of %s redirects to its page, and nothing is stopped',
    async (list, page) => {
      const { shop } = await start();
      const request = new Request(`https://shop.example/_api/unsubscribe/${list}?token=secret`);
      const response = await loader(routeArgs(shop, request, { list }));
      expect([response.status, response.headers.get('location')]).toEqual([303, page]);
    },
  );
});
