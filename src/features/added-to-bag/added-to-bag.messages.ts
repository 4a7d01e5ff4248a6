/** Messages of the added-to-bag panel. */
export const namespace = 'added-to-bag';

export const messages = {
  'added.title': 'Added to your basket',
  'added.close': 'Close',
  'added.quantity': 'Quantity: {quantity}',
  'added.cheaper': 'Good news: it was {before} on the page, and costs less now.',
  'added.dearer': 'The price has changed: it was {before} on the page.',
  'added.view': 'View basket ({count})',
  'added.continue': 'Continue shopping',
  'added.checkout': 'Checkout',
  'added.notReady': 'One item in your basket is not available. Please check your basket.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
