/** What Nightjar promotes its products with. */
import { laterly } from '#features/promotion/laterly.ts';
import type { PromotionRules } from '#features/promotion/promotion.ts';

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
      categorySlug: 'womens-dresses',
      priority: 1,
      text1: { 'en-GB': '{price} with code LOUD15', 'de-DE': '{price} mit dem Code LOUD15', ar: '{price} مع الرمز LOUD15' },
      textFrom: {
        'en-GB': 'From {price} with code LOUD15',
        'de-DE': 'Ab {price} mit dem Code LOUD15',
        ar: 'ابتداءً من {price} مع الرمز LOUD15',
      },
      discount: 15,
    },
  ],
  classification: { excluded: [], departments: ['womens', 'mens', 'beauty', 'home'] },
  instalments: [laterly],

  subscriptionIn: [],
};
