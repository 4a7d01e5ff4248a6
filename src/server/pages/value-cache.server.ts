/** Cache of the values that pages are rendered from, purged by tag. */
import { LRUCache } from 'lru-cache';
import { estimateBytes } from './estimate-bytes.server.ts';

/** Tags of a value: known before it is loaded, or derived from it; null if it must not be stored. */
type TagSource<T> = readonly string[] | ((value: T) => readonly string[] | null);
export type CachedLoader = <T>(
  key: string,
  tags: TagSource<T>,
  load: () => Promise<T>,
) => Promise<T>;

export type ValueCache = {
  /**
   * Loader of one request. What this request loads after a purge is not stored: it
   * depends on the `now` of the request, which may be earlier than the change.
   */
  readonly forRequest: () => CachedLoader;
  readonly purge: (tags: Iterable<string>) => void;
  readonly clear: () => void;
};

const MAX_BYTES = 24 * 2 ** 20;
/** Estimate for the key and tags of an entry, and for a value whose size is not known yet. */
const ENTRY_BYTES = 512;
/** Limits the age of data whose changes purge no tag. */
const TTL_MS = 5 * 60_000;

/** `tags` is null while the value that determines them is loading: any purge deletes the entry. */
type CacheEntry = { readonly value: Promise<unknown>; readonly tags: readonly string[] | null };

/**
 * Concurrent callers share one load. A value is not stored if its load fails or a purge deletes the
 * entry meanwhile. Above `maxBytes`, by estimated size, the least recently used values are evicted.
 */
export function createValueCache({ maxBytes = MAX_BYTES } = {}): ValueCache {
  const values = new LRUCache<string, CacheEntry>({ maxSize: maxBytes, ttl: TTL_MS });
  let purgeCount = 0;

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
    forRequest() {
      const countAtStart = purgeCount;
      return <T>(key: string, tags: TagSource<T>, load: () => Promise<T>) => {
        const cached = values.get(key);
        if (cached) return cached.value as Promise<T>;
        return countAtStart === purgeCount ? store(key, tags, load()) : load();
      };
    },
    purge(tags) {
      purgeCount += 1;
      const purged = new Set(tags);
      for (const [key, { tags: entryTags }] of values.entries())
        if (entryTags === null || entryTags.some((tag) => purged.has(tag))) values.delete(key);
    },
    clear() {
      purgeCount += 1;
      values.clear();
    },
  };
}
