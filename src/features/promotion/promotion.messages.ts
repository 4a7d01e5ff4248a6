/** Messages of promotions on the product page. */
export const namespace = 'product-lazy';

export const messages = {
  'promotion.payToday': 'Pay {amount} today',
  'promotion.lastPayment': 'The last one is {amount}.',
  'promotion.learnMore': 'How {provider} works',
  'promotion.subscribe': 'Subscribe and pay {price} each time',
  'promotion.subscribeFrom': 'Subscribe and pay from {price} each time',
  'promotion.gift': 'Gift with purchase',
  'promotion.samples': 'A free sample comes with this',
  'promotion.preloved': 'Preloved: worn before, checked by us, one of a kind',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
