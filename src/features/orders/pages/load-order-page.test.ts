/** Tests of the page of an order: access, and a payment provider that does not respond. */
import { describe, expect, test } from 'vitest';
import { createMemoryPayments } from '#features/payments/memory-payments.fixtures.ts';
import { createTestShop, type PortOverrides } from '#test/create-test-shop.ts';
import { engines } from '#test/databases/engines.ts';
import { openOrderSetup } from '#test/setups/order-setup.ts';
import { loadOrderPage } from './load-order-page.server.ts';

const [engine] = engines;

async function start() {
  if (!engine) throw new Error('There is no database.');
  const setup = await openOrderSetup(engine);
  const sku = await setup.stockProduct('coat', 5);
  const { scope } = await setup.fill(sku);
  const request = { ...(await setup.requestFor(scope)), now: new Date() };
  const placed = await setup.orders.placeOrder(scope, request);
  const payments = createMemoryPayments();
  const { reference } = await payments.open({
    ...{ orderId: placed.id, money: placed.total, returnUrl: '/', key: placed.id },
  });
  await setup.orders.addSession(placed, { provider: payments.name, reference });
  const openShop = (ports: PortOverrides = {}) =>
    createTestShop({ now: new Date(), ports: { orders: setup.orders, payments, ...ports } });
  return { setup, placed, payments, openShop, [Symbol.asyncDispose]: setup.close };
}

describe('the page of an order', { timeout: 60_000 }, () => {
  test('shows the order and a message while the payment provider does not respond', async () => {
    await using shop = await start();
    const { number, token } = shop.placed;
    expect(await loadOrderPage(shop.openShop(), number, token)).toMatchObject({
      ...{ status: 'pending', isProviderDown: false },
    });
    const payments = { findEvents: () => Promise.reject(new Error('offline')) };
    expect(await loadOrderPage(shop.openShop({ payments }), number, token)).toMatchObject({
      ...{ status: 'pending', isProviderDown: true, number },
    });
  });

  test('the confirmation states the legal guarantee once the order is paid', async () => {
    await using shop = await start();
    const { number, token } = shop.placed;
    const load = () => loadOrderPage(shop.openShop(), number, token);
    expect((await load()).guarantee).toBeNull();
    await shop.setup.pay(shop.placed);
    expect((await load()).guarantee?.paragraphs[0]).toBe('guarantee.gb');
  });

  test('a customer’s own order is found by its number, without loading all orders', async () => {
    await using shop = await start();
    const { number } = shop.placed;
    const listOrders = () => Promise.reject(new Error('This reads up to 500 orders.'));
    const open = (email: string) => ({
      ...shop.openShop({ orders: { ...shop.setup.orders, listOrders } }),
      customer: {
        ...{ id: '01900000-0000-7000-8000-000000000000', email, firstName: 'Ada' },
        ...{ lastName: 'Byron', membershipUntil: null },
      },
    });
    expect(await loadOrderPage(open('ADA@example.com'), number, 'wrong')).toMatchObject({ number });
    await expect(loadOrderPage(open('bob@example.com'), number, 'wrong')).rejects.toMatchObject({
      status: 404,
    });
  });
});
