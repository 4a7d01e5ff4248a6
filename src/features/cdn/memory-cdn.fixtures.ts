/** CDN for tests: records what is purged. */
import type { Cdn } from './cdn.port.ts';

/** `purged` lists the purges, oldest first. */
export function createMemoryCdn(): Cdn & {
  readonly purged: readonly (readonly string[])[];
} {
  const purged: (readonly string[])[] = [];
  return {
    purged,
    maxTags: 3,
    respectsVary: true,
    describe: (tags, maxAge) => [['x-cdn', `${maxAge} ${tags.join(' ')}`]],
    async purge(tags) {
      purged.push(tags);
    },
  };
}
