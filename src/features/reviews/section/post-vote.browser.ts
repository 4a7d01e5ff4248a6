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

/** The new number of helpful votes; `failed` on a bad line or a refusal. */
export async function postVote({
  productKey,
  review,
  helpful,
  locale,
}: PostedVote): Promise<{ readonly helpfulCount: number } | 'failed'> {
  try {
    const response = await fetch(links.api.voteForReview(locale), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sku: productKey, review, helpful }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const counts: unknown = response.ok ? await response.json() : null;
    return hasCount(counts) ? counts : 'failed';
  } catch {
    return 'failed';
  }
}

function hasCount(counts: unknown): counts is { readonly helpfulCount: number } {
  return typeof Object(counts).helpfulCount === 'number';
}
