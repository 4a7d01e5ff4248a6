/** Data of the reviews section. */
import type { ReviewListParams } from '../review-list-params.ts';
import type {
  FitView,
  Review,
  ReviewFeature,
  ReviewPage,
  ReviewPhoto,
  ReviewStatistics,
  ReviewSummaryView,
} from '../reviews.ts';

export type LabelledFeature = ReviewFeature & { readonly label: string };

export type ReviewOverview = {
  readonly statistics: ReviewStatistics;
  /** Empty for up to ten reviews. */
  readonly features: readonly LabelledFeature[];
  /** Reviews in the page's language, or in an unknown one. */
  readonly sameLanguageCount: number;
  /** Reviews in an unknown language, a part of `sameLanguageCount`. */
  readonly unknownLanguageCount: number;
};

export type ShownPhoto = ReviewPhoto & {
  readonly reviewId: string;
  readonly username: string | null;
};

export type ProductOfReviews = { readonly productKey: string; readonly slug: string };

export type ReviewsView = ProductOfReviews & {
  readonly name: string;
  /** Imported rating of a product without reviews in this shop; null without one. */
  readonly importedRating: { readonly average: number; readonly count: number } | null;
  /** null without reviews. */
  readonly overview: ReviewOverview | null;
  /** The page's language: its code, and its name in that language. */
  readonly language: { readonly code: string; readonly name: string };
  readonly params: ReviewListParams;
  readonly page: ReviewPage;
  /** True after too many searches: `page` is empty. */
  readonly isSearchRefused?: boolean;
  readonly pair: { readonly positive: Review; readonly critical: Review } | null;
  readonly summary: ReviewSummaryView | null;
  /** The latest photos; up to one more than are shown, so that more are known to exist. */
  readonly photos: readonly ShownPhoto[];
  readonly fit: FitView | null;
};
