/** Tests that a refused batch is bisected, so that its other records are saved. */
import { expect, test } from 'vitest';
import { Problem } from '#kit/problem.ts';
import type { RecordsOutcome } from '../formats/records/record-kinds.ts';
import { saveRecords } from './save-records.ts';

function createRefusingSave(bad: readonly number[]) {
  const saved: number[] = [];
  const save = async (records: readonly number[]): Promise<RecordsOutcome<number>> => {
    const refused = records.find((record) => bad.includes(record));
    if (refused !== undefined) throw new Problem(422, 'import.review', `${refused} is bad`);
    saved.push(...records);
    const isUnknown = (row: number) => row === 7;
    return {
      counts: { created: records.length, updated: 0, unchanged: 0 },
      refuse: (row) => (isUnknown(row) ? { reason: 'unknown' } : null),
      warn: () => null,
    };
  };
  return { saved, save };
}

test('the records that the shop refuses are reported, and all others are saved', async () => {
  const { saved, save } = createRefusingSave([3, 8]);
  const records = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const { counts, refuse } = await saveRecords(records, save);
  expect(saved).toEqual([1, 2, 4, 5, 6, 7, 9]);
  expect(counts.created).toBe(7);
  const reasons = records.map((record) => refuse(record)?.reason).filter(Boolean);
  expect(reasons).toEqual(['3 is bad', 'unknown', '8 is bad']);
});

test('a failure of the database is not a refusal of records', async () => {
  const away = new Problem(503, 'database.unavailable', 'away');
  await expect(saveRecords([1, 2], () => Promise.reject(away))).rejects.toBe(away);
});
