/**
 * Stress test: many shoppers post for few units at once; as many succeed as there are units, no
 * 5xx.
 */
import { runRushes, stockRushes } from '../baskets/rush.ts';
import type { ServerStressTest } from './open-servers.ts';
import { sendAdd } from './server.ts';

export const serverLastUnit: ServerStressTest = {
  prepareData: (database, size) => stockRushes(database, size, 'rush'),
  async run(servers, size) {
    const figures = await runRushes(size, 'rush', async (sku, buyer) => {
      const { status } = await sendAdd((servers[buyer % servers.length] ?? servers[0]).base, {
        sku,
      });
      return status === 200 ? 'won' : status === 409 ? 'sold out' : String(status);
    });
    return `${servers.length} servers, no 5xx; ${figures}`;
  },
};
