/** Words of the membership product. */
export const area = 'product-late';

export const messages = {
  'premier.active': 'Unlimited membership active, valid until {date}',
} as const;

declare module '#kit/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
