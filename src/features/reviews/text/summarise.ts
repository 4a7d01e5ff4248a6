/** Picks sentences of reviews that stand for all of them; nothing is written anew. */

import { type ReviewSummary, SUMMARY_FROM } from '../reviews.ts';
import { findFeatures } from './feature-words.ts';

export type SummarySource = {
  readonly id: string;
  readonly rating: number;
  /** Without the promotion marker. */
  readonly reviewText: string;
  readonly helpfulCount: number;
};

/** Sentences of a summary. */
export const SUMMARY_SENTENCES = 5;
const MIN_SENTENCES = 3;
const SHORTEST = 30;
const LONGEST = 180;
/** A share of critical reviews from here on has a sentence, however few there are. */
export const MIN_CRITICAL_SHARE = 0.1;

type Candidate = {
  readonly text: string;
  readonly reviewId: string;
  readonly features: readonly string[];
  readonly helpfulCount: number;
};

/** null below 30 reviews in the language, or where too few sentences say something of a feature. */
export function summarise(
  reviews: readonly SummarySource[],
  language: string,
): ReviewSummary | null {
  if (reviews.length < SUMMARY_FROM) return null;
  const critical = reviews.filter(({ rating }) => rating <= 3);
  const favourable = reviews.filter(({ rating }) => rating > 3);
  const share = critical.length / reviews.length;
  const criticalCount = Math.max(
    Math.round(SUMMARY_SENTENCES * share),
    share >= MIN_CRITICAL_SHARE ? 1 : 0,
  );
  const frequency = countFeatures(reviews, language);
  const pickFrom = (some: readonly SummarySource[], count: number) =>
    pick(listCandidates(some, language), frequency, count);
  const liked = pickFrom(favourable, SUMMARY_SENTENCES - criticalCount);
  const disliked = pickFrom(critical, criticalCount);
  const sentences = [...liked, ...disliked].map(({ text, reviewId }) => ({ text, reviewId }));
  const isFair =
    liked.length === SUMMARY_SENTENCES - criticalCount && disliked.length === criticalCount;
  return isFair && sentences.length >= MIN_SENTENCES
    ? { sentences, reviewCount: reviews.length, criticalCount, disclaimer: null }
    : null;
}

function countFeatures(
  reviews: readonly SummarySource[],
  language: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { reviewText } of reviews)
    for (const feature of findFeatures(reviewText, language))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function listCandidates(reviews: readonly SummarySource[], language: string): Candidate[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return reviews.flatMap(({ id, reviewText, helpfulCount }) =>
    [...segmenter.segment(reviewText)]
      .map(({ segment }) => segment.trim())
      .filter((text) => text.length >= SHORTEST && text.length <= LONGEST)
      .map((text) => ({
        text,
        reviewId: id,
        features: findFeatures(text, language),
        helpfulCount,
      }))
      .filter(({ features }) => features.length > 0),
  );
}

/** One sentence of a review at most; features that were not named yet come first. */
function pick(
  candidates: readonly Candidate[],
  frequency: ReadonlyMap<string, number>,
  count: number,
): Candidate[] {
  const picked: Candidate[] = [];
  const named = new Set<string>();
  const used = new Set<string>();
  const score = ({ features, helpfulCount }: Candidate) =>
    features.reduce(
      (sum, feature) => sum + (frequency.get(feature) ?? 0) * (named.has(feature) ? 0.1 : 1),
      0,
    ) /
      features.length +
    Math.min(helpfulCount, 20) / 100;
  while (picked.length < count) {
    let best: Candidate | null = null;
    for (const candidate of candidates)
      if (!used.has(candidate.reviewId) && (!best || score(candidate) > score(best)))
        best = candidate;
    if (!best) break;
    picked.push(best);
    used.add(best.reviewId);
    for (const feature of best.features) named.add(feature);
  }
  return picked;
}
