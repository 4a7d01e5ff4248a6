/** Messages of the box of social proof. */
export const namespace = 'product-lazy';

export const messages = {
  'socialProof.label': 'Interest from other shoppers',
  'socialProof.policy': 'How we count',
  'socialProof.dismiss': 'Hide this note',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
