/** What every checkout must do. */
import { describe, expect, test } from 'vitest';
import type { Checkout, HandOver } from './checkout.port.ts';

const handOver: HandOver = {
  fascia: 'aldermoor',
  locale: 'en-GB',
  currency: 'GBP',
  basket: { id: '01900000-0000-7000-8000-000000000000', version: 1, currency: 'GBP', isRepriced: false, lines: [] },
  total: 0,
  voucher: null,
  customer: null,
  basketHref: 'http://localhost/_api/checkout/basket?signature=x',
  pagePath: '/checkout?signature=x',
};

export function describeCheckout(name: string, open: () => Promise<Checkout>): void {
  describe(`checkout by ${name}`, () => {
    test('sends the shopper on to a page of this shop or to a secure address', async () => {
      const { href } = await (await open()).start(handOver);
      expect(href).toMatch(/^(\/(?!\/)|https:\/\/)/);
    });
  });
}
