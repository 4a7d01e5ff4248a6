/** Messages of prices. */
export const messages = {
  'price.was': 'Was',
  'price.now': 'Now',
  'price.save': 'Save {percent}%',
  'price.saveUpTo': 'Up to {percent}% OFF',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
