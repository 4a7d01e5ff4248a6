/** Messages of recommendations: the carousel and the reasons. */
export const namespace = 'recommendations';

export const messages = {
  'recommendations.title': 'Similar products',
  'recommendations.back': 'Previous products',
  'recommendations.forward': 'Next products',
  'recommendations.bought':
    '{count, plural, one {Chosen together by # shopper} other {Chosen together by # shoppers}}',
  'recommendations.boughtFew': 'Chosen together',
  'recommendations.viewed':
    '{count, plural, one {Viewed together by # shopper} other {Viewed together by # shoppers}}',
  'recommendations.viewedFew': 'Viewed together',
  'recommendations.similar': 'Similar style and colour',
  'recommendations.trending': 'Popular right now',
  'recommendations.influencer': 'Shop the look',
  'recommendations.influencerProducts': 'Products in this look',
  'recommendations.hotspot': '{number}: {name}',
  'recommendations.edit': 'From the same edit',
  'recommendations.seeAll': 'See all',
  'recommendations.seeSimilar': 'See similar products',
  'recommendations.noneSimilar': 'No similar products are in stock at the moment.',
  'recommendations.loading': 'Loading similar products',
  'recommendations.failed': 'The similar products could not be loaded.',
  'recommendations.openPage': 'Open them on a separate page',
  'recommendations.close': 'Close',
  'recommendations.invalidQuery': 'This request for recommendations is not valid.',
  'recommendations.unavailable': 'There are no recommendations at the moment.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
