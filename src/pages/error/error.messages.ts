/** Messages of missing pages. */
export const namespace = 'error';

export const messages = {
  'error.busy': 'The shop cannot answer just now. Please try again in a moment.',
  'error.missing':
    'We cannot find this page ({error}). It may have moved, or the address may be mistyped. Search for what you need, or start again from the home page.',
  'error.gone':
    'We no longer sell this ({error}). Search for something like it, or start again from the home page.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
