/** Finds the records that hold every word of a query and says how well: typos, exactness, place. */
import type { Bits } from './bits.ts';
import { createBits, setBit } from './bits.ts';
import { type Dictionary, typosAllowed } from './dictionary.ts';
import type { Folding, Word } from './fold.ts';
import type { Postings } from './postings.ts';

/** A word that a record may hold for a word of the query; `letters` is how much of it was asked for. */
export type MatchedTerm = { readonly letters: number; readonly word: number };

export type TextMatch = {
  readonly slots: Uint32Array;
  /** By position in `slots`; lower is better. Below 2^25. */
  readonly scores: Uint32Array;
  readonly bits: Bits;
  /** For highlighting: every term that matched. */
  readonly terms: ReadonlyMap<string, MatchedTerm>;
  readonly words: readonly string[];
};

/**
 * `min` keeps only the records with the fewest typos, so that a sort by price brings no near misses up;
 * `true` keeps them all, `false` allows none.
 */
export type TypoTolerance = 'min' | 'true' | 'false';

/** More words than these are not asked for. */
const MAX_WORDS = 10;

// A score is a sum over words of: typos (5 bits), inexact words (4), attribute (8), position (8).
const TYPO = 1 << 20;
const INEXACT = 1 << 16;

export type TextQuery = { readonly text: string; readonly prefix: boolean; readonly typos: TypoTolerance };

export function queryWords(text: string, folding: Folding): Word[] {
  const distinct = new Map<string, Word>();
  for (const word of folding.words(text)) if (!distinct.has(word.raw)) distinct.set(word.raw, word);
  return [...distinct.values()].slice(0, MAX_WORDS);
}

/** Room for one number for each slot, used again by every query: large short-lived arrays would keep the collector busy. */
export type Scratch = {
  /** How many words in a row each record has matched. */
  readonly reached: Uint8Array;
  readonly total: Uint32Array;
  readonly best: Uint32Array;
  readonly matched: Uint32Array;
};

export function createScratch(slots: number): Scratch {
  const numbers = () => new Uint32Array(slots);
  return { reached: new Uint8Array(slots), total: numbers(), best: numbers(), matched: numbers() };
}

export function matchText(dictionary: Dictionary, words: readonly Word[], query: TextQuery, scratch: Scratch): TextMatch {
  // Without typos first: it is cheaper, and where it finds something `min` wants nothing else.
  const exact = new Matching(dictionary, scratch, false);
  exact.all(words, query.prefix);
  if (query.typos === 'false' || (query.typos === 'min' && exact.found > 0)) return exact.result(words, false);
  const tolerant = new Matching(dictionary, scratch, true);
  tolerant.all(words, query.prefix);
  return tolerant.result(words, query.typos === 'min');
}

class Matching {
  /** How many records hold all words so far: the first ones of `scratch.matched`. */
  found = 0;
  readonly #dictionary: Dictionary;
  readonly #tolerant: boolean;
  readonly #scratch: Scratch;
  readonly #terms = new Map<string, MatchedTerm>();

  constructor(dictionary: Dictionary, scratch: Scratch, tolerant: boolean) {
    this.#dictionary = dictionary;
    this.#tolerant = tolerant;
    this.#scratch = scratch;
    scratch.reached.fill(0);
    scratch.total.fill(0);
  }

  all(words: readonly Word[], prefixLast: boolean): void {
    const { matched, total, best } = this.#scratch;
    for (const [index, word] of words.entries()) {
      this.found = 0;
      this.#word(word, index, prefixLast && index === words.length - 1);
      for (let i = 0; i < this.found; i++) {
        const slot = matched[i] as number;
        total[slot] = (total[slot] as number) + (best[slot] as number);
      }
      if (this.found === 0) return;
    }
  }

  #word(word: Word, index: number, prefix: boolean): void {
    const look = { word: word.raw, maxTypos: this.#tolerant ? typosAllowed(word.raw) : 0, prefix };
    this.#dictionary.find(look, (postings, typos, whole, term) => {
      this.#remember(term, whole || typos > 0 ? term.length : word.raw.length, index);
      this.#count(postings, typos * TYPO + (whole ? 0 : INEXACT), index);
    });
    if (word.stem === word.raw) return;
    this.#dictionary.find({ word: word.stem, maxTypos: 0, prefix: false }, (postings, _typos, _whole, term) => {
      this.#remember(term, term.length, index);
      this.#count(postings, 0, index);
    });
  }

  #remember(term: string, letters: number, word: number): void {
    if ((this.#terms.get(term)?.letters ?? 0) < letters) this.#terms.set(term, { letters, word });
  }

  #count({ slots, places, length }: Postings, penalty: number, index: number): void {
    const { reached, best, matched } = this.#scratch;
    let { found } = this;
    for (let i = 0; i < length; i++) {
      const slot = slots[i] as number;
      const score = penalty + (places[i] as number);
      if (reached[slot] === index) {
        reached[slot] = index + 1;
        best[slot] = score;
        matched[found++] = slot;
      } else if (reached[slot] === index + 1 && score < (best[slot] as number)) best[slot] = score;
    }
    this.found = found;
  }

  result(words: readonly Word[], fewestTypos: boolean): TextMatch {
    const { total, matched } = this.#scratch;
    let slots = matched.slice(0, this.found);
    if (fewestTypos) {
      const fewest = slots.reduce((least, slot) => Math.min(least, (total[slot] as number) >>> 20), 31);
      slots = slots.filter((slot) => (total[slot] as number) >>> 20 === fewest);
    }
    const bits = createBits(total.length);
    const scores = new Uint32Array(slots.length);
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number;
      setBit(bits, slot);
      scores[i] = total[slot] as number;
    }
    return { slots, scores, bits, terms: this.#terms, words: words.map((word) => word.raw) };
  }
}
