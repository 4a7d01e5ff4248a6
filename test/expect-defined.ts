/** Narrows values that a test expects to be there; the test fails where they are not. */

/** @throws Error for null and undefined. */
export function expectDefined<T>(value: T, what = 'The value'): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`${what} is missing.`);
  return value;
}

/** @throws Error unless `element` is of the class, such as `HTMLInputElement`. */
export function expectElement<T>(element: unknown, kind: new () => T): T {
  if (!(element instanceof kind)) throw new Error(`There is no ${kind.name}.`);
  return element;
}

/** Detail of a custom event; throws for any other event. */
export function detailOf(event: Event): unknown {
  if (!(event instanceof CustomEvent)) throw new Error(`${event.type} has no detail.`);
  return event.detail;
}

/** Own enumerable keys of an object, with the type that its literal has. */
export function listKeys<T extends object>(record: T): (keyof T & string)[] {
  const isKey = (key: string): key is keyof T & string => Object.hasOwn(record, key);
  return Object.keys(record).filter(isKey);
}
