/** Messages of adding to the basket. */
export const namespace = 'product';

export const messages = {
  'buy.add': 'Add to basket',
  'buy.adding': 'Adding…',
  'buy.added': 'Added to basket',
  'buy.signUp': 'Sign up and add',
  'buy.quantity': 'Quantity',
  'buy.stockAlert': 'Sold out? Email me when it is back',
  'buy.failed': 'We could not add this to your basket. Please try again.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
