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
  /** From 1; counts only without `after`. */
  readonly page: number;
  /** 1 to 100. */
  readonly limit: number;
  /** Only reviews that speak of this feature, as `findOverview` names it. */
  readonly feature?: string;
  /** Only reviews with this many stars, 1 to 5. */
  readonly rating?: number;
  readonly hasPhotos?: boolean;
  /** Only reviews that contain each of these words, in any case. */
  readonly search?: string;
  /** Only reviews in this language, such as `en`, or in an unknown one. */
  readonly language?: string;
  /** The `until` of the first page: later pages do not shift while others are written. */
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
  /** Identifies the person; never shown. */
  readonly voter: string;
  /** As whom the customer would vote without signing in; null for a guest. */
  readonly guestVoter: string | null;
  /**
   * The address and browser that sent it. A customer's vote replaces one that a guest sent from the
   * same, and there a guest's vote changes nothing after a customer's.
   */
  readonly browser: string;
  readonly isHelpful: boolean;
};

export interface Reviews {
  /** Name of the service that collects and checks the reviews; absent where this shop does. */
  readonly service?: string;
  /** Origins of photos outside this shop, which the content security policy must allow. */
  readonly pictureOrigins?: readonly string[];
  /**
   * A page of reviews. Newest first within the same rating. An unknown product has none.
   *
   * ```ts
   * const page = await reviews.listReviews({ productKey, sort: 'Recent', page: 1, limit: 5 });
   * if (page.hasNextPage) offerMore(page.remainingResults);
   * ```
   * @throws Problem 400 with the field `after` where it is no `next`.
   * @throws Error when the service fails or times out.
   */
  listReviews(query: ReviewQuery): Promise<ReviewPage>;
  /**
   * Totals of a product's reviews, and the features that several of them speak of, the most
   * frequent first. null for a product without reviews.
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
   * One review by its id; null where the product has none of that id.
   * @throws Error when the service fails or times out.
   */
  findReview(productKey: string, id: string): Promise<Review | null>;
  /**
   * The reviews in a language, such as `en`, that most readers found helpful: one of four or five
   * stars and one of three or fewer. null where there are not both with a vote.
   * @throws Error when the service fails or times out.
   */
  findHelpfulPair(
    productKey: string,
    language: string,
  ): Promise<{ readonly positive: Review; readonly critical: Review } | null>;
  /**
   * Counts one vote of a person; another one of theirs replaces it, however many come at once.
   * @throws Problem 404 with the field `review` where the product has no such published review.
   */
  vote(vote: ReviewVote): Promise<VoteCounts>;
  /**
   * Sentences that stand for the reviews in a language, such as `en`, critical ones in their share;
   * null below 30 reviews in that language.
   * @throws Error when the service fails or times out.
   */
  findSummary(productKey: string, language: string): Promise<ReviewSummary | null>;
}

declare module '#request/shop.ts' {
  interface Ports {
    reviews: Reviews;
  }
}
