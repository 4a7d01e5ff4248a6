/** Messages of the colour dropdown's filter and of the size guide's dialog. */
export const namespace = 'product-lazy';

export const messages = {
  'pdp.findColour': 'Find a shade',
  'pdp.noColour': 'No matching shade',
  'pdp.closeSizeGuide': 'Close',
  'pdp.loadingSizeGuide': 'Loading…',
  'pdp.sizeGuideFailed': 'The size guide could not be loaded.',
  'pdp.openSizeGuide': 'Open it as a page',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
