/** Weight of each searchable attribute, and its kind: title, short field, long text or code. */
import { MAX_FIELDS } from './postings.ts';
import { type IndexedRecord, type IndexSettings, valuesAt } from './settings.ts';

export type SearchField = {
  readonly attribute: string;
  /** Position of its bit in a posting's field mask. */
  readonly bit: number;
  readonly weight: number;
  /** Long texts match by whole words only and weigh less. */
  readonly isProse: boolean;
  /** Codes, which match exactly only. */
  readonly isExact: boolean;
};

export type FieldPlan = {
  readonly fields: readonly SearchField[];
  /** Bit position of the field that names the record. */
  readonly title: number;
  /** Mask of the fields that name the kind of product. */
  readonly kinds: number;
  /**
   * Mask of the fields whose values of up to three words get a bonus where the query has them
   * whole.
   */
  readonly phrases: number;
};

const TITLE = /^(?:name|title)$/i;
const KIND = /categor|(?:^|_)(?:type|kind)$|productType|styleTaxonomy/i;
const PHRASE = /brand|colou?r|categor|productType|styleTaxonomy/i;
const LONG = /descri|summary|body$|(?:^|\.)(?:story|text|content)$/i;
const DETAILS = /details|attributes|specification|features|fabrication|ingredients/i;

const WEIGHT = { title: 5, field: 5, brand: 3, description: 2, details: 0.5 } as const;
/**
 * Weight of each attribute as a share of the one before it, where the title is not the first
 * attribute.
 */
const FIELD_WEIGHT_DECAY = 0.9;
/** Average words per value from which an attribute is a long text. */
const LONG_WORDS = 12;
/** The same for a small sample, which is less reliable. */
const LONG_WORDS_IN_SMALL_SAMPLE = 40;
/** Records with the attribute from which a sample is reliable. */
const RELIABLE_SAMPLE_SIZE = 20;
/** Number of first records that are looked at. */
const SAMPLE_SIZE = 200;

export function planFields(settings: IndexSettings, records: readonly IndexedRecord[]): FieldPlan {
  const { searchableAttributes: names, weights } = settings;
  const prose = names.map((name) => weights?.[name] === undefined && isProse(name, records));
  const isLong = names.map(
    (name, index) => prose[index] === true || LONG.test(name) || DETAILS.test(name),
  );
  const titleIndex = names.findIndex((name) => TITLE.test(name));
  const title = titleIndex >= 0 ? titleIndex : Math.max(0, isLong.indexOf(false));
  const isOrdered = title > 0 || titleIndex < 0;
  let strength: number = WEIGHT.field;
  const fields = names.map((attribute, index) => {
    const weight =
      weights?.[attribute] ??
      defaultWeight(attribute, isLong[index] === true, { strength, isOrdered });
    strength *= FIELD_WEIGHT_DECAY;
    const isExact = settings.exactAttributes.includes(attribute);
    return {
      attribute,
      bit: bitOf(index),
      weight,
      isProse: isLong[index] === true && index !== title,
      isExact,
    };
  });
  const bits = (pattern: RegExp) =>
    names.reduce(
      (mask, name, index) =>
        pattern.test(name) && !isLong[index] ? mask | (1 << bitOf(index)) : mask,
      0,
    );
  return { fields, title: bitOf(title), kinds: bits(KIND), phrases: bits(PHRASE) };
}

/**
 * Default weight. If the title comes first, kind and phrase fields weigh as much as the first
 * field, at any position.
 */
function defaultWeight(
  attribute: string,
  isLong: boolean,
  { strength, isOrdered }: { strength: number; isOrdered: boolean },
): number {
  if (isLong) return DETAILS.test(attribute) ? WEIGHT.details : WEIGHT.description;
  if (TITLE.test(attribute)) return Math.max(WEIGHT.title, strength);
  if (/brand|maker|manufacturer|vendor/i.test(attribute)) return Math.min(WEIGHT.brand, strength);
  return !isOrdered && (KIND.test(attribute) || PHRASE.test(attribute)) ? WEIGHT.field : strength;
}

/**
 * Decided from the first records by the longest value of each: many short values are not a long
 * text.
 */
function isProse(attribute: string, records: readonly IndexedRecord[]): boolean {
  const sample = records.slice(0, SAMPLE_SIZE);
  const counts = sample
    .map((record) => longestInWords(valuesAt(record, attribute)))
    .filter((words) => words > 0);
  const average = counts.reduce((sum, words) => sum + words, 0) / Math.max(1, counts.length);
  return (
    average > (counts.length >= RELIABLE_SAMPLE_SIZE ? LONG_WORDS : LONG_WORDS_IN_SMALL_SAMPLE) ||
    (!TITLE.test(attribute) && average > 2 * LONG_WORDS)
  );
}

function longestInWords(values: readonly unknown[]): number {
  return values.reduce<number>(
    (words, value) =>
      typeof value === 'string' ? Math.max(words, value.split(/\s+/).length) : words,
    0,
  );
}

function bitOf(position: number): number {
  return Math.min(position, MAX_FIELDS - 1);
}
