/** Messages of the membership product. */
export const namespace = 'product-lazy';

export const messages = {
  'premier.active': 'Unlimited membership active, valid until {date}',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
