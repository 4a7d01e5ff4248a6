/** Tests that an import waits for search and page caches, and reports those that lag behind. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChangeConsumer } from '#features/changes/changes.port.ts';
import { createMemoryShop, feed, item, runImport } from '../import-shop.fixtures.server.ts';
import type { ImportProgress } from '../report/import-report.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-follow-'));
  await writeFile(join(folder, 'feed.xml'), feed(item({ image_link: '' })));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs an import while the consumers report these states in turn, the last one repeatedly. */
async function importWhile(reports: readonly (readonly ChangeConsumer[])[], isDryRun = false) {
  const shop = createMemoryShop();
  const progress: ImportProgress[] = [];
  let requestCount = 0;
  const changes = {
    newest: async () => '9',
    consumers: async () => reports[Math.min(requestCount++, reports.length - 1)] ?? [],
  };
  const onProgress = (report: ImportProgress) => void progress.push(report);
  const ports = { ...shop.ports, changes };
  const { report } = await runImport({ ...shop, ports }, join(folder, 'feed.xml'), {
    onProgress,
    isDryRun,
  });
  return {
    report,
    requestCount,
    following: progress.filter(({ phase }) => phase === 'following'),
  };
}

const consumer = (name: string, behind: number, silentSeconds = 0): ChangeConsumer => ({
  name,
  behind,
  silentSeconds,
});

test('it waits until the last consumer has caught up, and reports the progress', async () => {
  const { report, following } = await importWhile([
    [consumer('search 1', 1_500), consumer('search 2', 900)],
    [consumer('search 1', 0), consumer('search 2', 400)],
    [consumer('search 1', 0), consumer('search 2', 0)],
  ]);
  expect(report.followUp).toEqual({ consumers: 2, behind: 0, changes: 0 });
  expect(following).toEqual(
    [0, 1_100, 1_500].map((done) => ({ phase: 'following', done, total: 1_500 })),
  );
});

test('a silent consumer is not waited for, and is reported', async () => {
  const { report, requestCount } = await importWhile([
    [consumer('search 1', 0), consumer('search 2', 300, 16)],
  ]);
  expect(report.followUp).toEqual({ consumers: 2, behind: 1, changes: 300 });
  expect(requestCount).toBe(1);
});

test('a dry run waits for no consumer', async () => {
  expect((await importWhile([[consumer('search 1', 5)]], true)).requestCount).toBe(0);
});
