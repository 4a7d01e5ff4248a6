/** Messages of announcement and menu, rendered on the server only, so that no page loads them. */
export const namespace = 'menu';

export const messages = {
  'nav.announcements': 'Announcements',
  'nav.announcement': 'Free delivery on orders of {amount} or more',
  'nav.returns': 'Easy returns within 28 days',
  'nav.close': 'Close menu',
  'nav.categories': 'Categories',
  'nav.shopAll': 'Shop all {name}',
  'nav.newIn': 'New in',
  'nav.sale': 'Sale',
  'nav.brands': 'Brands',
  'nav.help': 'Help and delivery',
  'nav.newInCategory': 'New in {name}',
  'nav.quick': 'Quick links',
  'nav.more': 'More',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
