/** Messages of the personalised carousel. */
export const namespace = 'blocks';

export const messages = {
  'personal.womens-clothing': 'Womenswear',
  'personal.mens': 'Menswear',
  'personal.beauty': 'Beauty',
  'personal.home': 'Home',
  'row.empty': 'There is nothing to show here at the moment.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
