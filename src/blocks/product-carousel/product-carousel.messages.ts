/** Words of product rows. */
export const area = 'blocks';

export const messages = {
  'carousel.viewAll': 'View all',
  'carousel.back': 'Show earlier products',
  'carousel.forward': 'Show more products',
} as const;

declare module '#kit/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
