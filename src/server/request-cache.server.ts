/** Values that pages are made from, kept until what they were read from changes. */
import { LRUCache } from 'lru-cache';

import type { TagsOf } from '#request/shop.ts';

export type CacheLoad = <T>(key: string, tags: TagsOf<T>, load: () => Promise<T>) => Promise<T>;

export type RequestCache = {
  /** For one request: what it loads after a purge may still be of the moment before, by its clock, and is kept for nobody. */
  readonly open: () => CacheLoad;
  readonly purge: (tags: Iterable<string>) => void;
  readonly clear: () => void;
};

const MAX_VALUES = 2_000;
/** Purging by tag keeps values true; this bounds what no purge reaches. */
const FRESH_MS = 5 * 60_000;

/** `tags`: null while the value is awaited that they depend on; any purge may concern it. */
type Kept = { readonly value: Promise<unknown>; readonly tags: readonly string[] | null };

/** Callers at the same moment share one load; a failed one is not kept, nor one that a purge overtook. */
export function createRequestCache(): RequestCache {
  const values = new LRUCache<string, Kept>({ max: MAX_VALUES, ttl: FRESH_MS });
  let purges = 0;

  function keep<T>(key: string, tags: TagsOf<T>, value: Promise<T>): Promise<T> {
    const entry = { value, tags: typeof tags === 'function' ? null : tags };
    values.set(key, entry);
    const settle = (found: readonly string[] | null) => {
      if (values.peek(key) !== entry) return;
      if (found) values.set(key, { value, tags: found });
      else values.delete(key);
    };
    value.then(
      (loaded) => typeof tags === 'function' && settle(tags(loaded)),
      () => settle(null),
    );
    return value;
  }

  return {
    open() {
      const opened = purges;
      return <T>(key: string, tags: TagsOf<T>, load: () => Promise<T>) => {
        const kept = values.get(key);
        if (kept) return kept.value as Promise<T>;
        return opened === purges ? keep(key, tags, load()) : load();
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
