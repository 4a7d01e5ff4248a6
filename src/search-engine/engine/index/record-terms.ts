/** Extracts the index terms of a record, each with the mask of the fields that contain it. */
import { isAccessory, isAccessoryFirst } from '../text/accessories.ts';
import type { Folding, Word } from '../text/fold.ts';
import { MAX_PHRASE } from '../text/word-lists.ts';
import type { FieldPlan, SearchField } from './field-plan.ts';
import {
  BEFORE_ACCESSORY,
  encodeFieldMask,
  fieldsOf,
  mergeFieldMasks,
  SECONDARY,
} from './postings.ts';
import { type IndexedRecord, type IndexSettings, valuesAt } from './settings.ts';

/** Words that introduce what a product goes with, not what it is. */
const COMPANIONS = new Set('for with without compatible pour avec sans mit fur ohne'.split(' '));
/** Distance in words within which an accessory noun makes a word part of the accessory's name. */
const MAX_ACCESSORY_DISTANCE = 2;

export type RecordTerms = {
  /**
   * Each word as written (for prefixes) and in the singular (for whole words), with its field mask.
   */
  readonly words: ReadonlyMap<string, number>;
  /** Singular words of long texts, with their field masks. */
  readonly prose: ReadonlyMap<string, number>;
  /** Whole values of up to three words, as their singular words joined by spaces. */
  readonly phrases: ReadonlySet<string>;
  /** Number of words by the field's bit position. */
  readonly lengths: ReadonlyMap<number, number>;
};

export function recordTerms(record: IndexedRecord, plan: FieldPlan, folding: Folding): RecordTerms {
  const [words, prose] = [new Map<string, number>(), new Map<string, number>()];
  const phrases = new Set<string>();
  const lengths = new Map<number, number>();
  const add = (into: Map<string, number>, term: string, fieldMask: number) => {
    const existing = into.get(term);
    if (term !== '')
      into.set(
        term,
        existing === undefined ? fieldMask : mergeFieldMasks(existing, fieldMask, plan.title),
      );
  };
  const addWord = ({ raw, stem }: Word, fieldMask: number) => {
    add(words, raw, fieldMask);
    if (stem !== raw) add(words, stem, fieldMask);
  };
  const addText = (text: string, { bit, isProse, isExact }: SearchField) => {
    const textWords = folding.words(text);
    const indexedWords = isExact && textWords.length > 1 ? textWords.map(markNumber) : textWords;
    lengths.set(bit, (lengths.get(bit) ?? 0) + indexedWords.length);
    if (isProse) for (const { stem } of indexedWords) add(prose, stem, encodeFieldMask(bit));
    else
      for (const [index, word] of indexedWords.entries())
        addWord(
          word,
          encodeFieldMask(bit, bit === plan.title ? titleMarks(indexedWords, index, folding) : 0),
        );
    if (isProse) return;
    for (const word of folding.joined(text)) add(words, word, encodeFieldMask(bit));
    if (plan.phrases & (1 << bit) && indexedWords.length > 0 && indexedWords.length <= MAX_PHRASE)
      phrases.add(indexedWords.map(({ stem }) => stem).join(' '));
  };
  for (const field of plan.fields)
    for (const value of valuesAt(record, field.attribute))
      if (typeof value === 'string' || typeof value === 'number') addText(String(value), field);
  return { words, prose, phrases, lengths };
}

/**
 * Marks a number inside a code, such as a size, so that it matches only where the query has it in a
 * code.
 */
export function markNumber(word: Word): Word {
  const marked = `-${word.raw}`;
  return /^\d+$/.test(word.raw) ? { ...word, raw: marked, stem: marked } : word;
}

function titleMarks(words: readonly Word[], index: number, { language }: Folding): number {
  const secondary = words.slice(1, index + 1).some(({ raw }) => COMPANIONS.has(raw))
    ? SECONDARY
    : 0;
  const current = words[index];
  if (!current || isAccessory(current, language)) return secondary;
  if (isAccessoryFirst(language)) {
    const preceding = words.slice(Math.max(0, index - MAX_ACCESSORY_DISTANCE), index);
    return (
      secondary | (preceding.some((word) => isAccessory(word, language)) ? BEFORE_ACCESSORY : 0)
    );
  }
  const following = words.slice(index + 1, index + 1 + MAX_ACCESSORY_DISTANCE);
  const end = following.findIndex(({ raw }) => COMPANIONS.has(raw));
  const near = end < 0 ? following : following.slice(0, end);
  return secondary | (near.some((word) => isAccessory(word, language)) ? BEFORE_ACCESSORY : 0);
}

/** Returns a predicate of field masks: true where a term is in exact attributes only. */
export function createCodeTest(
  { fields }: FieldPlan,
  { exactAttributes }: IndexSettings,
): (fieldMask: number) => boolean {
  const wordFields = fields.reduce(
    (mask, { attribute, bit }) => (exactAttributes.includes(attribute) ? mask : mask | (1 << bit)),
    0,
  );
  return (fieldMask) => (fieldsOf(fieldMask) & wordFields) === 0;
}
