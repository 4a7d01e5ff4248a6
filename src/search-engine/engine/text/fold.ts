/** Normalises text into comparable words: no case, accents or apostrophes, plurals folded. */
import { pluralFold } from './plurals.ts';

/** `raw` is the folded word; `stem` is its singular. Offsets refer to the original text. */
export type Word = {
  readonly raw: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
};

export type Folding = {
  /** Primary language subtag. */
  readonly language: string;
  /** Words of a text, in order. */
  readonly words: (text: string) => Word[];
  /** Hyphenated words without their hyphens: `t-shirt` gives `tshirt`. */
  readonly joined: (text: string) => string[];
};

const WORD = /[\p{L}\p{N}\p{M}\u0640]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;
const HYPHEN = /[-‐‑]/;
const HYPHENATED = /[\p{L}\p{N}\p{M}]+(?:[-‐‑][\p{L}\p{N}\p{M}]+)+/gu;
/** Letters that Unicode does not decompose, and Arabic letters that are written interchangeably. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
  ـ: '',
};
const MAX_WORD = 40;
const MAX_CACHED = 100_000;

function foldLetters(word: string, language: string): string {
  let folded = word.toLowerCase();
  if (language === 'fr') folded = folded.replace(/^(?:qu|[cdjlmnst])['’](?=.)/u, '');
  folded = folded
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[ßæœøłđıىةـ]/gu, (letter) => LETTERS[letter] ?? letter);
  // `ü` is written `ue` on keyboards without umlauts.
  return language === 'de' ? folded.replace(/([aou])e/g, '$1') : folded;
}

const foldings = new Map<string, Folding>();

/** One instance per locale, so that the indexes of several fascias share its cache. */
export function foldingOf(locale: string): Folding {
  const folding = foldings.get(locale) ?? createFolding(locale);
  foldings.set(locale, folding);
  return folding;
}

export function createFolding(locale: string): Folding {
  const language = locale.split('-')[0] ?? '';
  const plural = pluralFold(locale);
  const cache = new Map<string, { raw: string; stem: string }>();

  function fold(word: string): { raw: string; stem: string } {
    const cached = cache.get(word);
    if (cached) return cached;
    const raw = foldLetters(word, language).slice(0, MAX_WORD);
    const folded = { raw, stem: plural(raw) };
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(word, folded);
    return folded;
  }

  return {
    language,
    words(text) {
      const words: Word[] = [];
      for (const match of text.matchAll(WORD)) {
        const { raw, stem } = fold(match[0]);
        if (raw !== '')
          words.push({ raw, stem, start: match.index, end: match.index + match[0].length });
      }
      return words;
    },
    joined: (text) =>
      (HYPHEN.test(text) ? (text.match(HYPHENATED) ?? []) : []).map(
        (word) => fold(word.replace(/[-‐‑]/g, '')).raw,
      ),
  };
}
