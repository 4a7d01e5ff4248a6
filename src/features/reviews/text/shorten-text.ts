/** Shortens a long text to its beginning, for "read more". */

/** Limits in characters: in a list, in a dialog, and of a response. */
export const LIST_LIMIT = 250;
export const DIALOG_LIMIT = 2_000;
export const RESPONSE_LIMIT = 1_000;
/** A text that is longer than its limit by no more than this stays whole. */
export const TOLERANCE = 50;

/** The beginning, cut between words; null where the text is shown whole. */
export function shortenText(text: string, limit: number): string | null {
  if (countCodePoints(text) <= limit + TOLERANCE) return null;
  const start = takeCodePoints(text, limit);
  const lastSpace = start.search(/\s+\S*$/u);
  const cut = lastSpace > start.length / 2 ? start.slice(0, lastSpace) : start;
  return `${cut.replace(/[\s,;:–—-]+$/u, '')}…`;
}

/** Code points: an emoji of several counts as several. */
function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Whole graphemes only, so that neither an accent nor part of an emoji is cut off. */
function takeCodePoints(text: string, limit: number): string {
  let end = 0;
  let count = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    count += countCodePoints(segment);
    if (count > limit) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
