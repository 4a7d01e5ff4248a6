/** Messages of the fallback home page. */
export const namespace = 'home';

export const messages = {
  'home.new': 'New in',
  'home.departments': 'Departments',
  'home.empty': 'There are no products here yet.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
