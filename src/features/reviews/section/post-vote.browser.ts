/** Posts a vote on a review. */
import { links } from '#links';

const TIMEOUT_MS = 10_000;

export type PostedVote = {
  readonly productKey: string;
  readonly review: string;
  /** `true` or `false` */
  readonly helpful: string;
  readonly locale: string;
};

export type VoteResult =
  | { readonly helpfulCount: number }
  /** Error that another attempt would not avoid, as a text for the reader. */
  | { readonly error: string }
  | 'failed';

/** Returns the new number of helpful votes, or why the vote is not counted. */
export async function postVote({
  productKey,
  review,
  helpful,
  locale,
}: PostedVote): Promise<VoteResult> {
  try {
    const response = await fetch(links.api.voteForReview(locale), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sku: productKey, review, helpful }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    if (response.ok) return hasCount(body) ? body : 'failed';
    const { code, message } = Object(Object(body).error);
    return code === 'reviewForm.networkVoted' ? { error: String(message) } : 'failed';
  } catch {
    return 'failed';
  }
}

function hasCount(counts: unknown): counts is { readonly helpfulCount: number } {
  return typeof Object(counts).helpfulCount === 'number';
}
