/** Messages of the pages on which customers see and stop price alerts. */
export const namespace = 'price-alerts';

export const messages = {
  'priceAlert.yours': 'Your price alerts',
  'priceAlert.intro':
    'We will send you one e-mail when an item costs less than when you asked and is in stock. An alert ends after {days, plural, one {# day} other {# days}}, or when you remove the item from your wishlist or save it in another size.',
  'priceAlert.none': 'No alerts. You can ask for an e-mail beside each item on your wishlist.',
  'priceAlert.below': 'Alert when it costs less than {price}',
  'priceAlert.stop': 'Stop this alert',
  'priceAlert.stopped': 'Alert stopped. We will not e-mail you about this price.',
  'priceAlert.wishlist': 'View your wishlist',
  'priceAlert.stopAll': 'Stop all price alerts',
  'priceAlert.count': 'You have {count, plural, one {# price alert} other {# price alerts}}.',
  'priceAlert.stoppedAll': 'We will send you no more price alerts.',
  'priceAlert.home': 'Continue shopping',
  'priceAlert.linkExpired':
    'This link has expired. You can stop your price alerts in your account.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
