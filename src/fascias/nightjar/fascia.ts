/** Nightjar: fast fashion. */
import { defineFascia } from '#kit/define-fascia.ts';
import { listDeliveryRules } from '../delivery-rules.ts';
import { filteringBrands } from '../filtering-brands.ts';
import { offers } from './offers.ts';
import { promotions } from './promotions.ts';

const freeDeliveryFrom = { GBP: 3500, EUR: 4000, AED: 20000 };

export const fascia = defineFascia({
  code: 'nightjar',
  name: 'Nightjar',
  order: 2,
  hosts: ['nightjar.localhost'],
  locales: [
    { tag: 'en-GB', currency: 'GBP' },
    { tag: 'de-DE', currency: 'EUR' },
    { tag: 'ar', currency: 'AED', country: 'AE' },
  ],
  layout: {
    header: 'bar',
    hero: 'headline',
    card: 'price-first',
    listing: 'dense',
    product: 'edge',
    footer: 'dark',
    article: 'dark',
    basket: 'dark',
    text: 'compact',
  },
  listingOrder: 'newness',
  providers: {
    checkout: { name: 'own' },
    payments: { name: 'embedded', config: { isTest: true } },
    vouchers: { name: 'embedded', config: { offers } },
    delivery: { name: 'embedded', config: { rules: listDeliveryRules(freeDeliveryFrom) } },
  },
  seller: {
    name: 'Nightjar Clothing Ltd',
    address: ['Unit 4, Lantern Yard', 'Leeds LS9 8AA', 'United Kingdom'],
  },
  lowStockQuantity: 4,
  reserveMinutes: 30,
  freeDeliveryFrom,
  returns: { days: 28, postage: 'customer' },
  hideIfOneSize: true,
  canSelectOutOfStock: true,
  hideSingleColourIn: [],
  wishlistRatio: 1.25,
  liveStock: true,
  filteringBrands,
  promotions,
  returnsAddress: ['Nightjar Returns', 'Unit 4, Lantern Yard', 'Leeds LS9 8AA', 'United Kingdom'],
  preview: { productSelection: true },
  emailTheme: {
    ...{
      paper: '#ffffff',
      surface: '#f2f2f2',
      ink: '#0a0a0a',
      muted: '#595959',
      accent: '#0a0a0a',
      onAccent: '#d7ff3e',
    },
    radius: '0px',
    name: "font:800 28px/1.1 'Arial Black',Arial,Helvetica,sans-serif;letter-spacing:-0.05em;text-transform:uppercase",
  },
});
