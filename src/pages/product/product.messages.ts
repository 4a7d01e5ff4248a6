/** Messages of the product page. */
export const namespace = 'product';

export const messages = {
  'product.surcharge': 'Bulky item: two people deliver it on an agreed day.',
  'product.soldBy': 'Sold and sent by {seller}',
  'product.rating':
    'Rated {rating} out of 5 by {count, plural, one {# customer} other {# customers}}',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
