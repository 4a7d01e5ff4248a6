/** Matches the words of one query against the index, and scores each record that contains any. */
import { typosAllowed } from '../index/dictionary.ts';
import { BEFORE_ACCESSORY, fieldsOf, type Postings } from '../index/postings.ts';
import { markNumber } from '../index/record-terms.ts';
import { addPhraseBonuses } from '../ranking/phrase-bonus.ts';
import {
  type FieldSum,
  inverseDocumentFrequency,
  matchWeight,
  saturate,
  WEIGHTS,
} from '../ranking/scoring.ts';
import { MATCH_FLAGS } from '../structures/scratch.ts';
import { demoteAccessories } from '../text/accessories.ts';
import type { Word } from '../text/fold.ts';
import { variantsOf } from '../text/variants.ts';
import { type Candidate, findNearest, findSimilarTerms, moreFrequent } from './candidates.ts';
import type { TextQuery, TextSource } from './match-text.ts';
import type { Alternative } from './query-plan.ts';
import { READS_PER_TERM } from './read-budget.ts';

/** Index term for the query's word at position `word`; `letters` is the length that matched. */
export type MatchedTerm = {
  readonly letters: number;
  readonly word: number;
  readonly typos: number;
  readonly whole: boolean;
};

/** Number of exact matches of the last word from which its prefix matches are not looked up. */
const ENOUGH_EXACT = 10;
/** Length in letters up to which the last word always matches as a prefix. */
const ALWAYS_PREFIX = 2;
/** Words in fewer records may be typos for a word that is `TYPO_FREQUENCY_RATIO` times as frequent. */
const RARE_RECORDS = 5;
const TYPO_FREQUENCY_RATIO = 50;
/** A word names the kind of product if this share of its records has it in a kind field. */
const KIND_SHARE = 0.3;
/** Factor for matches of a compound's last part that lack its first part. */
const WITHOUT_MODIFIER = 0.6;

export class Matching {
  /** Number of records that contain any word: the first ones of `scratch.matched`. */
  recordCount = 0;
  /** By word: its inverse document frequency. */
  readonly weights: number[] = [];
  /** The word that names the kind of product, by fewest records of a kind; null for none. */
  kindWord: number | null = null;
  readonly words: readonly Word[];
  readonly terms = new Map<string, MatchedTerm>();
  /** By word: its spelling correction, the most frequent of the nearest terms. */
  readonly corrections = new Map<number, string>();
  readonly #source: TextSource;
  readonly #alternatives: readonly Alternative[];
  readonly #query: TextQuery;
  #matches = 0;
  #fewestOfKind = Number.POSITIVE_INFINITY;

  constructor(
    source: TextSource,
    words: readonly Word[],
    alternatives: readonly Alternative[],
    query: TextQuery,
  ) {
    this.words = words;
    this.#source = source;
    this.#alternatives = alternatives;
    this.#query = query;
    const { scratch } = source;
    for (const array of [scratch.words, scratch.total, scratch.best, scratch.flags])
      array.fill(0, 0, source.slots);
  }

  run(): void {
    for (const index of this.words.keys()) this.#matchWord(index);
    addPhraseBonuses(this.#source, this.words, this.#alternatives, this.weights);
    // `touched` and the accessory flags are still those of the last word.
    demoteAccessories(this.#source, this.words, this.#matches);
  }

  #matchWord(index: number): void {
    const word = this.words[index] as Word;
    const { typos, prefix } = this.#query;
    this.#matches = 0;
    const isLast = prefix && index === this.words.length - 1 && !/^\d+$/.test(word.raw);
    this.#matchExact(word, index);
    for (const alternative of this.#alternatives)
      if (alternative.from <= index && index < alternative.to)
        this.#matchAlternative(alternative, index);
    const isPrefix = isLast && (this.#matches < ENOUGH_EXACT || word.raw.length <= ALWAYS_PREFIX);
    const allowed = typos === 'true' ? typosAllowed(word.raw) : 0;
    if (isPrefix || allowed > 0)
      for (const candidate of findSimilarTerms(this.#source, {
        word: word.raw,
        maxTypos: allowed,
        prefix: isPrefix,
      }))
        this.#add(candidate, matchWeight(candidate.typos, candidate.whole), index);
    if (typos !== 'false' && !this.#isKnown(word)) {
      if (this.#matches === 0) this.#matchNearest(word, index, isPrefix);
      else if (this.#matches < RARE_RECORDS) this.#addMoreFrequent(word, index);
    } else if (this.#matches === 0) this.#matchLastPart(word, index);
    this.#addToTotals(index);
  }

  #isKnown({ raw, stem }: Word): boolean {
    const { knownWords } = this.#source.lists;
    return knownWords.has(stem) || knownWords.has(raw);
  }

  #matchExact(word: Word, index: number): void {
    const { dictionary } = this.#source;
    const inCode = this.#isPartOfCode(word)
      ? dictionary.codes.get(markNumber(word).raw)
      : undefined;
    for (const postings of [dictionary.get(word.raw), dictionary.codes.get(word.raw), inCode])
      if (postings)
        this.#add({ postings, typos: 0, whole: true, term: word.raw }, WEIGHTS.whole, index);
    this.#matchForms(word, index);
    this.#scoreProse(word.stem, WEIGHTS.whole, index);
  }

  /** True where the number is joined to its neighbour by something other than a space. */
  #isPartOfCode({ raw, start, end }: Word): boolean {
    const { text } = this.#query;
    return /^\d+$/.test(raw) && (/\S/.test(text[start - 1] ?? '') || /\S/.test(text[end] ?? ''));
  }

  /** Matches a known but rare word, and also far more frequent terms at distance 1. */
  #addMoreFrequent({ raw }: Word, index: number): void {
    if (typosAllowed(raw) === 0) return;
    const minRecords = this.#matches * TYPO_FREQUENCY_RATIO;
    for (const candidate of findSimilarTerms(this.#source, {
      word: raw,
      maxTypos: 1,
      prefix: false,
    }))
      if (candidate.typos === 1 && candidate.postings.length > minRecords)
        this.#add(candidate, WEIGHTS.oneTypo, index);
  }

  #matchForms({ raw, stem }: Word, index: number): void {
    const { dictionary, folding } = this.#source;
    const lookup = (term: string, weight: number) => {
      const postings = dictionary.get(term);
      if (postings) this.#add({ postings, typos: 0, whole: true, term }, weight, index);
    };
    if (stem !== raw) lookup(stem, WEIGHTS.whole);
    for (const form of variantsOf(stem, folding.language)) lookup(form, WEIGHTS.variant);
    for (const head of new Set([raw, stem]))
      dictionary.findEndings(head, (postings, typos, whole, term) =>
        this.#add({ postings, typos, whole, term }, WEIGHTS.ending, index),
      );
  }

  /** Matches records that contain all terms of the alternative. */
  #matchAlternative({ terms, weight }: Alternative, index: number): void {
    const { dictionary, fieldSum, budget } = this.#source;
    const [term = '', ...others] = terms;
    if (others.length === 0) this.#scoreProse(term, weight, index);
    const [first, ...rest] = terms.map((item) => dictionary.get(item));
    if (!first || rest.some((postings) => postings === undefined)) return;
    budget.spend(first.length * (1 + 4 * rest.length));
    for (const item of terms)
      this.#cacheTerm({ term: item, postings: first, typos: 0, whole: true }, item.length, index);
    for (let i = 0; i < first.length; i++) {
      const slot = first.slots[i] as number;
      const fieldMask = first.fieldMasks[i] as number;
      if (rest.every((postings) => postings?.has(slot)))
        this.#scoreSlot(slot, fieldMask, weight * fieldSum(fieldMask, slot));
    }
  }

  /** Matches all terms at the smallest distance; if none, the last part of the compound. */
  #matchNearest({ raw, stem }: Word, index: number, prefix: boolean): void {
    const nearest = findNearest(this.#source, raw, prefix);
    if (nearest.length === 0) this.#matchLastPart({ raw, stem }, index);
    for (const candidate of nearest) {
      const weight = matchWeight(candidate.typos, candidate.whole);
      this.#add(candidate, weight, index);
      if (candidate.whole) this.#scoreProse(candidate.term, weight, index);
    }
    const likeliest = nearest.length > 0 ? nearest.reduce(moreFrequent) : undefined;
    if (likeliest) this.corrections.set(index, likeliest.term);
  }

  /** Matches the last part of a compound: bags for `ledertasche`, leather ones first. */
  #matchLastPart({ raw, stem }: Pick<Word, 'raw' | 'stem'>, index: number): void {
    const { dictionary, scratch, lists } = this.#source;
    const cut = dictionary.findLastPart(stem, lists.knownWords);
    if (cut === null) return;
    const part = stem.slice(cut);
    const whole = dictionary.get(part);
    if (whole)
      this.#add({ postings: whole, typos: 0, whole: true, term: part }, WEIGHTS.ending, index);
    dictionary.findEndings(part, (postings, typos, isWhole, term) =>
      this.#add({ postings, typos, whole: isWhole, term }, WEIGHTS.ending, index),
    );
    const modifier = dictionary.get(stem.slice(0, cut));
    for (const slot of scratch.touched.subarray(0, this.#matches))
      if (modifier && !modifier.has(slot))
        scratch.best[slot] = (scratch.best[slot] as number) * WITHOUT_MODIFIER;
    // Reported as typed: the stem (`tasch`) is not a word.
    this.corrections.set(index, raw.slice(cut));
  }

  #add(candidate: Candidate, weight: number, index: number): void {
    const { term, whole, typos, postings } = candidate;
    this.#cacheTerm(
      candidate,
      whole || typos > 0
        ? term.length
        : Math.min(term.length, (this.words[index] as Word).raw.length),
      index,
    );
    this.#scorePostings(postings, weight, this.#source.fieldSum);
  }

  #scorePostings({ slots, fieldMasks, length }: Postings, weight: number, sumOf: FieldSum): void {
    const { scratch, budget } = this.#source;
    const { best, bestFieldMask, touched } = scratch;
    budget.spend(READS_PER_TERM + length * 2);
    // The hottest loop of a search, so everything that it needs is in a local variable.
    let count = this.#matches;
    for (let i = 0; i < length; i++) {
      const slot = slots[i] as number;
      const fieldMask = fieldMasks[i] as number;
      const score = weight * sumOf(fieldMask, slot);
      const bestSoFar = best[slot] as number;
      if (bestSoFar === 0) touched[count++] = slot;
      else if (score <= bestSoFar) continue;
      best[slot] = score;
      bestFieldMask[slot] = fieldMask;
    }
    this.#matches = count;
  }

  /** Adds the score of long texts. Only the stem is looked up, so that a word counts once. */
  #scoreProse(stem: string, weight: number, index: number): void {
    const { dictionary, proseSum, scratch, budget } = this.#source;
    const postings = dictionary.prose.get(stem);
    if (!postings) return;
    this.#cacheTerm({ term: stem, postings, typos: 0, whole: true }, stem.length, index);
    const { slots, fieldMasks, length } = postings;
    const { best, bestFieldMask, touched } = scratch;
    budget.spend(READS_PER_TERM + length * 2);
    let count = this.#matches;
    for (let i = 0; i < length; i++) {
      const slot = slots[i] as number;
      const bestSoFar = best[slot] as number;
      if (bestSoFar === 0) {
        touched[count++] = slot;
        bestFieldMask[slot] = 0;
      }
      best[slot] = bestSoFar + weight * proseSum(fieldMasks[i] as number, slot);
    }
    this.#matches = count;
  }

  #cacheTerm({ term, typos, whole }: Candidate, letters: number, word: number): void {
    if ((this.terms.get(term)?.letters ?? 0) < letters)
      this.terms.set(term, { letters, word, typos, whole });
  }

  #scoreSlot(slot: number, fieldMask: number, score: number): void {
    const { best, bestFieldMask, touched } = this.#source.scratch;
    const bestSoFar = best[slot] as number;
    if (bestSoFar === 0) touched[this.#matches++] = slot;
    if (score <= bestSoFar) return;
    best[slot] = score;
    bestFieldMask[slot] = fieldMask;
  }

  /** Adds the word to the totals. Its document frequency is known only after all its matches. */
  #addToTotals(index: number): void {
    const { best, bestFieldMask, flags, touched, words, total, matched } = this.#source.scratch;
    const { kinds } = this.#source.plan;
    const weight = inverseDocumentFrequency(this.#matches, this.#source.records);
    this.weights[index] = weight;
    let [inShort, ofKind] = [0, 0];
    for (let i = 0; i < this.#matches; i++) {
      const slot = touched[i] as number;
      const fieldMask = bestFieldMask[slot] as number;
      if (words[slot] === 0) matched[this.recordCount++] = slot;
      if (fieldMask !== 0) inShort++;
      if (fieldsOf(fieldMask) & kinds) ofKind++;
      words[slot] = (words[slot] as number) | (1 << index);
      total[slot] = (total[slot] as number) + weight * saturate(best[slot] as number);
      flags[slot] =
        ((flags[slot] as number) & MATCH_FLAGS.short) |
        (fieldMask === 0 ? 0 : MATCH_FLAGS.short) |
        (fieldMask & BEFORE_ACCESSORY ? MATCH_FLAGS.accessory : 0);
      best[slot] = 0;
    }
    if (ofKind > 0 && ofKind >= inShort * KIND_SHARE && ofKind < this.#fewestOfKind) {
      this.#fewestOfKind = ofKind;
      this.kindWord = index;
    }
  }
}
