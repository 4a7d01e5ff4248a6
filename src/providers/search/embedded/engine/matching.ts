/** One run over the words of a query: which records hold which of them, and how much that is worth. */

import { demoteAccessories } from './accessories.ts';
import { type Candidate, findNearest, likelier, reachTerms } from './candidates.ts';
import { typosAllowed } from './dictionary.ts';
import type { Word } from './fold.ts';
import type { TextQuery, TextSource } from './match-text.ts';
import { addPhraseBonuses } from './phrase-bonus.ts';
import { BEFORE_ACCESSORY, fieldsOf, type Postings } from './postings.ts';
import type { Alternative } from './query-plan.ts';
import { markNumber } from './record-terms.ts';
import { type FieldSum, rarity, saturated, WORTH, worthOf } from './scoring.ts';
import { MARK } from './scratch.ts';
import { variantsOf } from './variants.ts';
import { READS_PER_TERM } from './work.ts';

/** A word that a record may hold for a word of the query; `mails` is how much of it was asked for. */
export type MatchedTerm = {
  readonly letters: number;
  readonly word: number;
  readonly typos: number;
  readonly whole: boolean;
};

/** With so many records that hold the word as it is, none is looked for that holds it begun. */
const ENOUGH_WHOLE = 10;
/** Up to so many letters a word is one that somebody is still typing. */
const BARELY_BEGUN = 2;
/** A word that so few records hold may be a typo for one that is so much more frequent. */
const RARE = 5;
const MUCH_MORE = 50;
/** A word says what is looked for if so many of its records are of a kind of its name. */
const KIND_SHARE = 0.3;
/** What a thing is, of another kind than asked for. */
const WITHOUT_MODIFIER = 0.6;

export class Matching {
  /** How many records hold any word: the first ones of `scratch.matched`. */
  found = 0;
  /** By word, how much it says. */
  readonly worths: number[] = [];
  /** The word that says what is looked for: a category of the fewest records; null where none does. */
  kindWord: number | null = null;
  readonly words: readonly Word[];
  readonly terms = new Map<string, MatchedTerm>();
  /** By word: what it was taken for, the most frequent of the nearest. */
  readonly corrections = new Map<number, string>();
  readonly #source: TextSource;
  readonly #alternatives: readonly Alternative[];
  readonly #query: TextQuery;
  #touched = 0;
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
    for (const array of [scratch.words, scratch.total, scratch.best, scratch.marks])
      array.fill(0, 0, source.slots);
  }

  run(): void {
    for (const index of this.words.keys()) this.#word(index);
    addPhraseBonuses(this.#source, this.words, this.#alternatives, this.worths);
    // Only the last word's own look knows where it stood.
    demoteAccessories(this.#source, this.words, this.#touched);
  }

  #word(index: number): void {
    const word = this.words[index] as Word;
    const { typos, prefix } = this.#query;
    this.#touched = 0;
    const isLast = prefix && index === this.words.length - 1 && !/^\d+$/.test(word.raw);
    this.#whole(word, index);
    for (const alternative of this.#alternatives)
      if (alternative.from <= index && index < alternative.to)
        this.#alternative(alternative, index);
    const begun = isLast && (this.#touched < ENOUGH_WHOLE || word.raw.length <= BARELY_BEGUN);
    const allowed = typos === 'true' ? typosAllowed(word.raw) : 0;
    if (begun || allowed > 0)
      for (const candidate of reachTerms(this.#source, {
        word: word.raw,
        maxTypos: allowed,
        prefix: begun,
      }))
        this.#take(candidate, worthOf(candidate.typos, candidate.whole), index);
    if (typos !== 'false' && !this.#isKnown(word)) {
      if (this.#touched === 0) this.#correct(word, index, begun);
      else if (this.#touched < RARE) this.#addMoreFrequent(word, index);
    } else if (this.#touched === 0) this.#lastPart(word, index);
    this.#settle(index);
  }

  #isKnown({ raw, stem }: Word): boolean {
    const { knownWords } = this.#source.lists;
    return knownWords.has(stem) || knownWords.has(raw);
  }

  #whole(word: Word, index: number): void {
    const { dictionary } = this.#source;
    const inCode = this.#isPartOfCode(word)
      ? dictionary.codes.get(markNumber(word).raw)
      : undefined;
    for (const postings of [dictionary.get(word.raw), dictionary.codes.get(word.raw), inCode])
      if (postings)
        this.#take({ postings, typos: 0, whole: true, term: word.raw }, WORTH.whole, index);
    this.#forms(word, index);
    this.#prose(word.stem, WORTH.whole, index);
  }

  /** Whether something other than a space ties it to the word before it or after it. */
  #isPartOfCode({ raw, start, end }: Word): boolean {
    const { text } = this.#query;
    return /^\d+$/.test(raw) && (/\S/.test(text[start - 1] ?? '') || /\S/.test(text[end] ?? ''));
  }

  /** A known word of few records, where one letter further is a word of very many: both are meant. */
  #addMoreFrequent({ raw }: Word, index: number): void {
    if (typosAllowed(raw) === 0) return;
    const least = this.#touched * MUCH_MORE;
    for (const candidate of reachTerms(this.#source, { word: raw, maxTypos: 1, prefix: false }))
      if (candidate.typos === 1 && candidate.postings.length > least)
        this.#take(candidate, WORTH.oneTypo, index);
  }

  #forms({ raw, stem }: Word, index: number): void {
    const { dictionary, folding } = this.#source;
    const lookup = (term: string, worth: number) => {
      const postings = dictionary.get(term);
      if (postings) this.#take({ postings, typos: 0, whole: true, term }, worth, index);
    };
    if (stem !== raw) lookup(stem, WORTH.whole);
    for (const form of variantsOf(stem, folding.language)) lookup(form, WORTH.variant);
    for (const head of new Set([raw, stem]))
      dictionary.findEndings(head, (postings, typos, whole, term) =>
        this.#take({ postings, typos, whole, term }, WORTH.ending, index),
      );
  }

  /** Every record that holds all the terms of the alternative. */
  #alternative({ terms, worth }: Alternative, index: number): void {
    const { dictionary, fieldSum, work } = this.#source;
    const [term = '', ...others] = terms;
    if (others.length === 0) this.#prose(term, worth, index);
    const [first, ...rest] = terms.map((one) => dictionary.get(one));
    if (!first || rest.some((postings) => postings === undefined)) return;
    work.spend(first.length * (1 + 4 * rest.length));
    for (const one of terms)
      this.#cacheTerm({ term: one, postings: first, typos: 0, whole: true }, one.length, index);
    for (let i = 0; i < first.length; i++) {
      const slot = first.slots[i] as number;
      const at = first.places[i] as number;
      if (rest.every((postings) => postings?.has(slot)))
        this.#touch(slot, at, worth * fieldSum(at, slot));
    }
  }

  /** The nearest words of the index, all that are equally near; where none is, what the word ends with. */
  #correct({ raw, stem }: Word, index: number, prefix: boolean): void {
    const nearest = findNearest(this.#source, raw, prefix);
    if (nearest.length === 0) this.#lastPart({ raw, stem }, index);
    for (const candidate of nearest) {
      const worth = worthOf(candidate.typos, candidate.whole);
      this.#take(candidate, worth, index);
      if (candidate.whole) this.#prose(candidate.term, worth, index);
    }
    const likeliest = nearest.length > 0 ? nearest.reduce(likelier) : undefined;
    if (likeliest) this.corrections.set(index, likeliest.term);
  }

  /** A bag for whoever asks for a `ledertasche` where there is none; those of leather first. */
  #lastPart({ raw, stem }: Pick<Word, 'raw' | 'stem'>, index: number): void {
    const { dictionary, scratch, lists } = this.#source;
    const cut = dictionary.findLastPart(stem, lists.knownWords);
    if (cut === null) return;
    const part = stem.slice(cut);
    const whole = dictionary.get(part);
    if (whole)
      this.#take({ postings: whole, typos: 0, whole: true, term: part }, WORTH.ending, index);
    dictionary.findEndings(part, (postings, typos, isWhole, term) =>
      this.#take({ postings, typos, whole: isWhole, term }, WORTH.ending, index),
    );
    const modifier = dictionary.get(stem.slice(0, cut));
    for (const slot of scratch.touched.subarray(0, this.#touched))
      if (modifier && !modifier.has(slot))
        scratch.best[slot] = (scratch.best[slot] as number) * WITHOUT_MODIFIER;
    // A stem is no word: `tasch`.
    this.corrections.set(index, raw.slice(cut));
  }

  #take(candidate: Candidate, worth: number, index: number): void {
    const { term, whole, typos, postings } = candidate;
    this.#cacheTerm(
      candidate,
      whole || typos > 0
        ? term.length
        : Math.min(term.length, (this.words[index] as Word).raw.length),
      index,
    );
    this.#mark(postings, worth, this.#source.fieldSum);
  }

  #mark({ slots, places, length }: Postings, worth: number, sumOf: FieldSum): void {
    const { scratch, work } = this.#source;
    const { best, bestAt, touched } = scratch;
    work.spend(READS_PER_TERM + length * 2);
    // The hottest loop of a search: everything that it needs stands in a local.
    let count = this.#touched;
    for (let i = 0; i < length; i++) {
      const slot = slots[i] as number;
      const at = places[i] as number;
      const score = worth * sumOf(at, slot);
      const known = best[slot] as number;
      if (known === 0) touched[count++] = slot;
      else if (score <= known) continue;
      best[slot] = score;
      bestAt[slot] = at;
    }
    this.#touched = count;
  }

  /** What long texts say is added to what short fields say; so each singular word counts there once. */
  #prose(stem: string, worth: number, index: number): void {
    const { dictionary, proseSum, scratch, work } = this.#source;
    const postings = dictionary.prose.get(stem);
    if (!postings) return;
    this.#cacheTerm({ term: stem, postings, typos: 0, whole: true }, stem.length, index);
    const { slots, places, length } = postings;
    const { best, bestAt, touched } = scratch;
    work.spend(READS_PER_TERM + length * 2);
    let count = this.#touched;
    for (let i = 0; i < length; i++) {
      const slot = slots[i] as number;
      const known = best[slot] as number;
      if (known === 0) {
        touched[count++] = slot;
        bestAt[slot] = 0;
      }
      best[slot] = known + worth * proseSum(places[i] as number, slot);
    }
    this.#touched = count;
  }

  #cacheTerm({ term, typos, whole }: Candidate, letters: number, word: number): void {
    if ((this.terms.get(term)?.letters ?? 0) < letters)
      this.terms.set(term, { letters, word, typos, whole });
  }

  #touch(slot: number, at: number, score: number): void {
    const { best, bestAt, touched } = this.#source.scratch;
    const known = best[slot] as number;
    if (known === 0) touched[this.#touched++] = slot;
    if (score <= known) return;
    best[slot] = score;
    bestAt[slot] = at;
  }

  /** Adds the word to the totals; how rare it is, is known only now. */
  #settle(index: number): void {
    const { best, bestAt, marks, touched, words, total, matched } = this.#source.scratch;
    const { kinds } = this.#source.plan;
    const worth = rarity(this.#touched, this.#source.records);
    this.worths[index] = worth;
    let [inShort, ofKind] = [0, 0];
    for (let i = 0; i < this.#touched; i++) {
      const slot = touched[i] as number;
      const at = bestAt[slot] as number;
      if (words[slot] === 0) matched[this.found++] = slot;
      if (at !== 0) inShort++;
      if (fieldsOf(at) & kinds) ofKind++;
      words[slot] = (words[slot] as number) | (1 << index);
      total[slot] = (total[slot] as number) + worth * saturated(best[slot] as number);
      marks[slot] =
        ((marks[slot] as number) & MARK.short) |
        (at === 0 ? 0 : MARK.short) |
        (at & BEFORE_ACCESSORY ? MARK.accessory : 0);
      best[slot] = 0;
    }
    if (ofKind > 0 && ofKind >= inShort * KIND_SHARE && ofKind < this.#fewestOfKind) {
      this.#fewestOfKind = ofKind;
      this.kindWord = index;
    }
  }
}
