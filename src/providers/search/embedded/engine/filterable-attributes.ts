/** Decides by which attributes, beyond those that are counted, records may be filtered. */
import { type IndexedRecord, type IndexSettings, valuesAt } from './settings.ts';

/** Numbers are filtered by while an index has fewer columns than this. */
const MAX_COLUMNS = 200;
/** Of so many records, one must hold a number there. */
const LOOKED_AT = 1000;

/** `columns`: how many attributes can be counted or filtered by already. */
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

/** As the first records say, so that asking for names that nothing has costs no memory. */
function hasNumbers(attribute: string, records: readonly (IndexedRecord | undefined)[]): boolean {
  return records
    .slice(0, LOOKED_AT)
    .some((record) => valuesAt(record, attribute).some((value) => typeof value === 'number'));
}
