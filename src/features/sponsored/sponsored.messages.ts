/** Messages of sponsored products. */
export const namespace = 'sponsored';

export const messages = {
  'sponsored.label': 'Sponsored',
  'sponsored.why':
    '{advertiser} pays us to show this product here. We chose it by the kind of product on this page, not by your data.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
