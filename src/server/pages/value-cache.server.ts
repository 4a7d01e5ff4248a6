/** Cache of the values that pages are rendered from, purged by tag. */
import { LRUCache } from 'lru-cache';
import { estimateBytes } from './estimate-bytes.server.ts';

/** Tags of a value: known before it is loaded, or derived from it; null: it is not cached. */
type TagSource<T> = readonly string[] | ((value: T) => readonly string[] | null);
export type CachedLoader = <T>(
  key: string,
  tags: TagSource<T>,
  load: () => Promise<T>,
) => Promise<T>;

export type ValueCache = {
  /**
   * Opens the cache for one request. After a purge the request may still load old data, judged by
   * its `now`, so from then on its values are not stored.
   */
  readonly open: () => CachedLoader;
  readonly purge: (tags: Iterable<string>) => void;
  readonly clear: () => void;
};

const MAX_BYTES = 24 * 2 ** 20;
/** Counted for a value that is loading, and for key and tags of each. */
const ENTRY_BYTES = 512;
/** Upper bound for data whose changes purge no tag. */
const FRESH_MS = 5 * 60_000;

/** `tags` is null while the value that determines them is loading; every purge then drops it. */
type CacheEntry = { readonly value: Promise<unknown>; readonly tags: readonly string[] | null };

/**
 * Concurrent callers share one load. A failed load is not stored, nor one that a purge has
 * overtaken. Values are evicted by their estimated size, the least recently used first.
 */
export function createValueCache({ maxBytes = MAX_BYTES } = {}): ValueCache {
  const values = new LRUCache<string, CacheEntry>({ maxSize: maxBytes, ttl: FRESH_MS });
  let purges = 0;

  function store<T>(key: string, tags: TagSource<T>, value: Promise<T>): Promise<T> {
    const entry = { value, tags: typeof tags === 'function' ? null : tags };
    values.set(key, entry, { size: ENTRY_BYTES });
    const storeLoaded = (loadedTags: readonly string[] | null, loaded?: T) => {
      if (values.peek(key) !== entry) return;
      const size = loadedTags && ENTRY_BYTES + estimateBytes(loaded);
      if (size !== null && size <= maxBytes) values.set(key, { value, tags: loadedTags }, { size });
      else values.delete(key);
    };
    value.then(
      (loaded) => storeLoaded(typeof tags === 'function' ? tags(loaded) : tags, loaded),
      () => storeLoaded(null),
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
      for (const [key, { tags: entryTags }] of values.entries())
        if (entryTags === null || entryTags.some((tag) => purged.has(tag))) values.delete(key);
    },
    clear() {
      purges += 1;
      values.clear();
    },
  };
}
