/** Position in a list of reviews: the last review that was shown, by the values that it sorts by. */
import { isExactTime } from './exact-time.ts';

export type ReviewCursor = {
  /** Reviews shown so far. */
  readonly seen: number;
  readonly rating: number;
  /** ISO 8601 in UTC. */
  readonly submittedAt: string;
  readonly id: string;
};

const SEPARATOR = '~';

export function formatReviewCursor({ seen, rating, submittedAt, id }: ReviewCursor): string {
  return [seen, rating, submittedAt, id].join(SEPARATOR);
}

/** null for an invalid cursor. */
export function parseReviewCursor(text: string): ReviewCursor | null {
  const [seen = '', rating = '', submittedAt = '', id = '', ...rest] = text.split(SEPARATOR);
  if (rest.length > 0 || !/^\d{1,6}$/.test(seen) || !/^[1-5]$/.test(rating)) return null;
  if (!isExactTime(submittedAt) || !/^[\w-]{1,100}$/.test(id)) return null;
  return { seen: Number(seen), rating: Number(rating), submittedAt, id };
}
