/** Errors of an add, resolved on the server so that pages need not load them. */
export const namespace = 'add-errors';

export const messages = {
  'buy.personalisationMissing': 'Please enter your personalisation.',
  'basket.outOfStock': 'This is out of stock. Please choose another size or colour.',
  'basket.notEnough':
    '{available, plural, =0 {Your basket already contains all the stock that we have.} one {Only # more can be added.} other {Only # more can be added.}}',
  'basket.full': 'A basket can contain at most 60 different items. Please remove one first.',
  'basket.busy': 'Your basket is being updated. Please try again in a moment.',
  'account.signInFirst': 'Please sign in first.',
  'membership.active': 'You already have an active membership.',
  'membership.onlyOne': 'The membership is already in your basket.',
  'basket.unknownSku': 'We no longer sell this item. Please choose another.',
  'product.notSold': 'We no longer sell this item. Please choose another.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
