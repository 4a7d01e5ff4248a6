/** Aldermoor, the department store: fashion, beauty and home. */
import { defineFascia } from '#kit/define-fascia.ts';
import { listDeliveryRules } from '../delivery-rules.ts';
import { filteringBrands } from '../filtering-brands.ts';
import { offers } from './offers.ts';
import { promotions } from './promotions.ts';

const freeDeliveryFrom = { GBP: 5000, EUR: 6000 };

export const fascia = defineFascia({
  code: 'aldermoor',
  name: 'Aldermoor',
  order: 1,
  hosts: ['localhost', 'aldermoor.localhost'],
  locales: [
    { tag: 'en-GB', currency: 'GBP' },
    { tag: 'fr-FR', currency: 'EUR' },
    { tag: 'de-DE', currency: 'EUR' },
  ],
  layout: {
    header: 'centred',
    hero: 'caption',
    card: 'plain',
    listing: 'editorial',
    product: 'framed',
    footer: 'centred',
    article: 'centred',
    basket: 'ruled',
    text: 'labels',
  },
  providers: {
    vouchers: { name: 'embedded', config: { offers } },
    delivery: { name: 'embedded', config: { rules: listDeliveryRules(freeDeliveryFrom) } },
  },
  seller: {
    name: 'Aldermoor Stores Ltd',
    address: ['1 Market Square', 'York YO1 8SL', 'United Kingdom'],
  },
  lowStockQuantity: 5,
  reserveMinutes: 30,
  freeDeliveryFrom,
  returns: { days: 28, postage: 'customer' },
  hideIfOneSize: true,
  hideSingleColourIn: ['beauty'],
  liveStock: true,
  filteringBrands,
  promotions,
  preview: { productSelection: true },
  emailTheme: {
    ...{
      paper: '#fbfaf7',
      surface: '#f1efe8',
      ink: '#16211c',
      muted: '#5b645f',
      accent: '#1f4d3a',
      onAccent: '#fbfaf7',
    },
    radius: '2px',
    name: "font:400 28px/1.2 Georgia,'Times New Roman',serif;letter-spacing:-0.03em",
  },
});
