/** Shortens a long text to its beginning, for "read more". */

/** Limits in characters: in a list, in a dialog, and of a response. */
export const LIST_LIMIT = 250;
export const DIALOG_LIMIT = 2_000;
export const RESPONSE_LIMIT = 1_000;
/** A text that is longer than its limit by no more than this stays whole. */
export const TOLERANCE = 50;

/** The beginning, cut between words; null where the text is shown whole. */
export function shortenText(text: string, limit: number): string | null {
  // Code points, so that no surrogate pair is cut in two.
  const letters = Array.from(text);
  if (letters.length <= limit + TOLERANCE) return null;
  const start = letters.slice(0, limit).join('');
  const lastBlank = start.search(/\s+\S*$/u);
  const cut = lastBlank > start.length / 2 ? start.slice(0, lastBlank) : start;
  return `${cut.replace(/[\s,;:–—-]+$/u, '')}…`;
}
