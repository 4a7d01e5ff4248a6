/** Messages of the added-to-bag panel. */
export const namespace = 'added-to-bag';

export const messages = {
  'added.title': 'Added to your basket',
  'added.close': 'Close',
  'added.quantity': 'Quantity: {quantity}',
  'added.cheaper': 'Good news: the price has gone down. It was {before}.',
  'added.dearer': 'The price has gone up. It was {before}.',
  'added.suggestions': 'You may also like',
  'added.view': 'View basket ({count})',
  'added.continue': 'Continue shopping',
  'added.checkout': 'Checkout',
  'added.notReady': 'An item in your basket is not available. Please check your basket.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
