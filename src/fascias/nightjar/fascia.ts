/** Nightjar, fast fashion. */
import { defineFascia } from '#kit/define-fascia.ts';
import { promotions } from './promotions.ts';

export const fascia = defineFascia({
  code: 'nightjar',
  name: 'Nightjar',
  order: 2,
  hosts: ['nightjar.localhost'],
  locales: [
    { tag: 'en-GB', currency: 'GBP' },
    { tag: 'de-DE', currency: 'EUR' },
    { tag: 'ar', currency: 'AED' },
  ],
  lowStockQuantity: 4,
  reserveMinutes: 30,
  freeDeliveryFrom: { GBP: 3500, EUR: 4000, AED: 20000 },
  hideIfOneSize: true,
  hideSingleColourIn: [],
  wishlistRatio: 1.25,
  liveStock: true,
  promotions,
});
