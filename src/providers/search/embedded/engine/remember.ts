/** The latest answers, each worked out once. */

export type Keeping<T> = {
  readonly limit: number;
  readonly make: () => T;
  readonly forget?: (value: T) => void;
};

/** Keeps the latest answers; the one unused for longest makes room. */
export function remember<T>(
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
