/** Brands whose pages narrow marked category links to the brand (SITE-5), in every fascia. */
export const filteringBrands = [
  'burton',
  'coast',
  'wallis',
  'dorothy-perkins',
  'misspap',
  'principles',
  'oasis',
  'warehouse',
  'maine',
  'coastie',
  'gorgeous',
  'nastygal',
  'foreverunique',
] as const;
