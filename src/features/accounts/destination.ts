/** Where somebody wanted to go before they had to sign in: a page of this shop, never another site. */

const MAX_LENGTH = 500;

/** A path as browsers read it: nothing that is cleaned away or read as a second slash, no steps up, no second host. */
const BARE_PATH = /^\/(?!\/)[\w![\]|$&'()*+,\-./:;=@%~?]*$/;
const STEPS = /(^|\/)\.{1,2}(\/|\?|$)|^[^?]*\/\//;
const NO_PAGE = /^\/(_api|login|sign-up|sign-in-link|reset-password|api|dev)([/?]|$)/;

/** A bare path with its search, without language prefix; null for everything else. */
export function parseDestination(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH || !BARE_PATH.test(text)) return null;
  return STEPS.test(text) || NO_PAGE.test(text) ? null : text;
}
