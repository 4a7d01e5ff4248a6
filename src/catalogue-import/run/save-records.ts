/** Saves independent records; when a batch is refused, bisects it and saves the others. */
import { isProblem } from '#kit/problem.ts';
import type { RecordsOutcome } from '../formats/records/record-kinds.ts';
import { addCounts, NO_COUNTS } from './save-batch.ts';

/** Only rejections (4xx) are caused by the records; a database failure is rethrown. */
export async function saveRecords<T>(
  records: readonly T[],
  save: (records: readonly T[]) => Promise<RecordsOutcome<T>>,
): Promise<RecordsOutcome<T>> {
  try {
    return await save(records);
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error;
    if (records.length < 2) {
      const { message: reason } = error;
      return { counts: NO_COUNTS, refuse: () => ({ reason }), warn: () => null };
    }
  }
  const half = Math.ceil(records.length / 2);
  const first = new Set(records.slice(0, half));
  const a = await saveRecords([...first], save);
  const b = await saveRecords(records.slice(half), save);
  return {
    counts: addCounts(a.counts, b.counts),
    refuse: (record) => (first.has(record) ? a : b).refuse(record),
    warn: (record) => (first.has(record) ? a : b).warn(record),
  };
}
