/** Token of a link in an email, from the URL or a form; a longer one is cut, so it is invalid. */
const MAX_TOKEN = 100;

/** Empty where there is none. */
export function parseToken(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TOKEN) : '';
}
