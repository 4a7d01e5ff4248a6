/** Words above the header and of the menu. They are drawn on the server alone, so that no page sends them. */
export const namespace = 'menu';

export const messages = {
  'nav.news': 'Good to know',
  'nav.announcement': 'Free delivery on orders of {amount} or more',
  'nav.returns': 'Easy returns within 28 days',
  'nav.close': 'Close menu',
  'nav.categories': 'Categories',
  'nav.shopAll': 'Shop all {name}',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
