/** Cache of promises for a fixed time: a key is loaded once, also while its load is pending. */

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
    const cached = entries.get(key);
    entries.delete(key);
    const isFresh = cached !== undefined && cached.end > now;
    const entry = isFresh ? cached : { value: load(), end: now + ttlMs };
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > max && oldest !== undefined) entries.delete(oldest);
    // Callers that wait now get the error; the next caller loads again.
    if (!isFresh) entry.value.catch(() => entries.get(key) === entry && entries.delete(key));
    return entry.value;
  };
}
