/** Reports, once, the columns of a table that a format does not know. */
import type { RowEntry } from '../row-entry.ts';

/** Columns that are named in the report. */
const MAX_NAMED = 60;

/** Null if every column is known. `line` is that of the header. */
export function reportUnknownColumns(
  columns: readonly string[],
  line: number,
  knownColumns: RegExp,
): RowEntry | null {
  const unknown = columns
    .filter((name) => name !== '' && !knownColumns.test(name))
    .slice(0, MAX_NAMED);
  if (unknown.length === 0) return null;
  const value = unknown.join(', ');
  return {
    ...{ kind: 'fileIssue', line, value, reason: `unknown columns are ignored: ${value}` },
    advice: 'no action needed, unless shoppers should see them',
  };
}
