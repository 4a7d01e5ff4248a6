/** Stop words, synonyms and known words of a language or a merchant, folded for lookup. */
import type { Folding } from './fold.ts';

/**
 * Word lists as in a file. In `synonyms` all phrases of a group are equivalent; in `oneWay` the key
 * also matches its phrases, but not the reverse.
 */
export type WordListFile = {
  readonly stopWords?: readonly string[];
  /**
   * Names of products and materials that are not corrected as typos, even where the index has none.
   */
  readonly knownWords?: readonly string[];
  readonly synonyms?: readonly (readonly string[])[];
  readonly oneWay?: Readonly<Record<string, readonly string[]>>;
};

/** Folded; a phrase is its singular words joined by spaces. */
export type WordLists = {
  readonly stopWords: ReadonlySet<string>;
  /** In the singular. */
  readonly knownWords: ReadonlySet<string>;
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
};

export const NO_WORD_LISTS: WordLists = {
  stopWords: new Set(),
  knownWords: new Set(),
  synonyms: new Map(),
};

/** Longest phrase that is looked up, in words. */
export const MAX_PHRASE = 3;

export function createWordLists(files: readonly WordListFile[], folding: Folding): WordLists {
  const stopWords = new Set(
    files.flatMap(({ stopWords: list = [] }) =>
      list.flatMap((text) => folding.words(text).map(({ raw }) => raw)),
    ),
  );
  const knownWords = new Set(
    files.flatMap(({ knownWords: list = [] }) =>
      list.flatMap((text) => folding.words(text).map(({ stem }) => stem)),
    ),
  );
  const synonyms = new Map<string, (readonly string[])[]>();
  // As in a query, stop words inside a phrase are dropped: `robe de chambre`.
  const wordsOf = (phrase: string) => {
    const words = folding.words(phrase);
    const retained = words.filter(({ raw }) => !stopWords.has(raw));
    return (retained.length > 0 ? retained : words).map(({ stem }) => stem);
  };
  const link = (from: string, to: string) => {
    const source = wordsOf(from);
    const target = wordsOf(to);
    if (
      source.length === 0 ||
      source.length > MAX_PHRASE ||
      target.length === 0 ||
      target.length > MAX_PHRASE
    )
      return;
    const key = source.join(' ');
    for (const word of [...source, ...target]) knownWords.add(word);
    if (key !== target.join(' ')) synonyms.set(key, [...(synonyms.get(key) ?? []), target]);
  };
  for (const file of files) {
    for (const group of file.synonyms ?? [])
      for (const from of group) for (const to of group) link(from, to);
    for (const [from, targets] of Object.entries(file.oneWay ?? {}))
      for (const to of targets) link(from, to);
  }
  return { stopWords, knownWords, synonyms };
}
