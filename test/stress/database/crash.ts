/** Stress test: repeated kill -9 of a writing process loses no acknowledged write. */
import { rm } from 'node:fs/promises';
import { openDatabase } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { silentLog } from '#kit/log.ts';
import { createBaskets } from '#providers/baskets/embedded/baskets.provider.ts';
import { makeDataDir } from '../../databases/databases.ts';
import {
  assertThat,
  expectNoStockMismatch,
  newShopper,
  type Size,
  stockProducts,
} from '../stress-test.ts';
import { startChild } from './child.ts';

const kills: Record<Size, number> = { small: 1, full: 100 };
/** Longest time in ms before the process is killed. */
const maxRunMs: Record<Size, number> = { small: 300, full: 2_000 };

const countBaskets = defineStatement<{ count: number }>(
  'stress.baskets',
  'select count(*)::int as count from basket',
);

export async function runCrash(size: Size): Promise<string> {
  const dataDir = await makeDataDir();
  const acknowledged: string[] = [];
  let longestOpen = 0;
  try {
    const first = await openDatabase({ dataDir, log: silentLog });
    await stockProducts(first, ['written'], 1_000_000);
    await first.close();
    for (let run = 0; run < kills[size]; run += 1) {
      const child = startChild('test/stress/database/child-write.ts', [dataDir, `run${run}`]);
      await child.waitForLine(`run${run}-0`);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * maxRunMs[size]));
      await child.kill();
      acknowledged.push(...child.lines());

      const start = performance.now();
      const database = await openDatabase({ dataDir, log: silentLog });
      longestOpen = Math.max(longestOpen, performance.now() - start);
      const baskets = createBaskets(database);
      for (const token of acknowledged.slice(-200))
        assertThat((await baskets.find({ ...newShopper(), token })) !== null, `${token} is kept`);
      const [row] = await database.rows(countBaskets);
      const surplus = (row?.count ?? 0) - acknowledged.length;
      assertThat(
        surplus >= 0 && surplus <= run + 1,
        `${acknowledged.length} acknowledged, ${row?.count} kept`,
      );
      await expectNoStockMismatch(database);
      await database.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return `${kills[size]} kills, ${acknowledged.length} writes acknowledged, none lost, open again in at most ${Math.round(longestOpen)} ms`;
}
