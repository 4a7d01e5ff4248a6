/** Reads the token of a link in an email, from the URL or a form. */

/** In characters; a longer token is cut off, which makes it invalid. */
const MAX_TOKEN_LENGTH = 100;

/** Returns an empty string where there is no token. */
export function parseToken(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TOKEN_LENGTH) : '';
}
