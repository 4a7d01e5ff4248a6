/** Messages of the share button. */
export const namespace = 'product-lazy';

export const messages = {
  'share.share': 'Share',
  'share.copied': 'Link copied',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
