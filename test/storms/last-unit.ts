/** Many buyers, few units: as many winners as units, in every round. */
import { createBaskets } from '#providers/baskets/embedded/baskets.provider.ts';
import { must, mustNotDrift, newShopper, type Place, type Size, stockProducts, tally } from './storm.ts';

type Round = { readonly buyers: number; readonly rounds: number; readonly units: number };

const rounds: Record<Size, readonly Round[]> = {
  small: [
    { buyers: 20, rounds: 5, units: 1 },
    { buyers: 60, rounds: 1, units: 10 },
  ],
  full: [
    { buyers: 20, rounds: 200, units: 1 },
    { buyers: 500, rounds: 20, units: 10 },
  ],
};

export async function runLastUnit(place: Place, size: Size): Promise<string> {
  const { databases, close } = await place.open();
  const shops = databases.map(createBaskets);
  const said: string[] = [];
  try {
    for (const { buyers, rounds: count, units } of rounds[size]) {
      const start = performance.now();
      const keys = Array.from({ length: count }, (_, round) => `last-${units}-${round}`);
      await stockProducts(databases[0], keys, units);
      for (const key of keys) {
        const items = [{ sku: `${key}-S`, quantity: 1 }];
        const adds = Array.from({ length: buyers }, (_, buyer) =>
          shops[buyer % shops.length]?.add(newShopper(), { items, reserveMinutes: 30 }),
        );
        const counts = tally(await Promise.allSettled(adds));
        const isRight = counts.ok === units && counts['basket.outOfStock'] === buyers - units;
        must(isRight, `${units} winners of ${buyers} buyers, but: ${JSON.stringify(counts)}`);
      }
      said.push(`${buyers} buyers x ${count} rounds for ${units}: ${units} winners each, ${Math.round(performance.now() - start)} ms`);
    }
    await mustNotDrift(databases[0]);
  } finally {
    await close();
  }
  return said.join('; ');
}
