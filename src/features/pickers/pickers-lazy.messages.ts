/** Messages of the colour dropdown's filter. */
export const namespace = 'product-lazy';

export const messages = {
  'pdp.findColour': 'Find a shade',
  'pdp.noColour': 'No matching shade',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
