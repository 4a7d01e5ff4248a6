/** Query expansion: synonyms, and words joined or split. */
import type { Dictionary } from '../index/dictionary.ts';
import type { Word } from '../text/fold.ts';
import { MAX_PHRASE, type WordLists } from '../text/word-lists.ts';

/**
 * Records that contain all `terms` count as matching the query's words from `from` to `to`
 * (exclusive).
 */
export type Alternative = {
  readonly from: number;
  readonly to: number;
  readonly terms: readonly string[];
  readonly weight: number;
};

/** Further words of a query are ignored. */
const MAX_WORDS = 10;
const MAX_ALTERNATIVES = 40;
/** Shortest part of a split word, in letters: shorter ones are mostly coincidence. */
const MIN_PART = 3;

const WEIGHTS = { synonym: 0.8, joined: 0.5, apart: 0.85 } as const;

/** Each word once, without stop words unless there are only stop words. */
export function meaningfulWords(words: readonly Word[], { stopWords }: WordLists): readonly Word[] {
  const distinct = [
    ...new Map(words.map((word) => [word.raw, word] as const).reverse()).values(),
  ].reverse();
  const retained = distinct.filter(({ raw }) => !stopWords.has(raw));
  return (retained.length > 0 ? retained : distinct).slice(0, MAX_WORDS);
}

export function findAlternatives(
  words: readonly Word[],
  lists: WordLists,
  dictionary: Dictionary,
  language: string,
): Alternative[] {
  const alternatives: Alternative[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_PHRASE); to++) {
      const phrase = words.slice(from, to);
      const key = phrase.map(({ stem }) => stem).join(' ');
      for (const terms of lists.synonyms.get(key) ?? [])
        alternatives.push({ from, to, terms, weight: WEIGHTS.synonym });
      const joined = phrase.map(({ raw }) => raw).join('');
      if (to - from === 2 && dictionary.get(joined))
        alternatives.push({ from, to, terms: [joined], weight: WEIGHTS.joined });
    }
    const compoundParts = splitCompound(words[from]?.raw ?? '', dictionary, language);
    if (compoundParts)
      alternatives.push({ from, to: from + 1, terms: compoundParts, weight: WEIGHTS.apart });
  }
  return alternatives.slice(0, MAX_ALTERNATIVES);
}

/** Neighbouring words with the stop word between them, as typed: `sac à main`. */
export function findPhrasesWithStopWord(
  typedWords: readonly Word[],
  words: readonly Word[],
): Alternative[] {
  const positions = new Map(words.map(({ raw }, index) => [raw, index]));
  return typedWords.flatMap((_, start) => {
    const phrase = typedWords.slice(start, start + MAX_PHRASE);
    const [from, between, last] = phrase.map(({ raw }) => positions.get(raw));
    if (from === undefined || between !== undefined || last !== from + 1) return [];
    return [{ from, to: last + 1, terms: phrase.map(({ stem }) => stem), weight: 1 }];
  });
}

/**
 * Splits `footstool` into foot + stool, `lederjacke` into leder + jacke; both parts must be terms
 * of the index.
 */
function splitCompound(
  word: string,
  dictionary: Dictionary,
  language: string,
): readonly string[] | null {
  if (/\d/.test(word)) return null;
  for (let cut = MIN_PART; cut <= word.length - MIN_PART; cut++) {
    const first = word.slice(0, cut);
    const withoutLinkingLetters =
      language === 'de' ? first.replace(/(?<=.{3})(?:es|en|s|n|e)$/, '') : first;
    const head = dictionary.get(first) ? first : withoutLinkingLetters;
    const tail = word.slice(cut);
    if (dictionary.get(head) && dictionary.get(tail)) return [head, tail];
  }
  return null;
}
