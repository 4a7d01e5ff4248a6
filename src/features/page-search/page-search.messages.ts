/** Words of the pages that a search finds beside products. */
export const area = 'listing';

export const messages = {
  'pages.found': 'Help and stories',
} as const;

declare module '#kit/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
