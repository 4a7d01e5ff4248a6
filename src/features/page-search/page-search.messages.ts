/** Messages of the editor-made pages in search results. */
export const namespace = 'listing';

export const messages = {
  'pages.title': 'Help and articles',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
