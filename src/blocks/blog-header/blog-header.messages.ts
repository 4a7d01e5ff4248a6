/** Messages of the article header. */
export const namespace = 'blocks';

export const messages = {
  'blog.minutes': '{minutes, plural, other {# min read}}',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
