/** Messages of prices. */
export const messages = {
  'price.was': 'Was',
  'price.now': 'Now',
  'price.save': 'Save {percent}%',
  'price.saveUpTo': 'Up to {percent}% OFF',
  'price.lowest': 'Lowest price of the 30 days before the reduction: {amount}',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
