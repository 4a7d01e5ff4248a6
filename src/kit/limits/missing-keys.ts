/** Remembers for a while which keys a slow source lacks, so that they are not looked up again. */
import { LRUCache } from 'lru-cache';

export type MissingKeys = {
  /** Calls `load` unless it has lately returned null for this key; then returns null. */
  readonly find: <T>(key: string, load: () => Promise<T | null>) => Promise<T | null>;
  /** Must be called once a key is saved. */
  readonly forget: (key: string) => void;
};

const MAX_KEYS = 10_000;
const TTL_MS = 60_000;

/** `now` in ms. Beyond `max` keys those that were missed longest ago are forgotten. */
export function createMissingKeys({
  max = MAX_KEYS,
  ttlMs = TTL_MS,
  now = () => performance.now(),
}: {
  readonly max?: number;
  readonly ttlMs?: number;
  readonly now?: () => number;
} = {}): MissingKeys {
  const keys = new LRUCache<string, true>({ max, ttl: ttlMs, ttlResolution: 0, perf: { now } });
  let forgetCount = 0;
  return {
    async find(key, load) {
      if (keys.has(key)) return null;
      const forgetCountBefore = forgetCount;
      const value = await load();
      // A key that was saved meanwhile is not missing.
      if (value === null && forgetCount === forgetCountBefore) keys.set(key, true);
      return value;
    },
    forget(key) {
      forgetCount += 1;
      keys.delete(key);
    },
  };
}
