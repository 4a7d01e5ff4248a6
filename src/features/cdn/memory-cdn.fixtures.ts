/** CDN for tests: records what is purged. */
import type { Cdn } from './cdn.port.ts';

/** `purged` lists the purges, oldest first; null is a purge of everything. */
export function createMemoryCdn(): Cdn & {
  readonly purged: readonly (readonly string[] | null)[];
} {
  const purged: (readonly string[] | null)[] = [];
  return {
    purged,
    describe: (tags, maxAge) => [['x-cdn', `${maxAge} ${tags.join(' ')}`]],
    async purge(tags) {
      purged.push(tags);
    },
    async purgeAll() {
      purged.push(null);
    },
  };
}
