/** Tests of the import of events. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Session } from '#features/recommendations/counts/sessions.ts';
import type { DescriptorCounts } from '#features/recommendations/recommendations.port.ts';
import { runRecommendCommand } from './recommend.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const NO_COUNTS: DescriptorCounts = { computed: 0, unreadable: 0, failed: [] };

/** `counts`: of the pictures whose descriptors are computed. */
async function run(args: readonly string[], lines: readonly string[] = [], counts = NO_COUNTS) {
  const cwd = await mkdtemp(join(tmpdir(), 'events-'));
  folders.push(cwd);
  await writeFile(join(cwd, 'events.jsonl'), lines.join('\n'));
  let written = '';
  const imported: Session[] = [];
  const code = await runRecommendCommand({
    ...{ args, cwd },
    open: async () => ({
      recommendations: {
        async importSessions(sessions) {
          imported.push(...sessions);
          return { sessions: sessions.length, events: lines.length, unknown: 0 };
        },
        computeDescriptors: async () => counts,
      },
      sponsored: {
        listCounts: async (fascia, since) =>
          fascia === 'aldermoor' ? [{ ad: 'oak', day: since, views: 12, clicks: 3 }] : [],
      },
      fascias: ['aldermoor', 'nightjar'],
      close: async () => undefined,
    }),
    output: {
      write(text: string) {
        written += text;
        return true;
      },
    },
  });
  return { code, written, imported };
}

test('events are grouped by session, and lines that are not events are counted', async () => {
  const line = (session: string, item: string, time: number) =>
    JSON.stringify({ session, item, time: 1.8e12 + time, kind: 'view' });
  const lines = [line('a', 'x', 2), line('b', 'y', 3), line('a', 'w', 1), 'no event'];
  const { code, written, imported } = await run(['import', 'events.jsonl'], lines);
  expect(imported.map(({ events }) => events.map(({ item }) => item))).toEqual([['w', 'x'], ['y']]);
  expect([code, written]).toEqual([0, expect.stringContaining('1 lines refused')]);
});

test('descriptors are computed in one run', async () => {
  const counts = { ...NO_COUNTS, computed: 205, unreadable: 2 };
  const { code, written } = await run(['compute-descriptors'], [], counts);
  expect([code, written]).toEqual([
    0,
    '205 descriptors computed; 2 pictures cannot be read, 0 could not be loaded\n',
  ]);
});

test('pictures that could not be loaded are named at the end, and the command exits with an error', async () => {
  const counts = { ...NO_COUNTS, computed: 300, failed: ['file.a', 'file.b'] };
  const { code, written } = await run(['compute-descriptors'], [], counts);
  expect([code, written]).toEqual([
    1,
    expect.stringContaining('2 could not be loaded\n  file.a\n  file.b\n'),
  ]);
});

test.each([[[]], [['export', 'events.jsonl']], [['import']], [['compute-descriptors', 'x']]])(
  '%j prints the usage',
  async (args) => {
    const { code, written } = await run(args);
    expect([code, written]).toEqual([1, expect.stringContaining('npm run recommend')]);
  },
);

test('counts of ads are listed since a day', async () => {
  const { code, written } = await run(['sponsored', '2026-11-01']);
  const lines = ['day fascia ad views clicks', '2026-11-01 aldermoor oak 12 3', ''];
  expect([code, written]).toEqual([0, lines.join('\n')]);
  expect((await run(['sponsored', 'November'])).written).toContain('npm run recommend');
});
