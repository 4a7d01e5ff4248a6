/**
 * Deduplicates values of records between the indexes of one catalogue: those of one locale have
 * nearly equal records, and those of two locales the same pictures, codes and sizes.
 */
import type { IndexedRecord, IndexSettings } from '../index/settings.ts';

/** An index with its records. */
type SiblingIndex = {
  readonly settings: Pick<IndexSettings, 'locale'>;
  get(objectID: string): IndexedRecord | undefined;
};

/** Indexes of the same catalogue; may include the record's own index. */
export type Siblings = Iterable<{ readonly index: SiblingIndex }>;

/**
 * Returns an equal record. Its values, and those of `record` itself, are replaced by equal ones of
 * a sibling of the same locale, of the record that it replaces in `target`, or of another sibling.
 */
export function shareRecord(
  record: IndexedRecord,
  target: SiblingIndex,
  siblings: Siblings,
): IndexedRecord {
  const { objectID } = record;
  let sameLocale: IndexedRecord | undefined;
  let otherLocale: IndexedRecord | undefined;
  for (const { index } of siblings) {
    if (sameLocale && otherLocale) break;
    if (index === target) continue;
    if (index.settings.locale === target.settings.locale) sameLocale ??= index.get(objectID);
    else otherLocale ??= index.get(objectID);
  }
  let result = record;
  for (const model of [sameLocale, target.get(objectID), otherLocale]) {
    if (!model) continue;
    result = shareValues(result, model);
    if (result === model) break;
  }
  return result;
}

/**
 * Returns `model` if `value` is equal; else `value`, in which equal parts are replaced by those of
 * `model`.
 */
export function shareValues<Value>(value: Value, model: unknown): Value {
  if (Object.is(value, model)) return model as Value;
  if (Array.isArray(value) && Array.isArray(model)) return shareItems(value, model) as Value;
  if (isFields(value) && isFields(model)) return shareFields(value, model) as Value;
  return value;
}

function shareItems(value: unknown[], model: unknown[]): unknown[] {
  let isEqual = value.length === model.length;
  for (let index = 0; index < value.length; index++) {
    const item = shareValues(value[index], model[index]);
    value[index] = item;
    isEqual &&= Object.is(item, model[index]);
  }
  return isEqual ? model : value;
}

type Fields = Record<string, unknown>;

function shareFields(value: Fields, model: Fields): Fields {
  let unmatchedKeys = Object.keys(model).length;
  let isEqual = true;
  for (const key in value) {
    const [ownField, modelField] = [value[key], model[key]];
    const field = shareValues(ownField, modelField);
    if (typeof ownField === 'object' || typeof ownField === 'string') value[key] = field;
    isEqual &&= modelField !== undefined && Object.is(field, modelField);
    unmatchedKeys--;
  }
  return isEqual && unmatchedKeys === 0 ? model : value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
