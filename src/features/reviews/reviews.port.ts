/** Port: published reviews of products. */
import type {
  Review,
  ReviewFeature,
  ReviewPage,
  ReviewSort,
  ReviewStatistics,
  ReviewSummary,
  VoteCounts,
} from './reviews.ts';

export type ReviewQuery = {
  readonly productKey: string;
  readonly sort: ReviewSort;
  /** From 1; ignored if `after` is set. */
  readonly page: number;
  /** 1 to 100. */
  readonly limit: number;
  /** Only reviews that mention this feature, one of those that `findOverview` returns. */
  readonly feature?: string;
  /** Only reviews with this many stars, 1 to 5. */
  readonly rating?: number;
  readonly hasPhotos?: boolean;
  /** Only reviews that contain each of these words, in any case. */
  readonly search?: string;
  /** Only reviews in this language, such as `en`, or in an unknown one. */
  readonly language?: string;
  /** The `until` of the first page: later pages do not shift while other reviews are written. */
  readonly until?: string;
  /**
   * The `next` of the page before: no review is left out or repeated because another one moved.
   * Replaces `page`.
   */
  readonly after?: string;
};

export type ReviewVote = {
  readonly productKey: string;
  readonly reviewId: string;
  /** Identifies the person; never published. */
  readonly voter: string;
  /**
   * For a customer's vote, the `voter` that the browser has as a guest; null for a guest's vote.
   * A customer's vote replaces the guest's vote of this browser. Later votes as a guest in the
   * browser of the customer's first vote change nothing.
   */
  readonly guestVoter: string | null;
  /** Identifies the network that a guest's vote came from, for this review only. */
  readonly network: string;
  readonly isHelpful: boolean;
};

/**
 * ```ts
 * const query = { productKey: 'TEE1', sort: 'Recent', page: 1, limit: 5 } as const;
 * const { results, next, until } = await reviews.listReviews({ ...query, language: 'en' });
 * if (next !== null && until !== null)
 *   await reviews.listReviews({ ...query, language: 'en', after: next, until });
 * const overview = await reviews.findOverview('TEE1', 'en-GB'); // statistics and features
 * const pair = await reviews.findHelpfulPair('TEE1', 'en');
 * const summary = await reviews.findSummary('TEE1', 'en');
 * const review = await reviews.findReview('TEE1', results[0].id);
 * const vote = { productKey: 'TEE1', reviewId: review.id, isHelpful: true };
 * const counts = await reviews.vote({ ...vote, voter, guestVoter: null, network });
 * ```
 */
export interface Reviews {
  /** Name of the service that collects and checks the reviews; absent where this shop does. */
  readonly service?: string;
  /**
   * Origins of photos and logos outside this shop, which the content security policy must allow. A
   * logo from another origin is not shown.
   */
  readonly pictureOrigins?: readonly string[];
  /**
   * A page of published reviews in the order of `sort`, the newest first within the same rating. A
   * service may put the best matches of `search` first instead. `remainingResults` are those after
   * the page; `until` and `next` go into the query of the next page, as `until` and `after`. An
   * unknown product has no reviews, and neither has a page after the last.
   * @throws Problem 400 with the field `after` if it is not a `next`.
   * @throws Error when the service fails or times out.
   */
  listReviews(query: ReviewQuery): Promise<ReviewPage>;
  /**
   * Totals of a product's published reviews, and the features that several of them mention, the
   * most frequent first. `locale`, such as `en-GB`, selects the language of labels from a service.
   * null for a product without reviews, and for an unknown one.
   * @throws Error when the service fails or times out.
   */
  findOverview(
    productKey: string,
    locale: string,
  ): Promise<{
    readonly statistics: ReviewStatistics;
    readonly features: readonly ReviewFeature[];
    /** Number of reviews by language, where it is known: `{ en: 12 }`. */
    readonly languages: Readonly<Record<string, number>>;
  } | null>;
  /**
   * One published review by its id; null where the product has none of that id.
   * @throws Error when the service fails or times out.
   */
  findReview(productKey: string, id: string): Promise<Review | null>;
  /**
   * The reviews in a language, such as `en`, that most readers found helpful: one of four or five
   * stars and one of three or fewer. null unless there are both, each with more votes for it than
   * against.
   * @throws Error when the service fails or times out.
   */
  findHelpfulPair(
    productKey: string,
    language: string,
  ): Promise<{ readonly positive: Review; readonly critical: Review } | null>;
  /**
   * Counts one vote of a person, and returns the counts of the review after it. Another vote of the
   * person replaces it, however many come at once; the same one again changes nothing.
   * @throws Problem with the field `review`: 404 `reviews.unknown` where the product has no such
   *   published review; 429 `reviewForm.networkVoted` for a guest's first vote where
   *   `MAX_VOTES_PER_NETWORK` of guests came from the network within `NETWORK_VOTE_DAYS`.
   */
  vote(vote: ReviewVote): Promise<VoteCounts>;
  /**
   * Sentences that represent the reviews, critical ones in proportion: in the given language, such
   * as `en`, and in others if those are too few. null below 30 reviews in all languages together,
   * if too few sentences would keep the proportion, and for an unknown product.
   * @throws Error when the service fails or times out.
   */
  findSummary(productKey: string, language: string): Promise<ReviewSummary | null>;
}

declare module '#request/shop.ts' {
  interface Ports {
    reviews: Reviews;
  }
}
