/** Reviews in memory, for tests. */
import { Problem } from '#kit/problem.ts';
import { countStatistics, type ListedReview, listPage } from './list-reviews.ts';
import type { ReviewRecord } from './review-records.ts';
import type { Reviews, ReviewVote } from './reviews.port.ts';
import {
  BEST_RATING,
  MAX_VOTES_PER_NETWORK,
  NETWORK_VOTE_DAYS,
  type ReviewTranslation,
  splitIncentiveMarker,
  toSyndicationSource,
  type VoteCounts,
} from './reviews.ts';
import { deriveReviewText } from './text/review-text.ts';
import { summarise } from './text/summarise.ts';

export type MemoryReviews = Reviews & { readonly save: (records: readonly ReviewRecord[]) => void };

/** By source key. */
export type MemoryTranslations = Readonly<Record<string, ReviewTranslation>>;

export function createMemoryReviews(
  records: readonly ReviewRecord[] = [],
  translations: MemoryTranslations = {},
): MemoryReviews {
  const byKey: KeptReviews = new Map();
  const save = (added: readonly ReviewRecord[]) => {
    for (const record of added) {
      const translation = translations[record.sourceKey];
      byKey.set(record.sourceKey, {
        ...{ ...toListed(record), product: record.product, ...(translation && { translation }) },
      });
    }
  };
  const votes: Votes = new Map();
  save(records);
  const of = (productKey: string) =>
    [...byKey.values()]
      .filter(({ product }) => product === productKey)
      .map(({ product: _, ...review }) => review);
  const shown = (reviews: readonly ListedReview[]) =>
    listPage(reviews, { sort: 'Recent', page: 1, limit: reviews.length || 1 }).results;
  return {
    save,
    listReviews: async ({ productKey, ...query }) => listPage(of(productKey), query),
    async findOverview(productKey) {
      const reviews = of(productKey);
      if (reviews.length === 0) return null;
      const counts = Map.groupBy(
        reviews.flatMap(({ features }) => features),
        (feature) => feature,
      );
      const features = [...counts]
        .map(([feature, found]) => ({ feature, count: found.length }))
        .filter(({ count }) => count >= 2);
      return { statistics: countStatistics(reviews), features, languages: countLanguages(reviews) };
    },
    async findReview(productKey, id) {
      return shown(of(productKey)).find((review) => review.id === id) ?? null;
    },
    async findHelpfulPair(productKey, language) {
      const score = (review: { helpfulCount: number; unhelpfulCount: number }) =>
        review.helpfulCount - review.unhelpfulCount;
      const ranked = [...shown(of(productKey))]
        .filter((review) => review.language === language && score(review) > 0)
        .sort((a, b) => score(b) - score(a));
      const positive = ranked.find(({ rating }) => rating >= 4);
      const critical = ranked.find(({ rating }) => rating <= 3);
      return positive && critical ? { positive, critical } : null;
    },
    vote: async (vote) => countVote(byKey, votes, vote),
    async findSummary(productKey, language) {
      return summarise(of(productKey), language);
    },
  };
}

type KeptReviews = Map<string, ListedReview & { readonly product: string }>;

type KeptVote = {
  readonly browser: string;
  /** null for a customer's vote. */
  readonly network: string | null;
  readonly isHelpful: boolean;
  /** In milliseconds. */
  readonly at: number;
};

type Votes = Map<string, KeptVote>;

function countVote(byKey: KeptReviews, votes: Votes, vote: ReviewVote): VoteCounts {
  const { productKey, reviewId, voter, guestVoter, network, isHelpful } = vote;
  const found = [...byKey].find(([, { id, product }]) => id === reviewId && product === productKey);
  if (!found) throw new Problem(404, 'reviews.unknown', 'review: unknown', { field: 'review' });
  const [key, review] = found;
  const count = (kind: boolean) =>
    [...votes].filter(([name, vote]) => name.startsWith(`${key} `) && vote.isHelpful === kind)
      .length;
  const countsBefore = { helpful: count(true), unhelpful: count(false) };
  const others = [...votes].filter(([name]) => name !== `${key} ${voter}`);
  const ofReview = others.filter(([name]) => name.startsWith(`${key} `)).map(([, vote]) => vote);
  const browser = guestVoter ?? voter;
  const isCustomers = ofReview.some((vote) => vote.browser === browser);
  const isNew = guestVoter === null && !isCustomers && others.length === votes.size;
  const since = Date.now() - NETWORK_VOTE_DAYS * 86_400_000;
  const ofNetwork = ofReview.filter((vote) => vote.network === network && vote.at > since);
  if (isNew && ofNetwork.length >= MAX_VOTES_PER_NETWORK)
    throw new Problem(429, 'reviewForm.networkVoted', 'review: network', { field: 'review' });
  votes.delete(`${key} ${guestVoter}`);
  if (guestVoter !== null || !isCustomers) {
    const first = { browser, network: guestVoter === null ? network : null, at: Date.now() };
    votes.set(`${key} ${voter}`, { ...first, ...votes.get(`${key} ${voter}`), isHelpful });
  }
  const counts = {
    helpfulCount: review.helpfulCount + count(true) - countsBefore.helpful,
    unhelpfulCount: review.unhelpfulCount + count(false) - countsBefore.unhelpful,
  };
  byKey.set(key, { ...review, ...counts });
  return counts;
}

function countLanguages(reviews: readonly ListedReview[]): Record<string, number> {
  const languages = reviews.flatMap(({ language }) => language ?? []);
  const counts = Map.groupBy(languages, (language) => language);
  return Object.fromEntries([...counts].map(([language, found]) => [language, found.length]));
}

function toListed(record: ReviewRecord): ListedReview {
  const { sourceKey, body, language = null, title = null, secondaryRatings = {} } = record;
  const photos = record.photos ?? [];
  return {
    id: sourceKey,
    rating: record.rating,
    title,
    ...splitIncentiveMarker(body),
    username: record.username ?? null,
    userLocation: record.userLocation ?? null,
    submittedAt: record.submittedAt,
    publishedAt: new Date().toISOString(),
    language,
    isRecommended: record.isRecommended ?? null,
    isVerified: false,
    fit: record.fit ?? null,
    features: deriveReviewText({ title, body, language }).features,
    secondaryRatings: Object.entries(secondaryRatings).map(([id, rating]) => ({
      ...{ id, rating, ratingRange: BEST_RATING },
      ...{ label: null, minLabel: null, maxLabel: null },
    })),
    responses: (record.responses ?? []).map(({ clientName, text }) => ({ clientName, text })),
    isSyndicated: record.syndication !== undefined,
    syndicationSource: toSyndicationSource(record.syndication ?? null),
    photos: photos.map(({ picture, caption = null }, index) => ({
      id: `${sourceKey}-${index}`,
      caption,
      sizes: { normal: { url: picture } },
      isOwn: true,
    })),
    helpfulCount: record.helpfulCount ?? 0,
    unhelpfulCount: record.unhelpfulCount ?? 0,
  };
}
