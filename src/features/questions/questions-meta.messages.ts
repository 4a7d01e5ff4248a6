/** Meta description of the page of all questions; used on the server only. */
export const namespace = 'questions-meta';

export const messages = {
  'questions.description':
    'Questions from shoppers about {name} by {brand}, with answers from {shop} and from verified buyers.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
