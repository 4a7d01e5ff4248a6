/** Words of a page that nobody expected to fail: on every page, as they may be needed where nothing can be fetched. */

export const messages = {
  'error.title': 'Unexpected Error',
  'error.unexpected': 'Something went wrong on our side ({error}). Please try again in a moment.',
  'error.home': 'Go to the home page',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
