/** Messages of product cards. */
export const messages = {
  'card.colours': 'Colours',
  'card.soldOut': 'Sold out',
  'card.similar': 'More like this',
  'card.rating': '{average} out of 5 ({count})',
  'card.ratingShort': '{average} ({count})',
  'card.quickAdd': 'Quick add: {name}',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
