/** Extractive summary: picks sentences that represent all reviews; no text is generated. */

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
const MIN_SENTENCE_LENGTH = 30;
const MAX_SENTENCE_LENGTH = 180;
/** A share of critical reviews from here on has a sentence, however few there are. */
export const MIN_CRITICAL_SHARE = 0.1;
/** Two sentences say the same when they share more than this part of their words. */
const MAX_SHARED_WORDS = 0.6;

type Candidate = {
  readonly text: string;
  readonly words: ReadonlySet<string>;
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
  const pickFrom = (some: readonly SummarySource[], count: number, others: readonly Candidate[]) =>
    pick(listCandidates(some, language), { frequency, count, others });
  const liked = pickFrom(favourable, SUMMARY_SENTENCES - criticalCount, []);
  const disliked = pickFrom(critical, criticalCount, liked);
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
      .filter((text) => text.length >= MIN_SENTENCE_LENGTH && text.length <= MAX_SENTENCE_LENGTH)
      .map((text) => ({
        text,
        words: new Set(text.toLocaleLowerCase(language).match(/[\p{L}\p{M}\p{N}]+/gu)),
        reviewId: id,
        features: findFeatures(text, language),
        helpfulCount,
      }))
      .filter(({ features }) => features.length > 0),
  );
}

function isSimilar({ words }: Candidate, other: Candidate): boolean {
  const shared = [...words].filter((word) => other.words.has(word)).length;
  return shared > MAX_SHARED_WORDS * Math.min(words.size, other.words.size);
}

type Picking = {
  readonly frequency: ReadonlyMap<string, number>;
  readonly count: number;
  /** Sentences that were picked before: one that repeats them comes last. */
  readonly others: readonly Candidate[];
};

/**
 * At most one sentence of each review; sentences on features that are not covered yet come first,
 * and those that repeat a picked sentence last.
 */
function pick(
  candidates: readonly Candidate[],
  { frequency, count, others }: Picking,
): Candidate[] {
  const picked: Candidate[] = [];
  const named = new Set<string>();
  let unused = candidates;
  let fresh = candidates.filter(
    (candidate) => !others.some((other) => isSimilar(candidate, other)),
  );
  const score = ({ features, helpfulCount }: Candidate) =>
    features.reduce(
      (sum, feature) => sum + (frequency.get(feature) ?? 0) * (named.has(feature) ? 0.1 : 1),
      0,
    ) /
      features.length +
    Math.min(helpfulCount, 20) / 100;
  while (picked.length < count) {
    let best: Candidate | null = null;
    for (const candidate of fresh.length > 0 ? fresh : unused)
      if (!best || score(candidate) > score(best)) best = candidate;
    if (!best) break;
    const chosen = best;
    const { reviewId } = chosen;
    picked.push(chosen);
    unused = unused.filter((sentence) => sentence.reviewId !== reviewId);
    fresh = fresh.filter(
      (sentence) => sentence.reviewId !== reviewId && !isSimilar(sentence, chosen),
    );
    for (const feature of best.features) named.add(feature);
  }
  return picked;
}
