/** Reports the columns of a table that a format does not read, once. */
import type { RowEntry } from '../row-entry.ts';

const MAX_NAMED = 60;

/** null when every column is known. */
export function reportUnread(
  columns: readonly string[],
  line: number,
  read: RegExp,
): RowEntry | null {
  const strange = columns.filter((name) => name !== '' && !read.test(name)).slice(0, MAX_NAMED);
  if (strange.length === 0) return null;
  const value = strange.join(', ');
  return {
    ...{ kind: 'fault', line, value, reason: `columns that are not read: ${value}` },
    advice: 'nothing, unless shoppers should see them',
  };
}
