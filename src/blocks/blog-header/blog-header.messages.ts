/** Messages of the article header. */
export const namespace = 'blocks';

export const messages = {
  'blog.minutes': '{minutes, plural, one {# minute} other {# minutes}} to read',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
