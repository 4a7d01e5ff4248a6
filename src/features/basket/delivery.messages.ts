/** Messages about delivery costs, for the basket page and the added-to-bag panel. */
export const namespace = 'delivery';

export const messages = {
  'basket.freeDelivery': 'Your standard delivery is free.',
  'basket.underThreshold': 'Spend {amount} more for free standard delivery.',
  'basket.bulky': 'Your basket has a bulky item: two people deliver it on an agreed day.',
  'basket.surcharge': 'Two-person delivery costs {amount}.',
  'basket.arrivesOn.standard': 'Standard delivery on {day}, if you order by {until}.',
  'basket.arrivesOn.express': 'Express delivery on {day}, if you order by {until}.',
  'basket.arrivesOn.collection': 'Ready to collect from {day}, if you order by {until}.',
  'basket.arrivesBy.standard': 'Standard delivery by {day}, if you order by {until}.',
  'basket.arrivesBy.express': 'Express delivery by {day}, if you order by {until}.',
  'basket.arrivesBy.collection': 'Ready to collect from {day}, if you order by {until}.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
