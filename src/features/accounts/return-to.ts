/** Redirect target after sign-in: a page of this fascia, never another site. */

const MAX_LENGTH = 500;

/** Characters of a path that browsers neither strip nor read as a second slash or another host. */
const BARE_PATH = /^\/(?!\/)[\w![\]|$&'()*+,\-./:;=@%~?]*$/;
const DOT_SEGMENTS_OR_EMPTY = /(^|\/)\.{1,2}(\/|\?|$)|^[^?]*\/\//;
const EXCLUDED_PATHS = /^\/(_api|login|sign-up|sign-in-link|reset-password|api|dev)([/?]|$)/;

/** Returns a path with its search, without locale prefix; null for anything else. */
export function parseReturnTo(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH || !BARE_PATH.test(text)) return null;
  return DOT_SEGMENTS_OR_EMPTY.test(text) || EXCLUDED_PATHS.test(text) ? null : text;
}
