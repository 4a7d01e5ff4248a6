/** Messages of the checkout hand-over page. */
export const namespace = 'checkout';

export const messages = {
  'checkout.title': 'Checkout',
  'checkout.intro':
    'This is where a checkout takes over. None is connected yet, so nothing is ordered and nothing is charged.',
  'checkout.spent': 'This link has run out. Your basket is as you left it: start again from there.',
  'checkout.handed': 'What a checkout is handed',
  'checkout.total': '{count, plural, one {# item} other {# items}}, {amount}',
  'checkout.link': 'The same, for a program: the link works for half an hour.',
  'checkout.open': 'Open the basket as JSON',
  'checkout.back': 'Back to the basket',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
