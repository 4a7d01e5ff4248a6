/** Messages of the email of a price alert; pages do not load them. */
export const namespace = 'price-alert-emails';

export const messages = {
  'email.priceAlert.subject': '{name} now costs less',
  'email.priceAlert.subjectOfSeveral':
    '{count, plural, one {# item on your wishlist now costs} other {# items on your wishlist now cost}} less',
  'email.priceAlert.text':
    '{item} on your wishlist now costs {now}. It was {before} when you set the alert.',
  'email.priceAlert.more':
    '{count, plural, one {# more item on your wishlist costs} other {# more items on your wishlist cost}} less, too.',
  'email.priceAlert.stock':
    'In stock when we sent this email, but not reserved for you. Prices can change.',
  'email.priceAlert.action': 'View {name}',
  'email.priceAlert.wishlist': 'View your wishlist',
  'email.priceAlert.once': 'You asked for this email. We send it only once for each item.',
  'email.priceAlert.stopAll': 'Stop all your other price alerts',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
