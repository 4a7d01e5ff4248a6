/**
 * Instalments by Laterly, for the promotions of a fascia. A fascia overrides single terms by
 * `{ ...laterlyInstalments, maxPrice }`.
 */
import type { InstalmentRule } from '#features/promotion/promotion.ts';

const instalmentsLabel = {
  'en-GB': '{count} interest-free payments of {amount}.',
  'fr-FR': '{count} paiements de {amount} sans frais.',
  'de-DE': '{count} zinsfreie Raten zu {amount}.',
  ar: '{count} دفعات بقيمة {amount} من دون فوائد.',
};
const payInPartsLabel = {
  'en-GB': 'Pay in interest-free parts.',
  'fr-FR': 'Payez en plusieurs fois sans frais.',
  'de-DE': 'Zinsfrei in Raten zahlen.',
  ar: 'ادفع على دفعات من دون فوائد.',
};

export const laterlyInstalments: InstalmentRule = {
  provider: 'Laterly',
  currency: 'GBP',
  minPrice: 3000,
  maxPrice: 100_000,
  label: instalmentsLabel,
  labelNoPrice: payInPartsLabel,
  numberOfPayments: 3,
  paymentLogo:
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 24'%3E%3Crect width='64' height='24' rx='12' fill='%2316211c'/%3E%3Ctext x='32' y='16.5' fill='%23fff' font-family='sans-serif' font-size='12' text-anchor='middle'%3Elaterly%3C/text%3E%3C/svg%3E",
  providerLink: '/pages/informational/instalments',
  isNothingDueToday: true,
};
