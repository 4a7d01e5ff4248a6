/** Messages of bundles: products that are sold together. */
export const namespace = 'bundles';

export const messages = {
  'bundles.suits': 'Complete the suit',
  'bundles.home': 'Complete the room',
  'bundles.beauties': 'Complete the routine',
  'bundles.outfits': 'Style together',
  'bundles.products': 'Products in the set',
  'bundles.includeProduct': 'Include {name}',
  'bundles.colourOf': 'Colour of {name}',
  'bundles.sizeOf': 'Size of {name}',
  'bundles.selectSize': 'Select a size',
  'bundles.sizeOutOfStock': '{size} – Out of stock',
  'bundles.sizeMissing': 'Please select a size',
  'bundles.colourOutOfStock': 'This colour is out of stock. Please select another one.',
  'bundles.selectedCount':
    '{count, plural, =0 {Nothing selected} one {# product} other {# products}}',
  'bundles.add': 'Add selected to basket',
  'bundles.adding': 'Adding…',
  'bundles.added': 'Added to your basket',
  'bundles.selectAtLeastOne': 'Select at least one product.',
  'bundles.failed': 'We could not add these items. Please try again. Nothing will be added twice.',
  'bundles.back': 'Back to {name}',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
