/** Words of the basket page. */
export const area = 'basket';

export const messages = {
  'basket.title': 'Your basket',
  'basket.empty': 'Your basket is empty',
  'basket.emptyHint': 'When you add something, it waits for you here.',
  'basket.continue': 'Continue shopping',
  'basket.colour': 'Colour: {colour}',
  'basket.size': 'Size: {size}',
  'basket.quantity': 'Quantity of {name}',
  'basket.update': 'Update',
  'basket.remove': 'Remove',
  'basket.removeName': 'Remove {name}',
  'basket.lineOutOfStock': 'Out of stock. Please remove it to go on.',
  'basket.noPrice': 'Not sold in this currency',
  'basket.subtotal': 'Subtotal',
  'basket.items': '{count, plural, one {# item} other {# items}}',
  'basket.freeDelivery': 'Your delivery is free.',
  'basket.underThreshold': 'Spend {amount} more for free delivery.',
  'basket.bulky': 'Your basket has a bulky item, which is delivered at a charge.',
  'basket.stale': 'Your basket had changed in the meantime. This is how it stands now.',
  'basket.refused': 'We could not change this line. Please try again.',
} as const;

declare module '#kit/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
