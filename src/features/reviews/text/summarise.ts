/** Extractive summary: picks sentences that represent all reviews; no text is generated. */

import { type ReviewSummary, SUMMARY_FROM } from '../reviews.ts';
import { findFeatures } from './feature-words.ts';

export type SummarySource = {
  readonly id: string;
  readonly rating: number;
  /** Without the promotion marker. */
  readonly reviewText: string;
  readonly helpfulCount: number;
  /** Such as `en`; null where unknown. */
  readonly language: string | null;
};

/** Number of sentences of a summary; fewer if too few reviews mention a feature. */
export const SUMMARY_SENTENCES = 5;
export const MIN_SUMMARY_SENTENCES = 3;
const MIN_SENTENCE_LENGTH = 30;
const MAX_SENTENCE_LENGTH = 180;
/** From this share on, critical reviews have at least one sentence. */
export const MIN_CRITICAL_SHARE = 0.1;
/** Two sentences are similar when they share more than this part of their words. */
const MAX_SHARED_WORDS = 0.6;

type Candidate = {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly reviewId: string;
  readonly language: string | null;
  /** In another language than that of the page. */
  readonly isForeign: boolean;
  readonly features: readonly string[];
  readonly helpfulCount: number;
};

/**
 * Sentences in the page's `language`, such as `en`, or in an unknown one; with those in other
 * languages where they are too few. null below 30 reviews in all languages together, and where
 * fewer than three sentences keep the share of critical reviews.
 */
export function summarise(
  reviews: readonly SummarySource[],
  language: string,
): ReviewSummary | null {
  if (reviews.length < SUMMARY_FROM) return null;
  const share = reviews.filter(isCritical).length / reviews.length;
  const frequency = countFeatures(reviews, language);
  const inLanguage = reviews.filter(
    (review) => review.language === null || review.language === language,
  );
  for (const sources of [inLanguage, reviews]) {
    const listFrom = (selected: readonly SummarySource[]) =>
      selected.flatMap((review) => listSentences(review, language));
    const favourable = listFrom(sources.filter((review) => !isCritical(review)));
    const critical = listFrom(sources.filter(isCritical));
    for (let count = SUMMARY_SENTENCES; count >= MIN_SUMMARY_SENTENCES; count -= 1) {
      const criticalCount = countCritical(share, count);
      const picked = pickInShare({ favourable, critical }, { frequency, count, criticalCount });
      if (!picked) continue;
      const sentences = picked.map(({ text, reviewId, language }) => ({
        text,
        reviewId,
        language,
      }));
      return { sentences, reviewCount: reviews.length, criticalCount, disclaimer: null };
    }
  }
  return null;
}

const isCritical = ({ rating }: SummarySource) => rating <= 3;

/** Critical sentences among `count`, by the share of critical reviews. */
function countCritical(share: number, count: number): number {
  return Math.max(Math.round(count * share), share >= MIN_CRITICAL_SHARE ? 1 : 0);
}

type Candidates = {
  readonly favourable: readonly Candidate[];
  readonly critical: readonly Candidate[];
};

type Shares = {
  readonly frequency: ReadonlyMap<string, number>;
  readonly count: number;
  readonly criticalCount: number;
};

/** null where there are too few of either kind. */
function pickInShare(
  { favourable, critical }: Candidates,
  { frequency, count, criticalCount }: Shares,
): readonly Candidate[] | null {
  const liked = pick(favourable, { frequency, count: count - criticalCount, alreadyPicked: [] });
  const disliked = pick(critical, { frequency, count: criticalCount, alreadyPicked: liked });
  return liked.length + disliked.length === count ? [...liked, ...disliked] : null;
}

function countFeatures(
  reviews: readonly SummarySource[],
  language: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const review of reviews)
    for (const feature of findFeatures(review.reviewText, review.language ?? language))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Cached by language, because creating a segmenter takes longer than using it. */
function getSegmenter(language: string): Intl.Segmenter {
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** Sentences of a review that mention a feature. */
function listSentences(review: SummarySource, pageLanguage: string): Candidate[] {
  const { id: reviewId, reviewText, helpfulCount } = review;
  const language = review.language ?? pageLanguage;
  return [...getSegmenter(language).segment(reviewText)]
    .map(({ segment }) => segment.trim())
    .filter((text) => text.length >= MIN_SENTENCE_LENGTH && text.length <= MAX_SENTENCE_LENGTH)
    .map((text) => ({
      text,
      words: new Set(text.toLocaleLowerCase(language).match(/[\p{L}\p{M}\p{N}]+/gu)),
      ...{ reviewId, helpfulCount, language: review.language },
      features: findFeatures(text, language),
      isForeign: language !== pageLanguage,
    }))
    .filter(({ features }) => features.length > 0);
}

function isSimilar({ words }: Candidate, other: Candidate): boolean {
  const shared = [...words].filter((word) => other.words.has(word)).length;
  return shared > MAX_SHARED_WORDS * Math.min(words.size, other.words.size);
}

type PickOptions = {
  readonly frequency: ReadonlyMap<string, number>;
  readonly count: number;
  /** Sentences already picked: similar ones come last. */
  readonly alreadyPicked: readonly Candidate[];
};

/**
 * At most one sentence of each review; those in the page's language come first, then those on
 * features that are not covered yet, and those that repeat a picked sentence last.
 */
function pick(
  candidates: readonly Candidate[],
  { frequency, count, alreadyPicked }: PickOptions,
): Candidate[] {
  const picked: Candidate[] = [];
  const covered = new Set<string>();
  let unused = candidates;
  let dissimilar = candidates.filter(
    (candidate) => !alreadyPicked.some((other) => isSimilar(candidate, other)),
  );
  const score = ({ features, helpfulCount }: Candidate) =>
    features.reduce(
      (sum, feature) => sum + (frequency.get(feature) ?? 0) * (covered.has(feature) ? 0.1 : 1),
      0,
    ) /
      features.length +
    Math.min(helpfulCount, 20) / 100;
  while (picked.length < count) {
    const inPageLanguage = dissimilar.filter(({ isForeign }) => !isForeign);
    let best: Candidate | null = null;
    const pool = [inPageLanguage, dissimilar, unused].find(({ length }) => length > 0) ?? [];
    for (const candidate of pool) if (!best || score(candidate) > score(best)) best = candidate;
    if (!best) break;
    const chosen = best;
    const { reviewId } = chosen;
    picked.push(chosen);
    unused = unused.filter((sentence) => sentence.reviewId !== reviewId);
    dissimilar = dissimilar.filter(
      (sentence) => sentence.reviewId !== reviewId && !isSimilar(sentence, chosen),
    );
    for (const feature of best.features) covered.add(feature);
  }
  return picked;
}
