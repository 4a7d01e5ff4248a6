/** Messages of size recommendation and product finder. */
export const namespace = 'advice';

export const messages = {
  'advice.size': 'Find my size',
  'advice.beautyTitle': 'Not sure what suits you?',
  'advice.beautyText': 'Answer a few questions and we will suggest what to use, and when.',
  'advice.beautyOpen': 'Start a consultation',
  'advice.added': 'Added to your basket',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
