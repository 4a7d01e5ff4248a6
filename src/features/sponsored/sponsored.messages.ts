/** Messages of sponsored products. */
export const namespace = 'sponsored';

export const messages = {
  'sponsored.label': 'Sponsored',
  'sponsored.why':
    '{advertiser} pays us to show this product here. We chose it for the kind of product on this page, not for anything about you.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
