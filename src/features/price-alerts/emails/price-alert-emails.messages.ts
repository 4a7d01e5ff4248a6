/** Messages of the email of a price alert; pages do not load them. */
export const namespace = 'price-alert-emails';

export const messages = {
  'email.priceAlert.subject': '{name} now costs less',
  'email.priceAlert.text':
    '{item} on your wishlist now costs {now}. It was {before} when you asked us to tell you.',
  'email.priceAlert.stock': 'It is in stock, but not reserved for you, and prices can change.',
  'email.priceAlert.action': 'View {name}',
  'email.priceAlert.once': 'You asked for this e-mail. The alert is now closed.',
  'email.priceAlert.stopAll': 'To stop all your other price alerts, follow this link: {href}',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
