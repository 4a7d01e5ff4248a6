/** One run over the words of a query: which records hold which of them, and how much that is worth. */
import { type Found, type Look, typosAllowed } from './dictionary.ts';
import type { Word } from './fold.ts';
import type { TextQuery, TextSource } from './match-text.ts';
import { type Postings, positionOf } from './postings.ts';
import type { Alternative } from './query-plan.ts';
import { rarity, WORTH, worthOf } from './scoring.ts';
import { variantsOf } from './variants.ts';

/** A word that a record may hold for a word of the query; `letters` is how much of it was asked for. */
export type MatchedTerm = { readonly letters: number; readonly word: number; readonly typos: number; readonly whole: boolean };

type Candidate = { readonly term: string; readonly postings: Postings; readonly typos: number; readonly whole: boolean };

/** Taking up a term costs as much as looking at so many records. */
const LOOKS_PER_TERM = 50;
/** Two words side by side in the name, as in the query. */
const ADJACENT = 0.12;
/** The longest word that is corrected further than usual when nothing else is found. */
const DESPERATE = 5;
/** Of a word whose beginning is misspelt so much must be there: a lamp is no lambswool. */
const LEAST_BEGUN = 0.6;
/** So many letters begin any word, however long, where two of them are the wrong way round. */
const LEAST_SWAPPED = 5;
/** What a thing is, of another kind than asked for. */
const WITHOUT_MODIFIER = 0.6;

export class Matching {
  /** How many records hold any word: the first ones of `scratch.matched`. */
  found = 0;
  /** The total of a record that holds every word in the best way. */
  ideal = 0;
  readonly words: readonly Word[];
  readonly terms = new Map<string, MatchedTerm>();
  /** By word: what it was taken for, the most frequent of the nearest. */
  readonly corrections = new Map<number, string>();
  readonly #source: TextSource;
  readonly #alternatives: readonly Alternative[];
  readonly #query: TextQuery;
  #touched = 0;

  constructor(source: TextSource, words: readonly Word[], alternatives: readonly Alternative[], query: TextQuery) {
    this.words = words;
    this.#source = source;
    this.#alternatives = alternatives;
    this.#query = query;
    const { scratch } = source;
    for (const array of [scratch.words, scratch.total, scratch.best, scratch.before]) array.fill(0, 0, source.slots);
  }

  run(): void {
    for (const index of this.words.keys()) this.#word(index);
  }

  #word(index: number): void {
    const word = this.words[index] as Word;
    const { typos, prefix } = this.#query;
    this.#touched = 0;
    const begun = prefix && index === this.words.length - 1 && !/^\d+$/.test(word.raw);
    const allowed = typos === 'true' ? typosAllowed(word.raw) : 0;
    for (const candidate of this.#reach({ word: word.raw, maxTypos: allowed, prefix: begun }))
      this.#take(candidate, worthOf(candidate.typos, candidate.whole), index);
    this.#forms(word, index);
    for (const alternative of this.#alternatives)
      if (alternative.from <= index && index < alternative.to) this.#alternative(alternative, index);
    if (this.#touched === 0 && typos !== 'false') this.#correct(word, index, begun);
    this.#settle(index);
  }

  #forms({ raw, stem }: Word, index: number): void {
    const { dictionary, folding } = this.#source;
    const lookUp = (term: string, worth: number) => {
      const postings = dictionary.get(term);
      if (postings) this.#take({ postings, typos: 0, whole: true, term }, worth, index);
    };
    if (stem !== raw) lookUp(stem, WORTH.whole);
    for (const form of variantsOf(stem, folding.language)) lookUp(form, WORTH.variant);
    for (const head of new Set([raw, stem]))
      dictionary.findEndings(head, (postings, typos, whole, term) => this.#take({ postings, typos, whole, term }, WORTH.ending, index));
  }

  /** Every record that holds all the terms of the alternative. */
  #alternative({ terms, worth }: Alternative, index: number): void {
    const [first, ...rest] = terms.map((term) => this.#source.dictionary.get(term));
    if (!first || rest.some((postings) => postings === undefined)) return;
    this.#source.work.spend(first.length * (1 + 4 * rest.length));
    for (const term of terms) this.#remember({ term, postings: first, typos: 0, whole: true }, term.length, index);
    for (let i = 0; i < first.length; i++) {
      const slot = first.slots[i] as number;
      if (rest.every((postings) => postings?.has(slot))) this.#touch(slot, first.places[i] as number, worth);
    }
  }

  /** The nearest words of the index, all that are equally near; where none is, what the word ends with. */
  #correct({ raw, stem }: Word, index: number, prefix: boolean): void {
    const nearest = this.#nearest(raw, prefix);
    if (nearest.length === 0) this.#lastPart({ raw, stem }, index);
    for (const candidate of nearest) this.#take(candidate, worthOf(candidate.typos, candidate.whole), index);
    const likeliest = nearest.reduce<Candidate | undefined>((best, one) => (best && rank(best) >= rank(one) ? best : one), undefined);
    if (likeliest) this.corrections.set(index, likeliest.term);
  }

  #nearest(word: string, prefix: boolean): readonly Candidate[] {
    const usual = typosAllowed(word);
    if (usual === 0) return [];
    const nearest = this.#near(word, usual, prefix);
    if (nearest.length > 0 || word.length < DESPERATE || usual === 2) return nearest;
    // Further away another first letter is another word: a wedding is no bedding.
    return this.#near(word, 2, false).filter(({ term }) => term[0] === word[0]);
  }

  /** A bag for whoever asks for a `ledertasche` where there is none; those of leather first. */
  #lastPart({ raw, stem }: Pick<Word, 'raw' | 'stem'>, index: number): void {
    const { dictionary, scratch } = this.#source;
    const cut = dictionary.findLastPart(stem);
    if (cut === null) return;
    const part = stem.slice(cut);
    const whole = dictionary.get(part);
    if (whole) this.#take({ postings: whole, typos: 0, whole: true, term: part }, WORTH.ending, index);
    dictionary.findEndings(part, (postings, typos, isWhole, term) =>
      this.#take({ postings, typos, whole: isWhole, term }, WORTH.ending, index),
    );
    const modifier = dictionary.get(stem.slice(0, cut));
    for (const slot of scratch.touched.subarray(0, this.#touched))
      if (modifier && !modifier.has(slot)) scratch.best[slot] = (scratch.best[slot] as number) * WITHOUT_MODIFIER;
    // A stem is no word: `tasch`.
    this.corrections.set(index, raw.slice(cut));
  }

  #near(word: string, maxTypos: number, prefix: boolean): Candidate[] {
    const candidates = this.#reach({ word, maxTypos, prefix });
    const fewest = Math.min(...candidates.map(({ typos }) => typos));
    return candidates.filter(({ typos }) => typos === fewest);
  }

  /** Few people miss the first letter, so missing it counts twice; writing the first two the wrong way round does not. */
  #reach(look: Look): Candidate[] {
    const candidates: Candidate[] = [];
    const { dictionary, work } = this.#source;
    const take: Found = (postings, distance, whole, term) => {
      const { word, maxTypos } = look;
      const isOther = distance > 0 && term[0] !== word[0] && !(term[0] === word[1] && term[1] === word[0]);
      const typos = distance + (isOther ? 1 : 0);
      const isTooShort = typos > 0 && !whole && word.length < term.length * LEAST_BEGUN && !isSwapped(word, term);
      if (typos <= maxTypos && !isTooShort) candidates.push({ postings, typos, whole, term });
    };
    dictionary.find(look, take, work);
    return candidates;
  }

  #take(candidate: Candidate, worth: number, index: number): void {
    const { term, whole, typos, postings } = candidate;
    this.#remember(candidate, whole || typos > 0 ? term.length : Math.min(term.length, (this.words[index] as Word).raw.length), index);
    const { slots, places, length } = postings;
    const { weights, scratch, work } = this.#source;
    const { best, bestAt, touched } = scratch;
    work.spend(LOOKS_PER_TERM + length * 2);
    // The hottest loop of a search: everything that it needs stands in a local.
    let count = this.#touched;
    for (let i = 0; i < length; i++) {
      const slot = slots[i] as number;
      const at = places[i] as number;
      const known = best[slot] as number;
      if (known === 0) touched[count++] = slot;
      else if (worth <= known) continue;
      const score = worth * weights(at);
      if (score <= known) continue;
      best[slot] = score;
      bestAt[slot] = at;
    }
    this.#touched = count;
  }

  #remember({ term, typos, whole }: Candidate, letters: number, word: number): void {
    if ((this.terms.get(term)?.letters ?? 0) < letters) this.terms.set(term, { letters, word, typos, whole });
  }

  #touch(slot: number, at: number, worth: number): void {
    const { best, bestAt, touched } = this.#source.scratch;
    const score = worth * this.#source.weights(at);
    const known = best[slot] as number;
    if (known === 0) touched[this.#touched++] = slot;
    if (score <= known) return;
    best[slot] = score;
    bestAt[slot] = at;
  }

  /** Adds the word to the totals; how rare it is, is known only now. */
  #settle(index: number): void {
    const { best, bestAt, before, touched, words, total, matched } = this.#source.scratch;
    const worth = rarity(this.#touched, this.#source.records);
    this.ideal += worth * (index > 0 ? 1 + ADJACENT : 1);
    for (let i = 0; i < this.#touched; i++) {
      const slot = touched[i] as number;
      const at = bestAt[slot] as number;
      const position = at & 1 ? positionOf(at) + 1 : 0;
      const follows = position > 1 && index > 0 && before[slot] === position - 1 && ((words[slot] as number) >>> (index - 1)) & 1;
      if (words[slot] === 0) matched[this.found++] = slot;
      words[slot] = (words[slot] as number) | (1 << index);
      total[slot] = (total[slot] as number) + worth * ((best[slot] as number) + (follows ? ADJACENT : 0));
      before[slot] = position;
      best[slot] = 0;
    }
  }
}

/** Whether the word begins the term but for two neighbouring letters: `sewat` for `sweatshirt`. */
function isSwapped(word: string, term: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== term[index]);
  const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
  return word.length >= LEAST_SWAPPED && term.startsWith(swapped);
}

/** Whole words before begun ones, then the more frequent. */
function rank({ whole, postings }: Candidate): number {
  return (whole ? 1e9 : 0) + postings.length;
}
