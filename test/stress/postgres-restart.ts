/** Stress test: PostgreSQL crashes during adds on three servers; no add is lost or doubled. */
import { startSeparatePostgres } from '../databases/postgres.ts';
import { runOnServers, type ServerStressTest } from './server/open-servers.ts';
import { sendAdd } from './server/server.ts';
import {
  addUntilStopped,
  countAcknowledged,
  expectAllAdds,
  SHOPPERS_SKU,
  type Shopper,
} from './shoppers.ts';
import { assertThat, countEach, type Size, Skipped, stockProducts } from './stress-test.ts';

const restarts: Record<Size, number> = { small: 1, full: 10 };
const CONCURRENCY = 6;
const MAX_RECOVERY_MS = 5_000;
const PAGE = '/product/slug-of-written';

async function waitUntilBack(base: string): Promise<number> {
  const start = performance.now();
  for (const end = start + 6 * MAX_RECOVERY_MS; performance.now() < end; ) {
    if ((await sendAdd(base, { sku: SHOPPERS_SKU })).status === 200)
      return performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('Expected: baskets are served again');
}

/** `crash` kills the database and resolves when it is back. */
export function restartWhileAdding(crash: () => Promise<void>): ServerStressTest {
  return {
    prepareData: (database) => stockProducts(database, ['written'], 1_000_000),
    async run(servers, size) {
      const bases = servers.map(({ base }) => base);
      for (const base of bases)
        assertThat((await fetch(base + PAGE)).status === 200, 'the product page is served before');
      const shoppers: Shopper[] = [];
      const statuses: (number | string)[] = [];
      let isStopped = false;
      const classify = (status: number | null) => {
        statuses.push(status ?? 'no response');
        return isStopped ? 'over' : status === 200 ? 'acknowledged' : 'unknown';
      };
      const shopping = Array.from({ length: CONCURRENCY }, (_, index) =>
        addUntilStopped({ base: () => bases[index % bases.length] ?? '', shoppers, classify }),
      );
      let slowestRecoveryMs = 0;
      for (let restart = 0; restart < restarts[size]; restart += 1) {
        const before = countAcknowledged(shoppers);
        while (countAcknowledged(shoppers) < before + 20)
          await new Promise((resolve) => setTimeout(resolve, 20));
        const restarted = crash();
        for (const base of bases)
          assertThat(
            (await fetch(base + PAGE)).status === 200,
            'the product page is served from memory meanwhile',
          );
        await restarted;
        for (const base of bases)
          slowestRecoveryMs = Math.max(slowestRecoveryMs, await waitUntilBack(base));
      }
      isStopped = true;
      await Promise.all(shopping);
      await expectAllAdds(bases[0] ?? '', shoppers);
      const counts = countEach(statuses);
      const isExpected = Object.keys(counts).every(
        (status) => status === '200' || status === '503',
      );
      assertThat(
        isExpected,
        `an add gets 200, or 503 while the database is down: ${JSON.stringify(counts)}`,
      );
      // Tests share the machine, so that times are checked only at the full size.
      assertThat(
        size === 'small' || slowestRecoveryMs <= MAX_RECOVERY_MS,
        `back within ${MAX_RECOVERY_MS} ms, not ${Math.round(slowestRecoveryMs)}`,
      );
      return `${restarts[size]} restarts, ${countAcknowledged(shoppers)} adds acknowledged, none lost or doubled, ${JSON.stringify(counts)}, back after at most ${Math.round(slowestRecoveryMs)} ms`;
    },
  };
}

export async function runPostgresRestart(size: Size): Promise<string> {
  const postgres = await startSeparatePostgres();
  if ('skipped' in postgres) throw new Skipped(postgres.skipped);
  return await runOnServers(postgres.url, restartWhileAdding(postgres.crash), size).finally(
    postgres.stop,
  );
}
