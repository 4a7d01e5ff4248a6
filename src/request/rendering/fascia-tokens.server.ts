/** Design tokens of the fascias, for documents that are not rendered in the shop's layout. */

const tokens = import.meta.glob<string>('../../fascias/*/tokens.css', {
  eager: true,
  query: '?inline',
  import: 'default',
});

/** CSS with the custom properties and fonts of a fascia, by its code. */
export function readFasciaTokens(code: string): string {
  return tokens[`../../fascias/${code}/tokens.css`] ?? '';
}
