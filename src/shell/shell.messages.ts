/** Messages of header and footer, on every page. */
export const messages = {
  'nav.skip': 'Skip to content',
  'nav.home': '{name} home',
  'nav.menu': 'Menu',
  'nav.account': 'Account',
  'nav.accountOf': 'Account of {name}',
  'nav.wishlist': '{count, plural, =0 {Wishlist} one {Wishlist, # item} other {Wishlist, # items}}',
  'wishlistButton.label': 'Wishlist: {name}',
  'wishlistButton.offline':
    'There is no connection. Please tap the heart again once you are back online.',
  'nav.basket': 'Basket',
  'nav.basketCount':
    '{count, plural, =0 {Basket, empty} one {Basket, # item} other {Basket, # items}}',
  'search.label': 'Search',
  'search.placeholder': 'What are you looking for?',
  'footer.languages': 'Language',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
