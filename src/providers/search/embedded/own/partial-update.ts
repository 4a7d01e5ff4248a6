/** Changes some attributes of a record, also by what they are now: counting up, adding to a list. */
import { isObject, type Parameters, refuse } from '../protocol/parameter.ts';

/** Where a change no longer applies. */
const OUTDATED = Symbol('outdated');

const onLists = {
  Add: (list: readonly unknown[], value: unknown) => [...list, value],
  AddUnique: (list: readonly unknown[], value: unknown) =>
    list.includes(value) ? list : [...list, value],
  Remove: (list: readonly unknown[], value: unknown) => list.filter((one) => one !== value),
};
const onNumbers = {
  Increment: (present: number, value: number) => present + value,
  Decrement: (present: number, value: number) => present - value,
  // Only from the number that the caller believes to be there.
  IncrementFrom: (present: number, value: number) => (present === value ? present + 1 : OUTDATED),
  // Only forward.
  IncrementSet: (present: number, value: number) => (value > present ? value : OUTDATED),
};

/** null where the change says that it no longer applies. */
export function updateRecord(record: Parameters, change: Parameters): Parameters | null {
  const entries = Object.entries(change).map(
    ([name, asked]) => [name, valueAfter(record[name], asked, name)] as const,
  );
  if (entries.some(([, value]) => value === OUTDATED)) return null;
  return Object.fromEntries([...Object.entries(record), ...entries]);
}

function valueAfter(present: unknown, asked: unknown, name: string): unknown {
  if (!isObject(asked) || asked._operation === undefined) return asked;
  const operation = typeof asked._operation === 'string' ? asked._operation : '';
  if (isKeyOf(onLists, operation)) return onLists[operation](listOf(present), asked.value);
  if (!isKeyOf(onNumbers, operation))
    throw refuse(
      name,
      `_operation must be one of ${Object.keys({ ...onNumbers, ...onLists }).join(', ')}`,
    );
  if (typeof asked.value !== 'number') throw refuse(name, `${operation} needs a number`);
  return onNumbers[operation](typeof present === 'number' ? present : 0, asked.value);
}

function isKeyOf<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(table, key);
}

function listOf(present: unknown): readonly unknown[] {
  return Array.isArray(present)
    ? present
    : present === undefined || present === null
      ? []
      : [present];
}
