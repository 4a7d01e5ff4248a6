/** Least-recently-used cache on a Map. */

export type MemoiseOptions<T> = {
  readonly limit: number;
  readonly make: () => T;
  readonly onEvict?: (value: T) => void;
};

/** Returns the cached value or makes it; above `limit`, evicts the least recently used one. */
export function memoise<T>(
  cache: Map<string, T>,
  key: string,
  { limit, make, onEvict }: MemoiseOptions<T>,
): T {
  const cached = cache.get(key);
  const value = cached ?? make();
  if (cached !== undefined) cache.delete(key);
  else if (cache.size >= limit)
    for (const [oldest, last] of cache.entries().take(1)) {
      cache.delete(oldest);
      onEvict?.(last);
    }
  cache.set(key, value);
  return value;
}
