/** Concurrent buyers of few units: as many succeed as there are units, the others are sold out. */
import type { Database } from '#database/database.ts';
import { assertThat, countEach, type Size, stockProducts } from '../stress-test.ts';

type Rush = { readonly buyers: number; readonly rounds: number; readonly units: number };

const rushes: Record<Size, readonly Rush[]> = {
  small: [
    { buyers: 20, rounds: 3, units: 1 },
    { buyers: 60, rounds: 1, units: 10 },
  ],
  full: [
    { buyers: 20, rounds: 200, units: 1 },
    { buyers: 500, rounds: 20, units: 10 },
  ],
};

const productKeys = ({ rounds, units }: Rush, name: string) =>
  Array.from({ length: rounds }, (_, round) => `${name}-${units}-${round}`);

/** Rushes with different names use different products. */
export async function stockRushes(database: Database, size: Size, name: string): Promise<void> {
  for (const rush of rushes[size])
    await stockProducts(database, productKeys(rush, name), rush.units);
}

/** Result of one purchase; any other text describes an unexpected failure. */
export type Outcome = 'won' | 'sold out' | (string & {});

export async function runRushes(
  size: Size,
  name: string,
  buy: (sku: string, buyer: number) => Promise<Outcome>,
): Promise<string> {
  const figures: string[] = [];
  for (const rush of rushes[size]) {
    const { buyers, rounds, units } = rush;
    const start = performance.now();
    for (const key of productKeys(rush, name)) {
      const counts = countEach(
        await Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(`${key}-S`, buyer))),
      );
      const isRight = counts.won === units && counts['sold out'] === buyers - units;
      assertThat(isRight, `${units} winners of ${buyers} buyers, but: ${JSON.stringify(counts)}`);
    }
    figures.push(
      `${buyers} buyers x ${rounds} rounds for ${units}: ${units} winners each, ${Math.round(performance.now() - start)} ms`,
    );
  }
  return figures.join('; ');
}
