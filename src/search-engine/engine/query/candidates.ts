/** Index terms that a possibly misspelt query word may mean. */
import { type OnMatch, type TermLookup, typosAllowed } from '../index/dictionary.ts';
import type { Postings } from '../index/postings.ts';
import type { TextSource } from './match-text.ts';

export type Candidate = {
  readonly term: string;
  readonly postings: Postings;
  readonly typos: number;
  readonly whole: boolean;
};

type Source = Pick<TextSource, 'dictionary' | 'budget'>;

/** Shortest word, in letters, that is retried with two typos when nothing matches with one. */
const MIN_TWO_TYPOS_LENGTH = 5;
/**
 * Least share of a term's letters that a misspelt prefix must have: `lamp` must not match
 * `lambswool`.
 */
const MIN_TYPED_SHARE = 0.6;
/**
 * Shortest word, in letters, that may match the prefix of a term of any length with two letters
 * swapped.
 */
const MIN_SWAPPED_LENGTH = 5;

/** Returns all terms at the smallest distance. */
export function findNearest(source: Source, word: string, prefix: boolean): readonly Candidate[] {
  const allowedTypos = typosAllowed(word);
  if (allowedTypos === 0) return [];
  const nearest = findClosestTerms(source, { word, maxTypos: allowedTypos, prefix });
  if (nearest.length > 0 || word.length < MIN_TWO_TYPOS_LENGTH || allowedTypos === 2)
    return nearest;
  // With two typos a different first letter is a different word: `wedding` and `bedding`.
  return findClosestTerms(source, { word, maxTypos: 2, prefix: false }).filter(
    ({ term }) => term[0] === word[0],
  );
}

function findClosestTerms(source: Source, lookup: TermLookup): Candidate[] {
  const candidates = findSimilarTerms(source, lookup);
  const fewest = Math.min(...candidates.map(({ typos }) => typos));
  return candidates.filter(({ typos }) => typos === fewest);
}

/**
 * Finds terms within `maxTypos`. Errors in the first letter are rare, so one there counts twice,
 * unless the first two letters are swapped.
 */
export function findSimilarTerms({ dictionary, budget }: Source, lookup: TermLookup): Candidate[] {
  const candidates: Candidate[] = [];
  const onMatch: OnMatch = (postings, distance, whole, term) => {
    const { word, maxTypos } = lookup;
    const hasOtherFirstLetter =
      distance > 0 && term[0] !== word[0] && !(term[0] === word[1] && term[1] === word[0]);
    const typos = distance + (hasOtherFirstLetter ? 1 : 0);
    const isTooShort =
      typos > 0 && !whole && word.length < term.length * MIN_TYPED_SHARE && !isSwapped(word, term);
    if (typos <= maxTypos && !isTooShort) candidates.push({ postings, typos, whole, term });
  };
  dictionary.find(lookup, onMatch, budget);
  return candidates;
}

/**
 * True where the word is a prefix of the term, apart from two swapped neighbouring letters: `sewat`
 * for `sweatshirt`.
 */
function isSwapped(word: string, term: string): boolean {
  const swapStart = [...word].findIndex((letter, index) => letter !== term[index]);
  const swapped = `${word.slice(0, swapStart)}${word[swapStart + 1]}${word[swapStart]}${word.slice(swapStart + 2)}`;
  return word.length >= MIN_SWAPPED_LENGTH && term.startsWith(swapped);
}

/** More than the number of postings of any term. */
const WHOLE_TERM_RANK = 1e9;

/** Prefers whole terms over prefix matches, then the more frequent. */
export function moreFrequent(best: Candidate, candidate: Candidate): Candidate {
  const rank = ({ whole, postings }: Candidate) => (whole ? WHOLE_TERM_RANK : 0) + postings.length;
  return rank(best) >= rank(candidate) ? best : candidate;
}
