/** Messages of the product carousel. */
export const namespace = 'blocks';

export const messages = {
  'carousel.viewAll': 'View all',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
