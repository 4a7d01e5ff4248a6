/** Messages of the shoppable banner. */
export const namespace = 'blocks';

export const messages = {
  'shoppable.open': 'Show {number} of {count}: {name}',
  'shoppable.close': 'Close',
  'shoppable.notFound': 'Product not found',
  'shoppable.list': 'Products in this picture',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
