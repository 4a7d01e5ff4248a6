/** Partial updates of a record, with operations on present values: increments, list additions. */
import {
  createParameterProblem,
  isObject,
  type Parameters,
} from '../protocol/parameters/parameter.ts';

/** Result of an operation whose precondition fails. */
const OUTDATED = Symbol('outdated');

const listOperations = {
  Add: (list: readonly unknown[], value: unknown) => [...list, value],
  AddUnique: (list: readonly unknown[], value: unknown) =>
    list.includes(value) ? list : [...list, value],
  Remove: (list: readonly unknown[], value: unknown) => list.filter((item) => item !== value),
};
const numberOperations = {
  Increment: (present: number, value: number) => present + value,
  Decrement: (present: number, value: number) => present - value,
  // Adds 1, if the stored number equals `value`.
  IncrementFrom: (present: number, value: number) => (present === value ? present + 1 : OUTDATED),
  // Sets the number, if `value` is greater than the stored one.
  IncrementSet: (present: number, value: number) => (value > present ? value : OUTDATED),
};

/**
 * null where the precondition of an operation fails. @throws Problem 400 for an invalid operation.
 */
export function updateRecord(record: Parameters, change: Parameters): Parameters | null {
  const entries = Object.entries(change).map(
    ([name, update]) => [name, valueAfter(record[name], update, name)] as const,
  );
  if (entries.some(([, value]) => value === OUTDATED)) return null;
  return Object.fromEntries([...Object.entries(record), ...entries]);
}

function valueAfter(present: unknown, update: unknown, name: string): unknown {
  if (!isObject(update) || update._operation === undefined) return update;
  const operation = typeof update._operation === 'string' ? update._operation : '';
  if (isKeyOf(listOperations, operation))
    return listOperations[operation](toList(present), update.value);
  if (!isKeyOf(numberOperations, operation))
    throw createParameterProblem(
      name,
      `_operation must be one of ${Object.keys({ ...numberOperations, ...listOperations }).join(', ')}`,
    );
  if (typeof update.value !== 'number')
    throw createParameterProblem(name, `${operation} needs a number`);
  return numberOperations[operation](typeof present === 'number' ? present : 0, update.value);
}

function isKeyOf<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(table, key);
}

function toList(present: unknown): readonly unknown[] {
  return Array.isArray(present)
    ? present
    : present === undefined || present === null
      ? []
      : [present];
}
