/** Messages of the checkout hand-over page. */
export const namespace = 'checkout';

export const messages = {
  'checkout.title': 'Checkout',
  'checkout.intro':
    'No checkout is connected to this shop yet: nothing is ordered and nothing is charged.',
  'checkout.linkExpired':
    'This link has expired. Your basket is unchanged. Please start again from there.',
  'checkout.data': 'Data for the checkout',
  'checkout.total': '{count, plural, one {# item} other {# items}}, {amount}',
  'checkout.link': 'The same data as JSON: the link is valid for 30 minutes.',
  'checkout.open': 'Open the basket as JSON',
  'checkout.back': 'Back to the basket',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
