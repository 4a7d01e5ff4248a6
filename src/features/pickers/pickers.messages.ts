/** Messages of the colour and size pickers. */
export const namespace = 'product';

export const messages = {
  'pdp.colour': 'Colour',
  'pdp.colon': ':',
  'pdp.size': 'Size',
  'pdp.selectSize': 'Please select a size',
  'pdp.sizePlaceholder': 'Select a size',
  'pdp.sizeOutOfStock': '{size} – Out of stock',
  'pdp.colourOutOfStock': 'This colour is out of stock',
  'pdp.lowStock': 'Only {amount} left in stock',
  'pdp.outOfStock': 'Out of stock',
  'pdp.sizeGuide': 'Size guide',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
