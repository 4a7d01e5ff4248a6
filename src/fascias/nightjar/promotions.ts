/** Promotions of Nightjar: badges, classification, instalments. */
import type { PromotionRules } from '#features/promotion/promotion.ts';
import { laterlyInstalments } from '#providers/vendors/laterly/instalments.ts';
import { dressesOffer } from './offers.ts';

export const promotions: PromotionRules = {
  badges: [
    {
      id: 'tops-drop',
      placement: 'image',
      categorySlug: 'womens-tops',
      priority: 1,
      text1: { 'en-GB': 'New drop', 'de-DE': 'Neuer Drop', ar: 'تشكيلة جديدة' },
      backgroundColor: '#d7ff3e',
      textColor: '#0a0a0a',
    },
    {
      id: 'dresses-code',
      placement: 'price',
      categorySlug: dressesOffer.categorySlug,
      priority: 1,
      text1: {
        'en-GB': '{price} with code {code}',
        'de-DE': '{price} mit dem Code {code}',
        ar: '{price} مع الرمز {code}',
      },
      textFrom: {
        'en-GB': 'From {price} with code {code}',
        'de-DE': 'Ab {price} mit dem Code {code}',
        ar: 'ابتداءً من {price} مع الرمز {code}',
      },
      offer: dressesOffer,
    },
  ],
  classification: { excluded: [], departments: ['womens', 'mens', 'beauty', 'home'] },
  instalments: [laterlyInstalments],
  subscriptionIn: [],
};
