/** Hash of a JSON value, independent of the order of its keys. */
import { createHash } from 'node:crypto';

/** SHA-256 of the value as JSON with sorted keys. A field that is undefined counts as absent. */
export function hashJson(value: unknown): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(value)))
    .digest();
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, value]) => value !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, sortKeys(value)]));
}
