/** Promotions of Fernhollow: badges, classification, instalments, subscriptions. */
import type { PromotionRules } from '#features/promotion/promotion.ts';
import { laterlyInstalments } from '#providers/vendors/laterly/instalments.ts';

export const promotions: PromotionRules = {
  badges: [
    {
      id: 'bath-refills',
      placement: 'image',
      categorySlug: 'beauty-bath',
      priority: 1,
      text1: { 'en-GB': 'Refillable', 'fr-FR': 'Rechargeable' },
    },
  ],
  classification: { excluded: [], departments: ['womens', 'mens', 'beauty', 'home'] },
  instalments: [laterlyInstalments],
  subscriptionIn: ['beauty'],
};
