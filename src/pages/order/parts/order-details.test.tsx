/** @vitest-environment happy-dom */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OrderPageView } from '#features/orders/order.ts';
import { computeTotals } from '#features/orders/totals/totals.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { someAddress } from '#test/setups/order-setup.ts';
import { OrderDetails } from './order-details.tsx';

afterEach(cleanup);

const order: OrderPageView = {
  ...{ number: '7KQ2-MW4X-93BD', currency: 'GBP', status: 'paid', email: 'ada@example.com' },
  ...{ voucherCode: null, isTest: false, cancelReason: null, address: someAddress },
  deliveredAt: null,
  invoices: [],
  isCancellable: true,
  reviewLinks: [],
  reminderLinks: [],
  guarantee: null,
  ...{ placedAt: '2026-11-26T10:00:00.000Z', day: '26 November 2026' },
  ...{ arrival: 'Wednesday 2 December', checkoutHref: '/checkout/review', href: '/order/x' },
  ...{ ordersHref: '/account/orders', csrf: 'x', isSignedIn: false, isProviderDown: false },
  ...{ firstName: 'Ada', lastName: 'Byron' },
  delivery: { service: 'express', cost: 599, from: null, to: '2026-12-02' },
  totals: computeTotals({
    ...{ lines: [{ unitPrice: 4_000, quantity: 1 }], voucherDiscount: 0, delivery: 599 },
    tax: { basisPoints: 2000, isExclusive: false },
  }),
  lines: [
    {
      ...{ sku: 'ring', quantity: 1, unitPrice: 4_000 },
      item: {
        ...{ productKey: 'RING', slug: 'ring', name: 'Signet ring', brand: 'Nightjar' },
        ...{ colour: 'gold', colourLabel: 'Gold', size: 'M' },
        ...{ customFields: { line1: 'For Ada' }, fieldLabels: { line1: 'First line' } },
      },
    },
  ],
};

test('engraving, service and day of arrival are shown', () => {
  render(
    <MessageKeysProvider>
      <ShopProvider value={testShop}>
        <OrderDetails order={order} />
      </ShopProvider>
    </MessageKeysProvider>,
  );
  for (const words of ['First line: For Ada', 'checkoutStep.express', 'Wednesday 2 December'])
    expect(screen.getByText(words).isConnected).toBe(true);
});
