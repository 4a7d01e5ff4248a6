/** Messages about delivery costs, for the basket page and the added-to-bag panel. */
export const namespace = 'delivery';

export const messages = {
  'basket.freeDelivery': 'Your delivery is free.',
  'basket.underThreshold': 'Spend {amount} more for free delivery.',
  'basket.bulky': 'Your basket has a bulky item: two people deliver it on a day that you choose.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
