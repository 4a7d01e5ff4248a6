/** Messages of the back-to-top button. */
export const namespace = 'blocks';

export const messages = {
  'backToTop.label': 'Back to top',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
