/** Promotions of Aldermoor: badges, classification, instalments, subscriptions. */
import type { PromotionRules } from '#features/promotion/promotion.ts';
import { laterlyInstalments } from '#providers/vendors/laterly/instalments.ts';
import { knitwearOffer } from './offers.ts';

/** Icon: a price tag. */
const TAG =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill-rule='evenodd' d='M1 2a1 1 0 0 1 1-1h5.5a1 1 0 0 1 .7.3l6.5 6.5a1 1 0 0 1 0 1.4l-5.5 5.5a1 1 0 0 1-1.4 0L1.3 8.2a1 1 0 0 1-.3-.7zm4 4a1.4 1.4 0 1 0 0-2.8A1.4 1.4 0 0 0 5 6z'/%3E%3C/svg%3E";

export const promotions: PromotionRules = {
  badges: [
    {
      id: 'knitwear-code',
      placement: 'price',
      categorySlug: knitwearOffer.categorySlug,
      priority: 2,
      text1: {
        'en-GB': '{price} with code {code}',
        'fr-FR': '{price} avec le code {code}',
        'de-DE': '{price} mit dem Code {code}',
      },
      textFrom: {
        'en-GB': 'From {price} with code {code}',
        'fr-FR': 'Dès {price} avec le code {code}',
        'de-DE': 'Ab {price} mit dem Code {code}',
      },
      offer: knitwearOffer,
      icon: TAG,
    },
    {
      id: 'preloved',
      placement: 'image',
      categorySlug: 'womens-preloved',
      priority: 1,
      text1: { 'en-GB': 'Preloved', 'fr-FR': 'Seconde vie', 'de-DE': 'Aus zweiter Hand' },
      backgroundColor: '#1f4d3a',
      textColor: '#ffffff',
    },
    {
      id: 'winter-edit',
      placement: 'image',
      categorySlug: 'womens-knitwear',
      priority: 3,
      text1: { 'en-GB': 'Winter edit', 'fr-FR': 'Sélection d’hiver', 'de-DE': 'Winterauswahl' },
    },
  ],
  classification: { excluded: [], departments: ['womens', 'mens', 'beauty', 'home'] },
  instalments: [laterlyInstalments],
  subscriptionIn: ['beauty'],
};
