/** Messages of the pages on which customers see and stop price alerts. */
export const namespace = 'price-alerts';

export const messages = {
  'priceAlert.yours': 'Your price alerts',
  'priceAlert.intro':
    'We will send you one email when an item is in stock and costs less than when you set the alert. An alert ends after {days, plural, one {# day} other {# days}}, or when you remove the item from your wishlist or save it in another size.',
  'priceAlert.none': 'No alerts. You can set one for each item on your wishlist.',
  'priceAlert.below': 'Alert when it costs less than {price}',
  'priceAlert.stop': 'Stop this alert',
  'priceAlert.stopped': 'Alert stopped. We will not email you about this price.',
  'priceAlert.wishlist': 'View your wishlist',
  'priceAlert.stopAll': 'Stop all price alerts',
  'priceAlert.count': 'You have {count, plural, one {# price alert} other {# price alerts}}.',
  'priceAlert.stoppedAll': 'You will not receive any more price alerts.',
  'priceAlert.home': 'Continue shopping',
  'priceAlert.linkExpired':
    'This link has expired. You can stop your price alerts in your account.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
