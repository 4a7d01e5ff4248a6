/** Messages about the reward points of a product, on its page. */
export const namespace = 'product-lazy';

export const messages = {
  'rewards.earn': 'Earn {amount} in rewards with this product.',
  'rewards.join': 'Join now',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
