/** Messages of pages in Markdown, written on the server only. */
export const namespace = 'markdown';

export const messages = {
  'markdown.colour': 'Colour',
  'markdown.size': 'Size',
  'markdown.price': 'Price',
  'markdown.availability': 'Availability',
  'markdown.picture': 'Picture',
  'markdown.code': 'Product code',
  'markdown.inStock': 'In stock',
  'markdown.limitedAvailability': 'Low stock',
  'markdown.outOfStock': 'Out of stock',
  'markdown.used': 'Pre-loved',
  'markdown.total': '{count, plural, one {# product} other {# products}}',
  'markdown.next': 'Next page',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
