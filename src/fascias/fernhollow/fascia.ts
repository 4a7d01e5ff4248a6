/** Fernhollow: beauty and home. */
import { defineFascia } from '#kit/define-fascia.ts';
import { listDeliveryRules } from '../delivery-rules.ts';
import { filteringBrands } from '../filtering-brands.ts';
import { bundleRules } from './bundle-rules.ts';
import { promotions } from './promotions.ts';

const freeDeliveryFrom = { GBP: 4000, EUR: 4500 };

export const fascia = defineFascia({
  code: 'fernhollow',
  name: 'Fernhollow',
  order: 3,
  hosts: ['fernhollow.localhost'],
  locales: [
    { tag: 'en-GB', currency: 'GBP' },
    { tag: 'fr-FR', currency: 'EUR' },
  ],
  layout: {
    header: 'pill',
    hero: 'inset',
    card: 'soft',
    listing: 'panel',
    product: 'band',
    footer: 'card',
    article: 'beside',
    basket: 'cards',
    text: 'roomy',
  },
  listingOrder: 'best-rated',
  providers: {
    delivery: { name: 'embedded', config: { rules: listDeliveryRules(freeDeliveryFrom) } },
  },
  seller: {
    name: 'Fernhollow Home Ltd',
    address: ['7 Weir Street', 'Bath BA1 5BG', 'United Kingdom'],
  },
  lowStockQuantity: 6,
  reserveMinutes: 30,
  freeDeliveryFrom,
  returns: { days: 28, postage: 'customer' },
  hideIfOneSize: true,
  hideSingleColourIn: ['beauty', 'home'],
  tallSwatchesIn: ['home'],
  wishlistRatio: 1,
  liveStock: true,
  filteringBrands,
  promotions,
  bundleRules,
  preview: { productSelection: true },
  emailTheme: {
    ...{
      paper: '#f6efe6',
      surface: '#ecdfcf',
      ink: '#33261d',
      muted: '#6b5748',
      accent: '#a4502f',
      onAccent: '#fffaf3',
    },
    radius: '14px',
    name: "font:italic 400 28px/1.2 Georgia,'Times New Roman',serif",
  },
});
