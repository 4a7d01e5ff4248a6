/** Full-text matching, with query rewrites where too few records match all words. */
import type { Dictionary } from '../index/dictionary.ts';
import type { FieldPlan } from '../index/field-plan.ts';
import type { FieldSum } from '../ranking/scoring.ts';
import { type Bits, createBits, setBit } from '../structures/bits.ts';
import { MATCH_FLAGS, type Scratch } from '../structures/scratch.ts';
import type { Folding, Word } from '../text/fold.ts';
import type { WordLists } from '../text/word-lists.ts';
import { type MatchedTerm, Matching } from './matching.ts';
import { findAlternatives, findPhrasesWithStopWord, meaningfulWords } from './query-plan.ts';
import { CountedReads, type ReadBudget } from './read-budget.ts';

/**
 * `min` corrects only words that the index does not know; `true` also matches near terms of known
 * words; `false` allows no typos.
 */
export type TypoTolerance = 'min' | 'true' | 'false';

/** Below `enoughHits` records with all words, records with most of the words follow; 0: never. */
export type TextQuery = {
  readonly text: string;
  readonly prefix: boolean;
  readonly typos: TypoTolerance;
  readonly enoughHits?: number;
  /** Excludes records that contain one of these words outside long texts. */
  readonly without?: readonly string[];
};

export type MatchRewrite = {
  /** The query as effectively run: corrected, without words that the best partial match lacks. */
  readonly query: string;
  readonly reason: 'spelling' | 'fewerWords';
  /** Number of records that match every word, as typed or corrected. */
  readonly withAllWords: number;
  /** Words that some of the returned records lack. */
  readonly left: readonly string[];
};

export type TextMatch = {
  readonly slots: Uint32Array;
  /** By position in `slots`; lower is better, at most 241. */
  readonly scores: Uint16Array;
  /** By position in `slots`: a bit mask of the query's words that the record matches. */
  readonly matchedWords: Uint16Array;
  readonly bits: Bits;
  /** Every term that matched, for highlighting and ranking info. */
  readonly terms: ReadonlyMap<string, MatchedTerm>;
  readonly words: readonly string[];
  /** null where every word matched as typed. */
  readonly rewrite: MatchRewrite | null;
  /** Cost of the match, in reads (see `ReadBudget`). */
  readonly reads: number;
};

export type TextSource = {
  readonly dictionary: Dictionary;
  readonly folding: Folding;
  readonly lists: WordLists;
  readonly plan: FieldPlan;
  readonly fieldSum: FieldSum;
  readonly proseSum: FieldSum;
  readonly scratch: Scratch;
  readonly budget: ReadBudget;
  readonly records: number;
  /** Slots in use, including those of removed records. */
  readonly slots: number;
};

/** Number of score steps. Records within one step count as equal and are ordered by popularity. */
const SCORE_STEPS = 120;
const PARTIAL_STEP = SCORE_STEPS + 1;
/** Steps in one tier. Boosts reorder records within a tier, never across tiers. */
const STEPS_PER_TIER = 30;
const TIERS = Math.floor(SCORE_STEPS / STEPS_PER_TIER) + 1;

export function tierOf(score: number): number {
  return score < PARTIAL_STEP
    ? Math.floor(score / STEPS_PER_TIER)
    : TIERS + Math.floor((score - PARTIAL_STEP) / STEPS_PER_TIER);
}

/** Least share of the best match's word weight that a partial match needs. */
const MIN_SHARE = 0.5;

export function queryWords(text: string, { folding, lists }: TextSource): readonly Word[] {
  return meaningfulWords(folding.words(text), lists);
}

export function matchText(
  baseSource: TextSource,
  words: readonly Word[],
  query: TextQuery,
): TextMatch {
  const budget = new CountedReads(baseSource.budget);
  const source = { ...baseSource, budget };
  const { lists, dictionary, folding } = source;
  const stopWordPhrases = findPhrasesWithStopWord(folding.words(query.text), words);
  const alternatives = [
    ...stopWordPhrases,
    ...findAlternatives(words, lists, dictionary, folding.language),
  ];
  const matching = new Matching(source, words, alternatives, query);
  matching.run();
  budget.spend(source.slots / 8 + matching.recordCount * 4);
  const allWordsMask = 2 ** words.length - 1;
  const best = countMatches(matching, source.scratch, allWordsMask);
  const isRelaxed =
    best.withAllWords < (query.enoughHits ?? 0) && matching.recordCount > best.withAllWords;
  const retained = selectMatches(matching, source.scratch, { allWordsMask, isRelaxed });
  return {
    ...scored(matching, retained, source, best),
    rewrite: rewriteOf(matching, words, best.withAllWords, retained, source.scratch),
    reads: budget.reads,
  };
}

type MatchCounts = {
  readonly withAllWords: number;
  readonly bestFull: number;
  readonly bestPartial: number;
};

/** Counts full matches, with the best totals of full and of partial matches. */
function countMatches(
  { recordCount }: Matching,
  { words, total, matched }: Scratch,
  allWordsMask: number,
): MatchCounts {
  let [withAllWords, bestFull, bestPartial] = [0, 0, 0];
  for (let i = 0; i < recordCount; i++) {
    const slot = matched[i] as number;
    const weight = total[slot] as number;
    if (words[slot] === allWordsMask) {
      withAllWords++;
      if (weight > bestFull) bestFull = weight;
    } else if (weight > bestPartial) bestPartial = weight;
  }
  return { withAllWords, bestFull, bestPartial };
}

/**
 * Selects all full matches. When relaxed, also partial matches with enough of the best weight, the
 * kind word, and a match outside long texts, since a few words in a long text are weak evidence.
 */
function selectMatches(
  matching: Matching,
  scratch: Scratch,
  { allWordsMask, isRelaxed }: { allWordsMask: number; isRelaxed: boolean },
): Uint32Array {
  const { words, matched, touched, flags } = scratch;
  const { recordCount, kindWord, weights } = matching;
  const weightByMask = Float32Array.from({ length: allWordsMask + 1 }, (_, mask) =>
    weights.reduce((sum, weight, index) => (mask & (1 << index) ? sum + weight : sum), 0),
  );
  const requiredMask = kindWord === null ? 0 : 1 << kindWord;
  const hasRequiredWords = (slot: number) =>
    ((words[slot] as number) & requiredMask) === requiredMask &&
    ((flags[slot] as number) & MATCH_FLAGS.short) !== 0;
  let bestWeight = 0;
  for (let i = 0; isRelaxed && i < recordCount; i++) {
    const slot = matched[i] as number;
    if (hasRequiredWords(slot))
      bestWeight = Math.max(bestWeight, weightByMask[words[slot] as number] as number);
  }
  // Fewer than half of the words, and none that names a kind, is coincidence.
  const isEnough = (mask: number) => kindWord !== null || 2 * countWords(mask) >= weights.length;
  let count = 0;
  for (let i = 0; i < recordCount; i++) {
    const slot = matched[i] as number;
    const mask = words[slot] as number;
    const isClose =
      isRelaxed &&
      hasRequiredWords(slot) &&
      isEnough(mask) &&
      (weightByMask[mask] as number) >= bestWeight * MIN_SHARE;
    if (mask === allWordsMask || isClose) touched[count++] = slot;
  }
  return touched.slice(0, count);
}

function countWords(mask: number): number {
  let count = 0;
  for (let remaining = mask; remaining > 0; remaining &= remaining - 1) count++;
  return count;
}

function scored(
  { terms, words }: Matching,
  slots: Uint32Array,
  { scratch, slots: slotCount }: TextSource,
  best: MatchCounts,
) {
  const bits = createBits(slotCount);
  const scores = new Uint16Array(slots.length);
  const matchedWords = new Uint16Array(slots.length);
  const allWordsMask = 2 ** words.length - 1;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    setBit(bits, slot);
    matchedWords[i] = scratch.words[slot] as number;
    const isFull = matchedWords[i] === allWordsMask;
    const weightShare =
      (scratch.total[slot] as number) / (isFull ? best.bestFull : best.bestPartial);
    scores[i] = Math.round((1 - weightShare) * SCORE_STEPS) + (isFull ? 0 : PARTIAL_STEP);
  }
  return { slots, scores, matchedWords, bits, terms, words: words.map((word) => word.raw) };
}

function rewriteOf(
  matching: Matching,
  words: readonly Word[],
  withAllWords: number,
  retained: Uint32Array,
  scratch: Scratch,
): MatchRewrite | null {
  if (retained.length <= withAllWords && matching.corrections.size === 0) return null;
  const allWordsMask = 2 ** words.length - 1;
  let commonMask = allWordsMask;
  let [closest, best] = [0, 0];
  for (const slot of retained) {
    const mask = scratch.words[slot] as number;
    commonMask &= mask;
    if (mask === allWordsMask || (scratch.total[slot] as number) <= best) continue;
    best = scratch.total[slot] as number;
    closest = mask;
  }
  const correctedWords = words.map((word, index) => matching.corrections.get(index) ?? word.raw);
  const missingWords = correctedWords.filter((_, index) => !(commonMask & (1 << index)));
  if (retained.length > withAllWords)
    return {
      query: correctedWords.filter((_, index) => closest & (1 << index)).join(' '),
      reason: 'fewerWords',
      withAllWords,
      left: missingWords,
    };
  return retained.length > 0 && matching.corrections.size > 0
    ? { query: correctedWords.join(' '), reason: 'spelling', withAllWords, left: [] }
    : null;
}
