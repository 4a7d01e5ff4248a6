/** Messages of the price breakdown for internal users. */
export const namespace = 'internal-price';

export const messages = {
  'internalPrice.open': 'How this price is calculated',
  'internalPrice.was': 'Was price',
  'internalPrice.markdown': 'Markdown',
  'internalPrice.internal': 'Price before discounts',
  'internalPrice.final': 'Final price',
  'internalPrice.failed': 'This could not be loaded.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
