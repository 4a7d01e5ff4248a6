/** Least-recently-used cache on a Map. */

export type Keeping<T> = {
  readonly limit: number;
  readonly make: () => T;
  readonly forget?: (value: T) => void;
};

/** Returns the cached value or makes it; above `limit`, evicts the least recently used one. */
export function memoise<T>(
  kept: Map<string, T>,
  key: string,
  { limit, make, forget }: Keeping<T>,
): T {
  const known = kept.get(key);
  const value = known ?? make();
  if (known !== undefined) kept.delete(key);
  else if (kept.size >= limit)
    for (const [oldest, last] of kept.entries().take(1)) {
      kept.delete(oldest);
      forget?.(last);
    }
  kept.set(key, value);
  return value;
}
