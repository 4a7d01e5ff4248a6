/** Messages of promotions on the product page. */
export const namespace = 'product-lazy';

export const messages = {
  'promotion.payToday': 'Pay {amount} today',
  'promotion.lastPayment': 'The last instalment is {amount}.',
  'promotion.learnMore': 'How {provider} works',
  'promotion.subscribe': 'Subscribe for {price} per delivery',
  'promotion.subscribeFrom': 'Subscribe from {price} per delivery',
  'promotion.gift': 'Gift with purchase',
  'promotion.samples': 'Includes a free sample',
  'promotion.preloved': 'Pre-loved: worn before, checked by us, one of a kind',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
