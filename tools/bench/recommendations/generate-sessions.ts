/** Generates sessions of any number of events, seeded, for benchmarks. */
import type { Session } from '#features/recommendations/counts/sessions.ts';
import { createRandom } from '#features/search/search.fixtures.ts';

/** Products that are viewed together; those of the first clusters are viewed most. */
const CLUSTER = 40;
const START = Date.UTC(2026, 8, 1);
const BETWEEN_MS = 25_000;

/** Sessions of 2 to 8 views, mostly within a cluster. `nameOf`: item of the product at an index. */
export function generateSessions(
  most: number,
  products: number,
  nameOf = (product: number) => `P${product}`,
): Session[] {
  const random = createRandom(26);
  const generated: Session[] = [];
  let [events, start] = [0, START];
  while (events < most) {
    const cluster = Math.floor(random() ** 2 * (products / CLUSTER)) * CLUSTER;
    const length = 2 + Math.floor(random() * 7);
    start += BETWEEN_MS;
    const views = Array.from({ length }, (_, minute) => {
      const isNear = random() < 0.8;
      const product = isNear
        ? cluster + Math.floor(random() ** 2 * CLUSTER)
        : Math.floor(random() * products);
      return { item: nameOf(product), time: start + minute * 60_000, kind: 'view' as const };
    });
    generated.push({ events: views });
    events += length;
  }
  return generated;
}
