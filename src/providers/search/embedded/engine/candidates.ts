/** Words of the index that a word of a query may have been meant as. */
import { type Found, type Lookup, typosAllowed } from './dictionary.ts';
import type { TextSource } from './match-text.ts';
import type { Postings } from './postings.ts';

export type Candidate = {
  readonly term: string;
  readonly postings: Postings;
  readonly typos: number;
  readonly whole: boolean;
};

type Source = Pick<TextSource, 'dictionary' | 'work'>;

/** The longest word that is corrected further than usual when nothing else is found. */
const DESPERATE = 5;
/** Of a word whose beginning is misspelt so much must be there: a lamp is no lambswool. */
const LEAST_BEGUN = 0.6;
/** So many letters begin any word, however long, where two of them are the wrong way round. */
const LEAST_SWAPPED = 5;

/** All that are equally near. */
export function findNearest(source: Source, word: string, prefix: boolean): readonly Candidate[] {
  const usual = typosAllowed(word);
  if (usual === 0) return [];
  const nearest = near(source, { word, maxTypos: usual, prefix });
  if (nearest.length > 0 || word.length < DESPERATE || usual === 2) return nearest;
  // Further away another first letter is another word: a wedding is no bedding.
  return near(source, { word, maxTypos: 2, prefix: false }).filter(
    ({ term }) => term[0] === word[0],
  );
}

function near(source: Source, lookup: Lookup): Candidate[] {
  const candidates = reachTerms(source, lookup);
  const fewest = Math.min(...candidates.map(({ typos }) => typos));
  return candidates.filter(({ typos }) => typos === fewest);
}

/** Few people miss the first letter, so missing it counts twice; writing the first two the wrong way round does not. */
export function reachTerms({ dictionary, work }: Source, lookup: Lookup): Candidate[] {
  const candidates: Candidate[] = [];
  const take: Found = (postings, distance, whole, term) => {
    const { word, maxTypos } = lookup;
    const isOther =
      distance > 0 && term[0] !== word[0] && !(term[0] === word[1] && term[1] === word[0]);
    const typos = distance + (isOther ? 1 : 0);
    const isTooShort =
      typos > 0 && !whole && word.length < term.length * LEAST_BEGUN && !isSwapped(word, term);
    if (typos <= maxTypos && !isTooShort) candidates.push({ postings, typos, whole, term });
  };
  dictionary.find(lookup, take, work);
  return candidates;
}

/** Whether the word begins the term but for two neighbouring letters: `sewat` for `sweatshirt`. */
function isSwapped(word: string, term: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== term[index]);
  const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
  return word.length >= LEAST_SWAPPED && term.startsWith(swapped);
}

/** Whole words before begun ones, then the more frequent. */
export function likelier(best: Candidate, one: Candidate): Candidate {
  const rank = ({ whole, postings }: Candidate) => (whole ? 1e9 : 0) + postings.length;
  return rank(best) >= rank(one) ? best : one;
}
