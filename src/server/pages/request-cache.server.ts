/** Cache of the values that pages are rendered from, purged by tag. */
import { LRUCache } from 'lru-cache';

/** Tags of a value: known before it is loaded, or derived from it; null: it is not cached. */
type TagSource<T> = readonly string[] | ((value: T) => readonly string[] | null);
export type CacheLoad = <T>(key: string, tags: TagSource<T>, load: () => Promise<T>) => Promise<T>;

export type RequestCache = {
  /**
   * Opens the cache for one request. After a purge the request may still load old data, judged by
   * its `now`, so from then on its values are not stored.
   */
  readonly open: () => CacheLoad;
  readonly purge: (tags: Iterable<string>) => void;
  readonly clear: () => void;
};

const MAX_VALUES = 2_000;
/** Upper bound for data whose changes purge no tag. */
const FRESH_MS = 5 * 60_000;

/** `tags` is null while the value that determines them is loading; every purge then drops it. */
type CacheEntry = { readonly value: Promise<unknown>; readonly tags: readonly string[] | null };

/**
 * Concurrent callers share one load. A failed load is not stored, nor one that a purge has
 * overtaken.
 */
export function createRequestCache(): RequestCache {
  const values = new LRUCache<string, CacheEntry>({ max: MAX_VALUES, ttl: FRESH_MS });
  let purges = 0;

  function store<T>(key: string, tags: TagSource<T>, value: Promise<T>): Promise<T> {
    const entry = { value, tags: typeof tags === 'function' ? null : tags };
    values.set(key, entry);
    const storeWithTags = (found: readonly string[] | null) => {
      if (values.peek(key) !== entry) return;
      if (found) values.set(key, { value, tags: found });
      else values.delete(key);
    };
    value.then(
      (loaded) => typeof tags === 'function' && storeWithTags(tags(loaded)),
      () => storeWithTags(null),
    );
    return value;
  }

  return {
    open() {
      const opened = purges;
      return <T>(key: string, tags: TagSource<T>, load: () => Promise<T>) => {
        const cached = values.get(key);
        if (cached) return cached.value as Promise<T>;
        return opened === purges ? store(key, tags, load()) : load();
      };
    },
    purge(tags) {
      purges += 1;
      const purged = new Set(tags);
      for (const [key, { tags: own }] of values.entries())
        if (own === null || own.some((tag) => purged.has(tag))) values.delete(key);
    },
    clear() {
      purges += 1;
      values.clear();
    },
  };
}
