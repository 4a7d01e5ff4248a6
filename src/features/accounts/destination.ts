/** Where somebody wanted to go before they had to sign in: a page of this shop, never another site. */

const MAX_LENGTH = 500;
const NOWHERE = 'http://nowhere.invalid';

/** A bare path with its search, without language prefix; null for everything else. */
export function parseDestination(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH || !/^\/(?![/\\])/.test(text)) return null;
  const url = URL.parse(text, NOWHERE);
  if (!url || url.origin !== NOWHERE || url.pathname.startsWith('//')) return null;
  const isPage = !/^\/(_api|login|sign-up|sign-in-link|reset-password|api|dev)(\/|$)/.test(url.pathname);
  return isPage ? `${url.pathname}${url.search}` : null;
}
