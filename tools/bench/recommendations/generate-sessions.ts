/** Generates reproducible sessions of any number of events for benchmarks. */
import type { Session } from '#features/recommendations/counts/sessions.ts';
import { createRandom } from '#features/search/search.fixtures.ts';

/** Number of products that are viewed together; the first clusters are viewed most. */
const CLUSTER_SIZE = 40;
const START = Date.UTC(2026, 8, 1);
const SESSION_INTERVAL_MS = 25_000;

/**
 * Sessions of 2 to 8 views, mostly within a cluster, until there are at least `minEvents`.
 * `productKeyOf`: key of the nth product.
 */
export function generateSessions(
  minEvents: number,
  products: number,
  productKeyOf = (product: number) => `P${product}`,
): Session[] {
  const random = createRandom(26);
  const generated: Session[] = [];
  let [events, start] = [0, START];
  while (events < minEvents) {
    const cluster = Math.floor(random() ** 2 * (products / CLUSTER_SIZE)) * CLUSTER_SIZE;
    const length = 2 + Math.floor(random() * 7);
    start += SESSION_INTERVAL_MS;
    const views = Array.from({ length }, (_, index) => {
      const isNear = random() < 0.8;
      const product = isNear
        ? cluster + Math.floor(random() ** 2 * CLUSTER_SIZE)
        : Math.floor(random() * products);
      return { item: productKeyOf(product), time: start + index * 60_000, kind: 'view' as const };
    });
    generated.push({ events: views });
    events += length;
  }
  return generated;
}
