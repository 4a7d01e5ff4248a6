/** Derives a product's name from the titles of its variants. */
import { isColourWord } from '../values/colours.ts';

export type VariantTitle = {
  readonly title: string;
  readonly colour: string;
  readonly size: string;
};

/**
 * Takes the words that all titles share, without colour and size, and ends with a noun.
 * White Plimsolls and Blue Plimsolls give Plimsolls; Blue Polygon Shirt and Dark Polygon Tee give
 * Polygon Shirt.
 */
export function deriveProductName(variants: readonly VariantTitle[]): string {
  const first = variants[0]?.title ?? '';
  if (variants.every(({ title }) => title === first)) return first;
  const titles = variants.map(withoutColourAndSize);
  const [example = []] = titles;
  const common = example.filter((word) =>
    titles.every((words) => words.some((other) => isSameWord(word, other))),
  );
  if (common.length === 0) return example.length > 0 ? example.join(' ') : first;
  // An English name needs its last word; when the titles differ in it, the first title's is used.
  const noun = example.at(-1);
  const isNounShared =
    noun === undefined || titles.every((words) => isSameWord(words.at(-1) ?? '', noun));
  return [...common, ...(isNounShared || common.includes(noun) ? [] : [noun])].join(' ');
}

function withoutColourAndSize({ title, colour, size }: VariantTitle): string[] {
  const optionWords = new Set(
    [...splitWords(colour.replaceAll('/', ' ')), ...splitWords(size)].map((word) =>
      word.toLowerCase(),
    ),
  );
  const words = splitWords(title).filter(
    (word) => !optionWords.has(normalise(word)) && !isColourWord(word),
  );
  return words
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => word.replace(/[,;:–-]+$/, ''));
}

function splitWords(text: string): string[] {
  return text.split(/[\s()|]+/).filter((word) => word !== '');
}

function isSameWord(a: string, b: string): boolean {
  return normalise(a) === normalise(b);
}

function normalise(word: string): string {
  return word.toLowerCase().replace(/[,;:–-]+$/, '');
}
