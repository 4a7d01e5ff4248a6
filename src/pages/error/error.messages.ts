/** Messages of missing pages. */
export const namespace = 'error';

export const messages = {
  'error.busy': 'The shop is temporarily unavailable. Please try again in a moment.',
  'error.missing':
    'We cannot find this page ({error}). It may have moved, or there may be a typing error in the address. Search for what you need, or go to the home page.',
  'error.gone':
    'We no longer sell this ({error}). Search for something similar, or go to the home page.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
