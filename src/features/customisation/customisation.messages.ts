/** Messages of customisation fields. */
export const namespace = 'product-lazy';

export const messages = {
  'custom.optional': '(optional)',
  'custom.counter': '{max} characters max ({remaining} remaining)',
  'custom.missing': 'Please fill this in',
  'custom.tooLong': 'This is too long',
  'custom.unlike': 'This cannot be made. Please check it',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
