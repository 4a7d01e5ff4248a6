/** Estimates the memory that a cached value takes. */

/** Bytes of V8 on a 64-bit machine, for a header and for one reference. */
const HEADER = 24;
const REFERENCE = 8;
/** V8 takes two bytes for each character of a string with such a one, else one. */
const BEYOND_LATIN_1 = /[\u0100-\uffff]/;

/**
 * In bytes. Objects that occur several times count once, strings each time; what functions hold is
 * not counted.
 */
export function estimateSize(value: unknown): number {
  const seen = new Set<object>();
  const rest: unknown[] = [value];
  let bytes = 0;
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string')
      bytes += HEADER + next.length * (BEYOND_LATIN_1.test(next) ? 2 : 1);
    else if (typeof next === 'object' && next !== null && !seen.has(next)) {
      seen.add(next);
      const parts = partsOf(next);
      bytes += HEADER + (parts?.length ?? 0) * REFERENCE;
      if (ArrayBuffer.isView(next)) bytes += next.byteLength;
      if (parts) for (const part of parts) rest.push(part);
    }
  }
  return bytes;
}

function partsOf(value: object): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (value instanceof Map) return [...value.keys(), ...value.values()];
  if (value instanceof Set) return [...value];
  return ArrayBuffer.isView(value) ? null : Object.values(value);
}
