/** Meta descriptions of the page of all reviews; used on the server only. */
export const namespace = 'reviews-meta';

export const messages = {
  'reviews.description':
    'Ratings and reviews of {name} by {brand}, written by shoppers: what they like, what they do not, and how it fits. Read them at {shop}.',
  'reviews.descriptionWithoutFit':
    'Ratings and reviews of {name} by {brand}, written by shoppers: what they like and what they do not. Read them at {shop}.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
