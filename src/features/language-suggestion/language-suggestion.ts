/** Suggested language of a page: one that the browser prefers and the fascia has. */
import type { ShopPublic } from '#request/shop.ts';

type ShopLanguages = Pick<ShopPublic, 'locale' | 'locales'>;
export type SuggestedLocale = ShopPublic['locales'][number];

const languageOf = (tag: string) => tag.split('-')[0]?.toLowerCase();

/**
 * Locale of the first preferred language that the fascia has. Null where that is the language of
 * the page, in whatever region, and where the fascia has none of them. `preferred` are language
 * tags, the most preferred first.
 */
export function findSuggestedLocale(
  preferred: readonly string[],
  { locale, locales }: ShopLanguages,
): SuggestedLocale | null {
  for (const tag of preferred) {
    const ofLanguage = locales.filter((other) => languageOf(other.tag) === languageOf(tag));
    if (ofLanguage.some((other) => languageOf(other.tag) === languageOf(locale.tag))) return null;
    const [first] = ofLanguage;
    if (first)
      return ofLanguage.find((other) => other.tag.toLowerCase() === tag.toLowerCase()) ?? first;
  }
  return null;
}

const isBelow = (pathname: string, prefix: string) =>
  prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));

/** Path of a page in another locale. */
export function translatePath(pathname: string, from: string, to: string): string {
  const path = isBelow(pathname, from) ? pathname.slice(from.length) : pathname;
  return to !== '' && path === '/' ? to : `${to}${path}` || '/';
}

/**
 * True if the page was reached from the same page's site in that locale: the visitor has left that
 * language on purpose. `referrer` is an absolute URL, or '' where there is none.
 */
export function hasLeftLocale(
  referrer: string,
  origin: string,
  locale: SuggestedLocale,
  locales: readonly SuggestedLocale[],
): boolean {
  if (!URL.canParse(referrer)) return false;
  const { origin: from, pathname } = new URL(referrer);
  const left =
    locales.find(({ prefix }) => isBelow(pathname, prefix)) ??
    locales.find(({ prefix }) => prefix === '');
  return from === origin && left?.tag === locale.tag;
}

const WITHOUT_SUGGESTION = /^\/(?:checkout|order|test-terminal|preview|dev)(?:\/|$)/;

/** False for the checkout and the pages of an order, where a shopper is busy, and for previews. */
export function canSuggestLanguage(path: string): boolean {
  return !WITHOUT_SUGGESTION.test(path);
}
