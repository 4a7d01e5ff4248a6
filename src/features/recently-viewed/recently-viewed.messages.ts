/** Messages of recently viewed products. */
export const namespace = 'recently-viewed';

export const messages = {
  'recent.title': 'Recently viewed',
  'recent.back': 'Previous products',
  'recent.forward': 'Next products',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
