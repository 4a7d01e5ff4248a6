/**
 * Messages of the unexpected-error page, on every page, as they may be needed when nothing can be
 * loaded.
 */

export const messages = {
  'error.title': 'Unexpected Error',
  'error.unexpected': 'Something went wrong on our side ({error}). Please try again in a moment.',
  'error.home': 'Go to the home page',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
