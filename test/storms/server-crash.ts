/** kill -9 of the server while shoppers add, again and again: what was answered is kept, and it is back in time. */
import { rm } from 'node:fs/promises';
import { openDatabase } from '#database/database.ts';
import { silentLog } from '#kit/log.ts';
import { makeDataDir } from '../databases.ts';
import { type Server, startServer } from './server.ts';
import { countAcknowledged, keepAdding, mustHoldAll, type Shopper } from './shoppers.ts';
import { must, mustNotDrift, type Size, stockProducts } from './storm.ts';

const kills: Record<Size, number> = { small: 1, full: 100 };
const LONGEST_LIFE_MS = 1_500;
const BACK_WITHIN_MS = 5_000;
const SHOPPERS = 6;

export async function runServerCrash(size: Size): Promise<string> {
  const dataDir = await makeDataDir();
  let acknowledged = 0;
  let longest = 0;
  let server: Server | null = null;
  try {
    const database = await openDatabase({ dataDir, log: silentLog });
    await stockProducts(database, ['written'], 1_000_000);
    await database.close();
    server = await startServer({ dataDir });
    for (let life = 0; life < kills[size]; life += 1) {
      const shoppers: Shopper[] = [];
      const { base, child } = server;
      const { promise: served, resolve: onServed } = Promise.withResolvers<void>();
      const judge = (status: number | null) => {
        must(status === null || status === 200, `an add is answered by 200, not ${status}`);
        return status === null ? 'over' : 'acknowledged';
      };
      const shopping = Array.from({ length: SHOPPERS }, () => keepAdding({ base: () => base, shoppers, judge, onServed }));
      await Promise.race([served, Promise.all(shopping)]);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
      await child.kill();
      await Promise.all(shopping);
      const start = performance.now();
      server = await startServer({ dataDir });
      await mustHoldAll(server.base, shoppers.slice(0, 1));
      longest = Math.max(longest, performance.now() - start);
      await mustHoldAll(server.base, shoppers);
      acknowledged += countAcknowledged(shoppers);
    }
    await server.child.kill('SIGTERM');
    const after = await openDatabase({ dataDir, log: silentLog });
    await mustNotDrift(after).finally(() => after.close());
  } finally {
    await server?.child.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
  must(acknowledged > 0, 'somebody was served');
  // Tests share their machine with other tests: only the storm in full holds the clock against the server.
  must(size === 'small' || longest <= BACK_WITHIN_MS, `back within ${BACK_WITHIN_MS} ms, not ${Math.round(longest)}`);
  return `${kills[size]} kills of the server, ${acknowledged} adds acknowledged, none lost, back in at most ${Math.round(longest)} ms`;
}
