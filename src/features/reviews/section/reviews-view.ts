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
  /** None up to ten reviews. */
  readonly features: readonly LabelledFeature[];
  /** Reviews in the page's language, or in an unknown one. */
  readonly sameLanguageCount: number;
  /** Those of them in an unknown language. */
  readonly unknownLanguageCount: number;
};

export type ShownPhoto = ReviewPhoto & {
  readonly reviewId: string;
  readonly username: string | null;
};

export type ProductOfReviews = { readonly productKey: string; readonly slug: string };

export type ReviewsView = ProductOfReviews & {
  readonly name: string;
  /** Imported numbers of a product whose reviews are not here; null where there are none. */
  readonly importedRating: { readonly average: number; readonly count: number } | null;
  /** null without reviews. */
  readonly overview: ReviewOverview | null;
  /** The page's language: its code, and its name in itself. */
  readonly language: { readonly code: string; readonly name: string };
  readonly params: ReviewListParams;
  readonly page: ReviewPage;
  /** Too many searches: `page` is empty. */
  readonly isSearchRefused?: boolean;
  readonly pair: { readonly positive: Review; readonly critical: Review } | null;
  readonly summary: ReviewSummaryView | null;
  /** The latest; one more than are shown at most. */
  readonly photos: readonly ShownPhoto[];
  readonly fit: FitView | null;
};
