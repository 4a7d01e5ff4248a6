/**
 * Stress test: repeated kill -9 of the server loses no acknowledged add, and it restarts in time.
 */
import type { Database } from '#database/database.ts';
import { addUntilStopped, countAcknowledged, expectAllAdds, type Shopper } from '../shoppers.ts';
import { assertThat, type Size, stockProducts } from '../stress-test.ts';
import { type OpenServers, openServers } from './open-servers.ts';

const kills: Record<Size, number> = { small: 1, full: 100 };
const maxRunMs: Record<Size, number> = { small: 300, full: 1_500 };
const MAX_RESTART_MS = 5_000;
const SHOPPERS = 6;

export const prepareCrash = (database: Database): Promise<void> =>
  stockProducts(database, ['written'], 1_000_000);

/** Must be the last stress test on these servers, because it replaces the first of them. */
export async function crashServer(
  { servers: [first], restart }: OpenServers,
  size: Size,
): Promise<string> {
  let { base } = first;
  let acknowledged = 0;
  let slowestRestartMs = 0;
  for (let kill = 0; kill < kills[size]; kill += 1) {
    const shoppers: Shopper[] = [];
    const killed = base;
    const { promise: served, resolve: onServed } = Promise.withResolvers<void>();
    const classify = (status: number | null) => {
      assertThat(status === null || status === 200, `an add responds with 200, not ${status}`);
      return status === null ? 'over' : 'acknowledged';
    };
    const shopping = Array.from({ length: SHOPPERS }, () =>
      addUntilStopped({ base: () => killed, shoppers, classify, onServed }),
    );
    await Promise.race([served, Promise.all(shopping)]);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * maxRunMs[size]));
    const start = performance.now();
    ({ base } = await restart());
    await expectAllAdds(base, shoppers.slice(0, 1));
    slowestRestartMs = Math.max(slowestRestartMs, performance.now() - start);
    await Promise.all(shopping);
    await expectAllAdds(base, shoppers);
    acknowledged += countAcknowledged(shoppers);
  }
  assertThat(acknowledged > 0, 'at least one add was acknowledged');
  // Tests share the machine, so that times are checked only at the full size.
  assertThat(
    size === 'small' || slowestRestartMs <= MAX_RESTART_MS,
    `back within ${MAX_RESTART_MS} ms, not ${Math.round(slowestRestartMs)}`,
  );
  return `${kills[size]} kills of the server, ${acknowledged} adds acknowledged, none lost, back in at most ${Math.round(slowestRestartMs)} ms`;
}

export async function runServerCrash(size: Size): Promise<string> {
  const open = await openServers(null, prepareCrash);
  try {
    const figures = await crashServer(open, size);
    await open.stop();
    return figures;
  } finally {
    await open.drop();
  }
}
