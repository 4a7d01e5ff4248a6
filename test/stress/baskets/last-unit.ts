/** Stress test: many concurrent buyers of few units, at the baskets port. */
import { isProblem } from '#kit/problem.ts';
import { createBaskets } from '#providers/baskets/embedded/baskets.provider.ts';
import { type Databases, newShopper, type Size } from '../stress-test.ts';
import { runRushes, stockRushes } from './rush.ts';

export async function runLastUnit(databases: Databases, size: Size): Promise<string> {
  const servers = databases.map(createBaskets);
  await stockRushes(databases[0], size, 'last');
  return await runRushes(size, 'last', async (sku, buyer) => {
    try {
      await servers[buyer % servers.length]?.add(newShopper(), {
        items: [{ sku, quantity: 1 }],
        reserveMinutes: 30,
      });
      return 'won';
    } catch (error) {
      return isProblem(error) && error.code === 'basket.outOfStock' ? 'sold out' : String(error);
    }
  });
}
