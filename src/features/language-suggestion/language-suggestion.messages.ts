/** Messages of the language suggestion, loaded in the language that it suggests. */
export const namespace = 'language-suggestion';

export const messages = {
  'languageSuggestion.title': 'Suggested language',
  // A translation names its own language.
  'languageSuggestion.view': 'View this page in English',
  'languageSuggestion.close': 'Close',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
