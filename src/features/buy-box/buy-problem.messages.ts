/** Words of an add that was refused. */
export const area = 'product-late';

export const messages = {
  'buy.wordsMissing': 'Please fill in what this is to be made with.',
  'basket.outOfStock': 'This is out of stock now. Please choose another size or colour.',
  'basket.notEnough': 'Only {available} of these are available.',
  'account.signInFirst': 'Please sign in first.',
  'basket.unknownSku': 'We no longer sell this. Please choose another.',
} as const;

declare module '#kit/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
