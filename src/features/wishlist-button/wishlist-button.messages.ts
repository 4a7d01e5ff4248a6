/** Error messages of the wishlist button, loaded with the first click. */
export const namespace = 'wishlist-button';

export const messages = {
  'pdp.wishlist.reachedLimit': 'Your wishlist is full. Remove an item to make room.',
  'pdp.wishlist.notSold': 'This is no longer sold here.',
  'pdp.wishlist.errorAdding': 'We could not add this to your wishlist. Please try again.',
  'pdp.wishlist.errorRemoving': 'We could not remove this from your wishlist. Please try again.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
