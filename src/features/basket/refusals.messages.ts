/** Reasons for a refused add, resolved on the server so that pages need not load them. */
export const namespace = 'refusals';

export const messages = {
  'buy.wordsMissing': 'Please enter your personalisation.',
  'basket.outOfStock': 'This is out of stock now. Please choose another size or colour.',
  'basket.notEnough':
    '{available, plural, =0 {Your basket already has all that we have in stock.} one {Only # more of this can be added.} other {Only # more of this can be added.}}',
  'basket.full': 'A basket can have at most 60 different items. Please remove one first.',
  'basket.busy': 'Your basket is busy. Please try again in a moment.',
  'basket.gone': 'Your basket is busy. Please try again in a moment.',
  'account.signInFirst': 'Please sign in first.',
  'membership.active': 'Your unlimited membership is active already.',
  'membership.onlyOne': 'Your basket has the membership already.',
  'basket.unknownSku': 'We no longer sell this. Please choose another.',
  'product.notSold': 'We no longer sell this. Please choose another.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
