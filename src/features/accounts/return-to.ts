/** Redirect target after sign-in: a page of this fascia, never another site. */

const MAX_LENGTH = 500;

/** Characters of a path that browsers neither strip nor read as a second slash or another host. */
const BARE_PATH = /^\/(?!\/)[\w![\]|$&'()*+,\-./:;=@%~?]*$/;
const STEPS = /(^|\/)\.{1,2}(\/|\?|$)|^[^?]*\/\//;
const NO_PAGE = /^\/(_api|login|sign-up|sign-in-link|reset-password|api|dev)([/?]|$)/;

/** Returns a path with its search, without locale prefix; null for anything else. */
export function parseReturnTo(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH || !BARE_PATH.test(text)) return null;
  return STEPS.test(text) || NO_PAGE.test(text) ? null : text;
}
