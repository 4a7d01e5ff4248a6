/** What Aldermoor promotes its products with. */
import { laterly } from '#features/promotion/laterly.ts';
import type { PromotionRules } from '#features/promotion/promotion.ts';

export const promotions: PromotionRules = {
  badges: [
    {
      id: 'knitwear-code',
      placement: 'price',
      categorySlug: 'womens-knitwear',
      priority: 2,
      text1: { 'en-GB': '{price} with code WARM10', 'fr-FR': '{price} avec le code WARM10', 'de-DE': '{price} mit dem Code WARM10' },
      discount: 10,
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
  instalments: [laterly],

  subscriptionIn: ['beauty'],
};
