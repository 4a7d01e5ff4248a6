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
  /** Text of an error that another attempt does not change. */
  | { readonly error: string }
  | 'failed';

/** The new number of helpful votes, or why it is not counted. */
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
    const answer: unknown = await response.json();
    if (response.ok) return hasCount(answer) ? answer : 'failed';
    const { code, message } = Object(Object(answer).error);
    return code === 'reviewForm.networkVoted' ? { error: String(message) } : 'failed';
  } catch {
    return 'failed';
  }
}

function hasCount(counts: unknown): counts is { readonly helpfulCount: number } {
  return typeof Object(counts).helpfulCount === 'number';
}
