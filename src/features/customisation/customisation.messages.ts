/** Messages of customisation fields. */
export const namespace = 'product-lazy';

export const messages = {
  'custom.optional': '(optional)',
  'custom.counter': '{max} characters max ({remaining} remaining)',
  'custom.missing': 'Please fill in this field',
  'custom.tooLong': 'This is too long',
  'custom.invalid': 'This entry is not valid. Please check it',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
