/** Published reviews: types, constants and rules. */
import { FITS, type Fit, type ReviewResponse, type Syndication } from './review-records.ts';

/** Reviews on one page of a list. */
export const PAGE_SIZE = 5;
/** Maximum number of reviews of one call, and of the photo gallery. */
export const MAX_REVIEWS = 100;
/** Maximum page number of a list. */
export const MAX_REVIEW_PAGES = 1_000;
export const BEST_RATING = 5;
/** Feature chips are shown if a product has more reviews than this. */
export const FEATURES_ABOVE = 10;
/** A summary needs at least this many reviews, in all languages together. */
export const SUMMARY_FROM = 30;
/**
 * Votes of guests of one network on a review within `NETWORK_VOTE_DAYS`, beyond which another guest
 * of it has to sign in to vote.
 */
export const MAX_VOTES_PER_NETWORK = 5;
/** Days for which the network of a guest's vote counts and is stored. */
export const NETWORK_VOTE_DAYS = 30;
/** The fit is stated from this many answers; their counts are always shown. */
export const FIT_FROM = 5;

export const REVIEW_SORTS = ['Recent', 'HighestRating', 'LowestRating'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Rating of one aspect, such as comfort; labels are null where the shop has its own. */
export type SecondaryRating = {
  readonly id: string;
  readonly rating: number;
  /** Upper end of the scale. */
  readonly ratingRange: number;
  readonly label: string | null;
  readonly minLabel: string | null;
  readonly maxLabel: string | null;
};

export type ReviewPhoto = {
  readonly id: string;
  readonly caption: string | null;
  /** `url` is a URL, or the id of a picture of this shop where `isOwn`. */
  readonly sizes: { readonly normal: { readonly url: string } };
  readonly isOwn: boolean;
};

/** Votes on a review, by readers here and on the site that first published it. */
export type VoteCounts = { readonly helpfulCount: number; readonly unhelpfulCount: number };

/** Title and text in the language of the page, of a provider that translates. */
export type ReviewTranslation = {
  readonly title: string | null;
  readonly text: string;
  /** Language that it was translated from, such as `de`. */
  readonly from: string;
};

export type Review = {
  readonly id: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string | null;
  /** Without the promotion marker. */
  readonly reviewText: string;
  /** The author was rewarded for the review. */
  readonly isIncentivised: boolean;
  /** Nickname of the author; null for an anonymous review. */
  readonly username: string | null;
  readonly userLocation: string | null;
  /** ISO 8601. */
  readonly submittedAt: string;
  /** Language of the text, such as `en`; null where unknown. */
  readonly language: string | null;
  /** Absent if the review is shown untranslated. */
  readonly translation?: ReviewTranslation;
  readonly isRecommended: boolean | null;
  readonly isVerified: boolean;
  readonly fit: Fit | null;
  readonly secondaryRatings: readonly SecondaryRating[];
  readonly responses: readonly ReviewResponse[];
  readonly isSyndicated: boolean;
  readonly syndicationSource: {
    readonly name: string;
    readonly logoImageUrl: string | null;
    readonly contentLink: string | null;
  } | null;
  readonly photos: readonly ReviewPhoto[];
  readonly helpfulCount: number;
  readonly unhelpfulCount: number;
};

export type ReviewStatistics = {
  /** 1 to 5, rounded to two places; 0 without reviews. */
  readonly averageRating: number;
  readonly totalReviewCount: number;
  /** From five stars to one. */
  readonly ratingDistribution: readonly { readonly rating: number; readonly count: number }[];
  readonly recommendedCount: number;
  readonly notRecommendedCount: number;
  /** Averages. */
  readonly secondaryRatings: readonly SecondaryRating[];
  /** Number of answers that the size runs small, is true or runs large. */
  readonly fit: Readonly<Record<Fit, number>>;
  readonly photoReviewCount: number;
};

/** A subject that several reviews mention. */
export type ReviewFeature = {
  readonly feature: string;
  readonly count: number;
  /** In the language of the page; absent where the service gives none. */
  readonly label?: string;
};

export type ReviewPage = {
  readonly results: readonly Review[];
  readonly hasNextPage: boolean;
  readonly remainingResults: number;
  /**
   * Time of the product's latest review, ISO 8601 in UTC, or the requested `until`; null
   * without reviews.
   */
  readonly until: string | null;
  /** `after` of the next page; null on the last one. */
  readonly next: string | null;
};

export type SummarySentence = {
  readonly text: string;
  /** The review that it was taken from; null where a service wrote it. */
  readonly reviewId: string | null;
  /** Such as `en`; null where unknown. */
  readonly language: string | null;
};

export type ReviewSummary = {
  /** Those of favourable reviews first, then of reviews with three stars or fewer, in proportion. */
  readonly sentences: readonly SummarySentence[];
  /** Number of reviews that the summary represents, in all languages. */
  readonly reviewCount: number;
  /** Sentences from reviews with three stars or fewer. */
  readonly criticalCount: number;
  /** Note of a service on how it made the summary; null for the shop's own note. */
  readonly disclaimer: string | null;
};

export type ReviewSummaryView = {
  readonly summary: string;
  readonly disclaimer: string;
  readonly sentences: readonly SummarySentence[];
};

const INCENTIVE_MARKER = /^\s*\[\s*this review was collected as part of a promotion\.?\s*\]\s*/i;

/** Separates the marker of a rewarded review from its text. */
export function splitIncentiveMarker(body: string): {
  isIncentivised: boolean;
  reviewText: string;
} {
  const reviewText = body.replace(INCENTIVE_MARKER, '');
  return { isIncentivised: reviewText !== body && INCENTIVE_MARKER.test(body), reviewText };
}

/** Rounded share of recommendations in percent; null without answers. */
export function percentRecommended({
  recommendedCount,
  notRecommendedCount,
}: Pick<ReviewStatistics, 'recommendedCount' | 'notRecommendedCount'>): number | null {
  const total = recommendedCount + notRecommendedCount;
  return total === 0 ? null : Math.round((recommendedCount / total) * 100);
}

/** Rounded share in percent. */
export function percentOf(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count / total) * 100);
}

/** Answers on the fit. */
export type FitView = {
  readonly counts: ReviewStatistics['fit'];
  readonly total: number;
  /** Answer of more than half of at least five; null where they are fewer or do not agree. */
  readonly majority: Fit | null;
};

/** null where no reviewer answered. */
export function describeFit(counts: ReviewStatistics['fit']): FitView | null {
  const total = counts.small + counts.true + counts.large;
  if (total === 0) return null;
  const majority =
    total < FIT_FROM ? null : (FITS.find((candidate) => counts[candidate] * 2 > total) ?? null);
  return { counts, total, majority };
}

/** Number of reviews that the button to show more adds: at most a page. */
export function nextCount(remainingResults: number): number {
  return Math.min(remainingResults, PAGE_SIZE);
}

export function toSyndicationSource(source: Syndication | null): Review['syndicationSource'] {
  return source
    ? {
        name: source.name,
        logoImageUrl: source.logoImageUrl ?? null,
        contentLink: source.contentLink ?? null,
      }
    : null;
}

/** Message of each rating. */
export const RATING_LABELS = [
  [5, 'reviews.rating5'],
  [4, 'reviews.rating4'],
  [3, 'reviews.rating3'],
  [2, 'reviews.rating2'],
  [1, 'reviews.rating1'],
] as const;

/** Message of each fit. */
export const FIT_TEXTS = {
  small: 'reviews.fitSmall',
  true: 'reviews.fitTrue',
  large: 'reviews.fitLarge',
} as const;

const MAX_SEARCH_WORDS = 8;

/** Words of a search within reviews, folded by `foldText`. */
export function searchWords(search: string): readonly string[] {
  return foldText(search).split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_WORDS);
}

/** In lower case without accents: `Élégant` gives `elegant`. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}
