/** Decides which attributes, besides those with facet counts, can be filtered by. */
import { type IndexedRecord, type IndexSettings, valuesAt } from './settings.ts';

/** Numeric filters on further attributes are allowed while an index has fewer columns than this. */
const MAX_COLUMNS = 200;
/** Records that are checked for a number in the attribute. */
const SAMPLE_SIZE = 1000;

/** `columns`: number of attributes that can already be counted or filtered by. */
export function isFilterable(
  attribute: string,
  { filterOnlyAttributes, distinctBy, anyNumbers }: IndexSettings,
  records: readonly (IndexedRecord | undefined)[],
  columns: number,
): boolean {
  if (attribute === '_tags' || attribute === distinctBy || filterOnlyAttributes.includes(attribute))
    return true;
  return anyNumbers === true && columns < MAX_COLUMNS && hasNumbers(attribute, records);
}

/** Checks the first records, so that filters on unknown attributes cost no memory. */
function hasNumbers(attribute: string, records: readonly (IndexedRecord | undefined)[]): boolean {
  return records
    .slice(0, SAMPLE_SIZE)
    .some((record) => valuesAt(record, attribute).some((value) => typeof value === 'number'));
}
