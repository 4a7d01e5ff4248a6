/** Messages of the suggestions under the search box. */
export const namespace = 'suggestions';

export const messages = {
  'suggest.list': 'Suggestions',
  'suggest.recent': 'Recent searches',
  'suggest.popular': 'Popular',
  'suggest.viewed': 'Recently viewed',
  'suggest.products': 'Products',
  'suggest.categories': 'Categories',
  'suggest.brands': 'Brands',
  'suggest.pages': 'Help and articles',
  'suggest.all': '{count, plural, =0 {No results} one {See the result} other {See all # results}}',
  'suggest.found': '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
