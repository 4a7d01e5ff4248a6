/** Token of a link in an email, from the address or a form; a longer one is cut, and opens nothing. */
const MAX_TOKEN = 100;

/** Empty where there is none. */
export function readToken(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TOKEN) : '';
}
