/** Contract tests that every provider of the checkout port passes. */
import { describe, expect, test } from 'vitest';
import type { Checkout, CheckoutBasket } from './checkout.port.ts';

const checkoutBasket: CheckoutBasket = {
  fascia: 'aldermoor',
  locale: 'en-GB',
  currency: 'GBP',
  basket: {
    id: '01900000-0000-7000-8000-000000000000',
    version: 1,
    currency: 'GBP',
    isRepriced: false,
    lines: [],
  },
  total: 0,
  voucher: null,
  customer: null,
  basketHref: 'http://localhost/_api/checkout/basket?signature=x',
  placeholderPath: '/checkout?signature=x',
};

export function describeCheckout(name: string, open: () => Promise<Checkout>): void {
  describe(`checkout by ${name}`, () => {
    test('redirects the shopper to a page of this shop or to one of its secure origins', async () => {
      const { origins, start } = await open();
      const { href } = await start(checkoutBasket);
      for (const origin of origins) expect(origin).toBe(new URL(origin).origin);
      for (const origin of origins) expect(origin).toMatch(/^https:/);
      expect(/^\/(?!\/)/.test(href) || origins.includes(new URL(href).origin), href).toBe(true);
    });
  });
}
