/** Estimates the memory that a cached value takes. */

/** Approximate bytes in 64-bit V8: an object header, and one reference. */
const HEADER_BYTES = 24;
const REFERENCE_BYTES = 8;
/** V8 stores a string with a character beyond Latin-1 as two bytes per character, others as one. */
const BEYOND_LATIN_1 = /[\u0100-\uffff]/;

/**
 * Returns bytes. A shared object counts once, a repeated string each time; closures of functions
 * are not counted.
 */
export function estimateBytes(value: unknown): number {
  const seen = new Set<object>();
  const pending: unknown[] = [value];
  let bytes = 0;
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string')
      bytes += HEADER_BYTES + next.length * (BEYOND_LATIN_1.test(next) ? 2 : 1);
    else if (typeof next === 'object' && next !== null && !seen.has(next)) {
      seen.add(next);
      const children = childrenOf(next);
      bytes += HEADER_BYTES + (children?.length ?? 0) * REFERENCE_BYTES;
      if (ArrayBuffer.isView(next)) bytes += next.byteLength;
      if (children) for (const child of children) pending.push(child);
    }
  }
  return bytes;
}

function childrenOf(value: object): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (value instanceof Map) return [...value.keys(), ...value.values()];
  if (value instanceof Set) return [...value];
  return ArrayBuffer.isView(value) ? null : Object.values(value);
}
