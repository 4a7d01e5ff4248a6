/**
 * Converts names to URL slugs: lower-case Latin letters, digits, single dashes. Slugs of brands, by
 * `formatBrandSlug`, keep the letters of every script.
 */

const MAX_SLUG = 80;
const TRANSLITERATIONS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  '&': ' and ',
};

/** '' when no character of the name can be used. */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæøœłđ&]/g, (letter) => TRANSLITERATIONS[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');
}
