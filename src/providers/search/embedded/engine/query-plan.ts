/** What else may be meant by the words of a query: synonyms, words written together or apart. */
import type { Dictionary } from './dictionary.ts';
import type { Word } from './fold.ts';
import { MAX_PHRASE, type WordLists } from './word-lists.ts';

/** Records that hold all `terms` count as holding the query's words `from` up to `to`. */
export type Alternative = {
  readonly from: number;
  readonly to: number;
  readonly terms: readonly string[];
  readonly worth: number;
};

/** More words than these are not asked for. */
const MAX_WORDS = 10;
const MAX_ALTERNATIVES = 40;
/** Shorter parts of a word are more often chance than meaning. */
const LEAST_PART = 3;

const WORTH = { synonym: 0.8, joined: 0.5, apart: 0.85 } as const;

/** Each word once, without those that mean nothing, unless nothing else is left. */
export function meaningfulWords(words: readonly Word[], { stopWords }: WordLists): readonly Word[] {
  const distinct = [
    ...new Map(words.map((word) => [word.raw, word] as const).reverse()).values(),
  ].reverse();
  const kept = distinct.filter(({ raw }) => !stopWords.has(raw));
  return (kept.length > 0 ? kept : distinct).slice(0, MAX_WORDS);
}

export function findAlternatives(
  words: readonly Word[],
  lists: WordLists,
  dictionary: Dictionary,
  language: string,
): Alternative[] {
  const found: Alternative[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_PHRASE); to++) {
      const phrase = words.slice(from, to);
      const key = phrase.map(({ stem }) => stem).join(' ');
      for (const terms of lists.synonyms.get(key) ?? [])
        found.push({ from, to, terms, worth: WORTH.synonym });
      const joined = phrase.map(({ raw }) => raw).join('');
      if (to - from === 2 && dictionary.get(joined))
        found.push({ from, to, terms: [joined], worth: WORTH.joined });
    }
    const apart = takeApart(words[from]?.raw ?? '', dictionary, language);
    if (apart) found.push({ from, to: from + 1, terms: apart, worth: WORTH.apart });
  }
  return found.slice(0, MAX_ALTERNATIVES);
}

/** Neighbours as they were written, with words without meaning between them: `sac à main`. */
export function writtenPhrases(written: readonly Word[], words: readonly Word[]): Alternative[] {
  const places = new Map(words.map(({ raw }, index) => [raw, index]));
  return written.flatMap((_, start) => {
    const phrase = written.slice(start, start + MAX_PHRASE);
    const [from, between, last] = phrase.map(({ raw }) => places.get(raw));
    if (from === undefined || between !== undefined || last !== from + 1) return [];
    return [{ from, to: last + 1, terms: phrase.map(({ stem }) => stem), worth: 1 }];
  });
}

/** `footstool` as foot + stool, `lederjacke` as leder + jack(e); the parts must be words of the index. */
function takeApart(
  word: string,
  dictionary: Dictionary,
  language: string,
): readonly string[] | null {
  if (/\d/.test(word)) return null;
  for (let cut = LEAST_PART; cut <= word.length - LEAST_PART; cut++) {
    const first = word.slice(0, cut);
    const bare = language === 'de' ? first.replace(/(?<=.{3})(?:es|en|s|n|e)$/, '') : first;
    const head = dictionary.get(first) ? first : bare;
    const tail = word.slice(cut);
    if (dictionary.get(head) && dictionary.get(tail)) return [head, tail];
  }
  return null;
}
