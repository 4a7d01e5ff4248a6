/** Messages of the FAQ. */
export const namespace = 'blocks';

export const messages = {
  'faq.title': 'Frequently Asked Questions',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
