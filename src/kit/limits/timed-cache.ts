/** Cache of promises for a fixed time: equal loads run once, also while one is pending. */

type Entry<T> = { readonly value: Promise<T>; readonly end: number };

/** `now` in ms. Failed loads are not kept; beyond `max` entries the least recently used are dropped. */
export type TimedCache<T> = (key: string, now: number, load: () => Promise<T>) => Promise<T>;

export function createTimedCache<T>({
  ttlMs,
  max,
}: {
  readonly ttlMs: number;
  readonly max: number;
}): TimedCache<T> {
  const entries = new Map<string, Entry<T>>();
  return (key, now, load) => {
    const found = entries.get(key);
    entries.delete(key);
    const isFresh = found !== undefined && found.end > now;
    const entry = isFresh ? found : { value: load(), end: now + ttlMs };
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > max && oldest !== undefined) entries.delete(oldest);
    // The present callers get the error; the next one loads again.
    if (!isFresh) entry.value.catch(() => entries.get(key) === entry && entries.delete(key));
    return entry.value;
  };
}
