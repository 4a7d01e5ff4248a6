/** Messages of the checkout hand-over page. */
export const namespace = 'checkout';

export const messages = {
  'checkout.title': 'Checkout',
  'checkout.intro':
    'This is where a checkout takes over. None is connected yet, so nothing is ordered and nothing is charged.',
  'checkout.spent': 'This link has expired. Your basket is as you left it: start again from there.',
  'checkout.handed': 'Data for the checkout',
  'checkout.total': '{count, plural, one {# item} other {# items}}, {amount}',
  'checkout.link': 'The same data as JSON: the link is valid for 30 minutes.',
  'checkout.open': 'Open the basket as JSON',
  'checkout.back': 'Back to the basket',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
