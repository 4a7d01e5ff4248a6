/** Messages of the page with the URL of a product. */
export const namespace = 'share';

export const messages = {
  'share.title': 'Share {name}',
  'share.address': 'Link to the product page',
  'share.how': 'Copy the link and send it to anyone you like.',
  'share.copyLink': 'Copy link',
  'share.linkCopied': 'Link copied',
  'share.back': 'Back to {name}',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
