/**
 * Values of records that several indexes of one catalogue hold once: views of one locale have
 * nearly equal records, and views of two locales the same pictures, codes and sizes.
 */
import type { IndexedRecord, IndexSettings } from '../index/settings.ts';

/** An index with its records. */
type SiblingIndex = {
  readonly settings: Pick<IndexSettings, 'locale'>;
  get(objectID: string): IndexedRecord | undefined;
};

/** Indexes of the same catalogue, the own one possibly among them. */
export type Siblings = Iterable<{ readonly index: SiblingIndex }>;

/**
 * Returns an equal record. Its values, and those of `record` itself, are replaced by equal ones of
 * a sibling of the same locale, of the own record that it replaces, or of any other sibling.
 */
export function shareRecord(
  record: IndexedRecord,
  own: SiblingIndex,
  siblings: Siblings,
): IndexedRecord {
  const { objectID } = record;
  let ofLocale: IndexedRecord | undefined;
  let ofOther: IndexedRecord | undefined;
  for (const { index } of siblings) {
    if (ofLocale && ofOther) break;
    if (index === own) continue;
    if (index.settings.locale === own.settings.locale) ofLocale ??= index.get(objectID);
    else ofOther ??= index.get(objectID);
  }
  let shared = record;
  for (const model of [ofLocale, own.get(objectID), ofOther]) {
    if (!model) continue;
    shared = shareValues(shared, model);
    if (shared === model) break;
  }
  return shared;
}

/** Returns `model` where it is equal; else `value`, whose equal parts are replaced by its. */
export function shareValues<Value>(value: Value, model: unknown): Value {
  if (Object.is(value, model)) return model as Value;
  if (Array.isArray(value) && Array.isArray(model)) return shareItems(value, model) as Value;
  if (isFields(value) && isFields(model)) return shareFields(value, model) as Value;
  return value;
}

function shareItems(value: unknown[], model: unknown[]): unknown[] {
  let isEqual = value.length === model.length;
  for (let at = 0; at < value.length; at++) {
    const shared = shareValues(value[at], model[at]);
    value[at] = shared;
    isEqual &&= Object.is(shared, model[at]);
  }
  return isEqual ? model : value;
}

type Fields = Record<string, unknown>;

function shareFields(value: Fields, model: Fields): Fields {
  let left = Object.keys(model).length;
  let isEqual = true;
  for (const key in value) {
    const [own, other] = [value[key], model[key]];
    const shared = shareValues(own, other);
    if (typeof own === 'object' || typeof own === 'string') value[key] = shared;
    isEqual &&= other !== undefined && Object.is(shared, other);
    left--;
  }
  return isEqual && left === 0 ? model : value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
