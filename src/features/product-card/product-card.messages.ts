/** Messages of product cards. */
export const messages = {
  'card.colours': 'Colours',
  'card.soldOut': 'Sold out',
  'card.rating': 'Rated {average} out of 5 by {count}',
  'card.quickAdd': 'Quick add: {name}',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
