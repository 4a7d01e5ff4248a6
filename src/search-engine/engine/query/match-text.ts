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
  /** Cost of the match, in reads (see `Work`). */
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
  readonly work: ReadBudget;
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

export function matchText(given: TextSource, words: readonly Word[], query: TextQuery): TextMatch {
  const work = new CountedReads(given.work);
  const source = { ...given, work };
  const { lists, dictionary, folding } = source;
  const written = findPhrasesWithStopWord(folding.words(query.text), words);
  const alternatives = [
    ...written,
    ...findAlternatives(words, lists, dictionary, folding.language),
  ];
  const matching = new Matching(source, words, alternatives, query);
  matching.run();
  work.spend(source.slots / 8 + matching.found * 4);
  const all = 2 ** words.length - 1;
  const best = countMatches(matching, source.scratch, all);
  const isRelaxed =
    best.withAllWords < (query.enoughHits ?? 0) && matching.found > best.withAllWords;
  const retained = selectMatches(matching, source.scratch, { all, isRelaxed });
  return {
    ...scored(matching, retained, source, best),
    rewrite: rewriteOf(matching, words, best.withAllWords, retained, source.scratch),
    reads: work.reads,
  };
}

type MatchCounts = {
  readonly withAllWords: number;
  readonly whole: number;
  readonly partial: number;
};

/** Counts full matches, with the best totals of full and of partial matches. */
function countMatches(
  { found }: Matching,
  { words, total, matched }: Scratch,
  all: number,
): MatchCounts {
  let [withAllWords, whole, partial] = [0, 0, 0];
  for (let i = 0; i < found; i++) {
    const slot = matched[i] as number;
    const weight = total[slot] as number;
    if (words[slot] === all) {
      withAllWords++;
      if (weight > whole) whole = weight;
    } else if (weight > partial) partial = weight;
  }
  return { withAllWords, whole, partial };
}

/**
 * Selects all full matches. When relaxed, also partial matches with enough of the best weight, the
 * kind word, and a match outside long texts, since a few words in a long text are weak evidence.
 */
function selectMatches(
  matching: Matching,
  scratch: Scratch,
  { all, isRelaxed }: { all: number; isRelaxed: boolean },
): Uint32Array {
  const { words, matched, touched, marks } = scratch;
  const { found, kindWord, weights } = matching;
  const meanings = Float32Array.from({ length: all + 1 }, (_, mask) =>
    weights.reduce((sum, weight, index) => (mask & (1 << index) ? sum + weight : sum), 0),
  );
  const needed = kindWord === null ? 0 : 1 << kindWord;
  const hasNeededWords = (slot: number) =>
    ((words[slot] as number) & needed) === needed &&
    ((marks[slot] as number) & MATCH_FLAGS.short) !== 0;
  let most = 0;
  for (let i = 0; isRelaxed && i < found; i++) {
    const slot = matched[i] as number;
    if (hasNeededWords(slot)) most = Math.max(most, meanings[words[slot] as number] as number);
  }
  // Fewer than half of the words, and none that names a kind, is coincidence.
  const isEnough = (mask: number) => kindWord !== null || 2 * countWords(mask) >= weights.length;
  let count = 0;
  for (let i = 0; i < found; i++) {
    const slot = matched[i] as number;
    const mask = words[slot] as number;
    const isClose =
      isRelaxed &&
      hasNeededWords(slot) &&
      isEnough(mask) &&
      (meanings[mask] as number) >= most * MIN_SHARE;
    if (mask === all || isClose) touched[count++] = slot;
  }
  return touched.slice(0, count);
}

function countWords(mask: number): number {
  let count = 0;
  for (let left = mask; left > 0; left &= left - 1) count++;
  return count;
}

function scored(
  { terms, words }: Matching,
  slots: Uint32Array,
  { scratch, slots: room }: TextSource,
  best: MatchCounts,
) {
  const bits = createBits(room);
  const scores = new Uint16Array(slots.length);
  const matchedWords = new Uint16Array(slots.length);
  const all = 2 ** words.length - 1;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    setBit(bits, slot);
    matchedWords[i] = scratch.words[slot] as number;
    const isWhole = matchedWords[i] === all;
    const share = (scratch.total[slot] as number) / (isWhole ? best.whole : best.partial);
    scores[i] = Math.round((1 - share) * SCORE_STEPS) + (isWhole ? 0 : PARTIAL_STEP);
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
  const all = 2 ** words.length - 1;
  let shared = all;
  let [closest, best] = [0, 0];
  for (const slot of retained) {
    const mask = scratch.words[slot] as number;
    shared &= mask;
    if (mask === all || (scratch.total[slot] as number) <= best) continue;
    best = scratch.total[slot] as number;
    closest = mask;
  }
  const shown = words.map((word, index) => matching.corrections.get(index) ?? word.raw);
  const left = shown.filter((_, index) => !(shared & (1 << index)));
  if (retained.length > withAllWords)
    return {
      query: shown.filter((_, index) => closest & (1 << index)).join(' '),
      reason: 'fewerWords',
      withAllWords,
      left,
    };
  return retained.length > 0 && matching.corrections.size > 0
    ? { query: shown.join(' '), reason: 'spelling', withAllWords, left: [] }
    : null;
}
