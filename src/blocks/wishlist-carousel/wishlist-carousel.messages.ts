/** Messages of the wishlist carousel. */
export const namespace = 'blocks';

export const messages = {
  'wishlistRow.viewAll': 'View all',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
