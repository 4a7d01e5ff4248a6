/** Extracts sizes, prices, sale, departments and exclusions from a search query. */
import { ONE_SIZE } from '#features/catalogue/catalogue.ts';
import type { PriceRange } from '../listing.ts';
import { phrasesOf, type QueryPhrases } from '../query/query-phrases.ts';

export type ParsedQuery = {
  /** The remaining query; excluded words have a leading dash. */
  readonly q: string;
  readonly sizes: readonly string[];
  readonly departments: readonly string[];
  readonly price: PriceRange | null;
  readonly isOnSale: boolean;
};

/** Values of the catalogue; only these are recognised as sizes and departments. */
export type FilterValues = {
  readonly sizes: readonly string[];
  readonly departments: readonly string[];
};

const MINOR_UNITS = 100;
const CURRENCY = String.raw`(?:£|€|\$|gbp|eur|aed|usd|pounds?|euros?|dirhams?|درهما?|يورو|جنيه)`;
const AMOUNT = String.raw`(\d{1,6}(?:[.,]\d{1,2})?)`;
/** Rejects measurements and parts of longer numbers. */
const NOT_A_MEASUREMENT = String.raw`(?![.,]?\d)(?!\s*(?:[cm]?m|ml|cl|k?g|w|v|l|inch|inches|hz|gb|tb|mah|x|%|"|°)(?![\p{L}\p{N}]))`;
const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const LETTER_SIZES = 'xxs|xs|xl|xxl|xxxl|[2-5]xl';

/** null where the query contains none of these. */
export function parseQuery(
  text: string,
  localeTag: string,
  facetValues: FilterValues,
): ParsedQuery | null {
  const phrases = phrasesOf(localeTag);
  const reader = new QueryReader(toAsciiDigits(text));
  const price = extractPrice(reader, phrases);
  const sizes = extractSizes(reader, phrases, facetValues.sizes);
  const isOnSale = reader.take(`(?:${phrases.sale})`) !== null;
  const hasExcludedWords = markExcludedWords(reader, phrases);
  const departments = extractDepartments(reader, phrases, facetValues.departments);
  if (
    price === null &&
    sizes.length === 0 &&
    !isOnSale &&
    departments.length === 0 &&
    !hasExcludedWords
  )
    return null;
  return { q: reader.rest(phrases), sizes, departments, price, isOnSale };
}

type SplitSize = { readonly q: string; readonly size: string };

/** Splits what may be a size from the other words: a known name or measurement, else a number. */
export function splitSize(
  text: string,
  localeTag: string,
  allSizes: readonly string[],
): SplitSize | null {
  return splitNamedSize(text, localeTag, allSizes) ?? splitNumber(text, localeTag);
}

/**
 * Splits a trailing number that may be a size: `trousers 12`. null without one, or where the words
 * before it give the number another meaning: `up to 12`.
 */
function splitNumber(text: string, localeTag: string): SplitSize | null {
  const {
    size: word,
    joiners,
    below,
    belowVague,
    above,
    aboveVague,
    between,
  } = phrasesOf(localeTag);
  const [, q = '', size = ''] =
    /^(.*\p{L}.*?)\s+(\d{1,3})$/u.exec(toAsciiDigits(text).trim()) ?? [];
  const precedingWords = [
    joiners,
    word,
    below,
    belowVague,
    above,
    aboveVague,
    ...between.flat(),
  ].join('|');
  return q === '' || new RegExp(`${START}(?:${precedingWords})$`, 'iu').test(q)
    ? null
    : { q, size };
}

/**
 * Splits a size name from the query: `king duvet cover`, `candle 50ml`. Only
 * names and measurements, the longest match first; null without one, or where
 * nothing else remains to search for.
 */
function splitNamedSize(
  text: string,
  localeTag: string,
  allSizes: readonly string[],
): SplitSize | null {
  const phrases = phrasesOf(localeTag);
  const names = allSizes
    .filter((size) => /\p{L}{3}|\d\s*\p{L}+$/u.test(size) && size !== ONE_SIZE)
    .sort((a, b) => b.length - a.length);
  for (const size of names) {
    const spelling = (size.match(/\p{L}+|\d+|[^\p{L}\d\s]/gu) ?? [])
      .map(escapePattern)
      .join('\\s*');
    const reader = new QueryReader(toAsciiDigits(text));
    const isNamed = reader.take(
      `(?:(?:${phrases.size})\\s+)?${spelling}(?:[\\s-]+(?:${phrases.size}))?`,
    );
    const q = reader.rest(phrases);
    if (isNamed && /\p{L}/u.test(q)) return { q, size };
  }
  return null;
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/** Known sizes of this spelling; a waist alone matches every leg length of jeans. */
export function findSizes(spelling: string, allSizes: readonly string[]): readonly string[] {
  const size = spelling.toLowerCase();
  const exactSizes = allSizes.filter((item) => item.toLowerCase() === size);
  return exactSizes.length > 0
    ? exactSizes
    : allSizes.filter((item) => item.toLowerCase().startsWith(`w${size} l`));
}

/** The part of a query that has not been extracted yet. */
class QueryReader {
  #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  /**
   * Removes the first match and returns its groups; null without a match
   * or where `accepts` rejects it.
   */
  take(
    pattern: string,
    accepts: (groups: readonly string[]) => boolean = () => true,
  ): readonly string[] | null {
    const match = new RegExp(`${START}${pattern}${END}`, 'iu').exec(this.#text);
    const groups = match?.slice(1).map((group) => group ?? '') ?? [];
    if (!match || !accepts(groups)) return null;
    this.#text = `${this.#text.slice(0, match.index)} ${this.#text.slice(match.index + match[0].length)}`;
    return groups;
  }

  replace(pattern: string, replacement: (word: string) => string): boolean {
    const original = this.#text;
    this.#text = original.replace(
      new RegExp(`${START}${pattern}${END}`, 'giu'),
      (_, word: string) => replacement(word),
    );
    return this.#text !== original;
  }

  rest({ joiners }: QueryPhrases): string {
    const edge = new RegExp(`^(?:${joiners})(?=\\s)|(?<=\\s)(?:${joiners})$`, 'iu');
    let text = this.#text.replace(/\s+/g, ' ').trim();
    for (let previous = ''; previous !== text; ) {
      previous = text;
      text = text.replace(edge, '').trim();
    }
    return text;
  }
}

function extractPrice(reader: QueryReader, phrases: QueryPhrases): PriceRange | null {
  const money = `${CURRENCY}?\\s*${AMOUNT}${NOT_A_MEASUREMENT}\\s*${CURRENCY}?`;
  const amountWithCurrency = `(?:${CURRENCY}\\s*${AMOUNT}|${AMOUNT}\\s*${CURRENCY})`;
  for (const [before, and] of phrases.between) {
    const isVague = before === phrases.between[1]?.[0];
    const secondAmount = isVague ? amountWithCurrency : money;
    const range = reader.take(`${before}\\s+${money}\\s*(?:${and})\\s*${secondAmount}`);
    const [from, to] = range?.filter((amount) => amount !== '').map(toMinor) ?? [];
    if (from !== undefined && to !== undefined)
      return { min: Math.min(from, to), max: Math.max(from, to) };
  }
  const takeBound = (words: string, vague: string) => {
    const groups =
      reader.take(`(?:${words})\\s*${money}`) ??
      reader.take(`(?:${vague})\\s*${amountWithCurrency}`);
    const amount = groups?.find((group) => group !== '');
    return amount === undefined ? null : toMinor(amount);
  };
  const max = takeBound(phrases.below, phrases.belowVague);
  const min = takeBound(phrases.above, phrases.aboveVague);
  if (max === null && min === null) return null;
  return max !== null && min !== null && min > max ? { min: 0, max } : { min: min ?? 0, max };
}

function extractSizes(
  reader: QueryReader,
  phrases: QueryPhrases,
  allSizes: readonly string[],
): string[] {
  const sizes: string[] =
    allSizes.includes(ONE_SIZE) && reader.take(`(?:${phrases.oneSize})`) ? [ONE_SIZE] : [];
  for (const pattern of [
    `(?:${phrases.size})[\\s:.]*(w\\d{2}\\s?l\\d{2}|[\\p{L}\\p{N}]{1,4}(?:/[\\p{L}\\p{N}]{1,3})?)`,
    `(${LETTER_SIZES})`,
  ]) {
    const groups = reader.take(
      pattern,
      ([spelling = '']) => findSizes(spelling, allSizes).length > 0,
    );
    sizes.push(...(groups ? findSizes(groups[0] ?? '', allSizes) : []));
  }
  return sizes;
}

/** Only beside other words: "men" alone is a search for the department itself. */
function extractDepartments(
  reader: QueryReader,
  phrases: QueryPhrases,
  allDepartments: readonly string[],
): string[] {
  for (const [department, words] of Object.entries(phrases.departments)) {
    if (!allDepartments.includes(department)) continue;
    const remaining = reader.text.replace(new RegExp(`${START}(?:${words})${END}`, 'iu'), '');
    if (/[\p{L}\p{N}]/u.test(remaining) && reader.take(`(?:${words})`)) return [department];
  }
  return [];
}

function markExcludedWords(reader: QueryReader, phrases: QueryPhrases): boolean {
  return reader.replace(`(?:${phrases.without})\\s+([\\p{L}\\p{M}]{3,})`, (word) => `-${word}`);
}

function toMinor(amount: string): number {
  return Math.round(Number(amount.replace(',', '.')) * MINOR_UNITS);
}

/** Converts Arabic and Persian digits and the Arabic decimal separator. */
function toAsciiDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/٫/g, '.');
}
