/** A shop for component tests. */
import type { ShopPublic } from './shop.ts';

export const testShop: ShopPublic = {
  fascia: { code: 'aldermoor', name: 'Aldermoor' },
  locale: { tag: 'en-GB', language: 'en', direction: 'ltr', name: 'English' },
  currency: 'GBP',
  numberFormat: null,
  prefix: '',
  locales: [{ tag: 'en-GB', name: 'English', prefix: '' }],
};
