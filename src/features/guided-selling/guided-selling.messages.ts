/** Messages of size recommendation and product finder. */
export const namespace = 'guided-selling';

export const messages = {
  'sizeRecommendation.open': 'Find my size',
  'productFinder.title': 'Not sure what suits you?',
  'productFinder.text': 'Answer a few questions and we will suggest what to use, and when.',
  'productFinder.open': 'Start a consultation',
  'productFinder.added': 'Added to your basket',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
