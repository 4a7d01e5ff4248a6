/** Tests of the import of events. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Session } from '#features/recommendations/counts/sessions.ts';
import { runRecommendCommand } from './recommend.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const nothing = { measured: 0, unreadable: 0, failed: 0 };

/** `turns`: what the pictures measured turn by turn are. */
async function run(
  args: readonly string[],
  lines: readonly string[] = [],
  turns: readonly (typeof nothing)[] = [],
) {
  const cwd = await mkdtemp(join(tmpdir(), 'events-'));
  folders.push(cwd);
  await writeFile(join(cwd, 'events.jsonl'), lines.join('\n'));
  let written = '';
  const imported: Session[] = [];
  const left = [...turns];
  const code = await runRecommendCommand({
    ...{ args, cwd },
    open: async () => ({
      recommendations: {
        async importSessions(sessions) {
          imported.push(...sessions);
          return { sessions: sessions.length, events: lines.length, unknown: 0 };
        },
        measurePictures: async () => left.shift() ?? nothing,
      },
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

test('events are grouped by session, and lines that are no event are counted', async () => {
  const line = (session: string, item: string, time: number) =>
    JSON.stringify({ session, item, time: 1.8e12 + time, kind: 'view' });
  const lines = [line('a', 'x', 2), line('b', 'y', 3), line('a', 'w', 1), 'no event'];
  const { code, written, imported } = await run(['import', 'events.jsonl'], lines);
  expect(imported.map(({ events }) => events.map(({ item }) => item))).toEqual([['w', 'x'], ['y']]);
  expect([code, written]).toEqual([0, expect.stringContaining('1 lines refused')]);
});

test('pictures are measured until there are no more', async () => {
  const turns = [
    { ...nothing, measured: 200 },
    { ...nothing, measured: 5, unreadable: 2 },
  ];
  const { code, written } = await run(['measure-pictures'], [], turns);
  expect([code, written]).toEqual([
    0,
    expect.stringContaining('205 pictures measured; 2 cannot be read, 0 did not arrive'),
  ]);
});

test('a source of pictures that fails ends the command with an error', async () => {
  const turns = [{ ...nothing, measured: 3, failed: 5 }];
  const { code, written } = await run(['measure-pictures'], [], turns);
  expect([code, written]).toEqual([1, expect.stringContaining('5 did not arrive')]);
});

test.each([[[]], [['export', 'events.jsonl']], [['import']], [['measure-pictures', 'x']]])(
  'with %j it says how it is used',
  async (args) => {
    const { code, written } = await run(args);
    expect([code, written]).toEqual([1, expect.stringContaining('npm run recommend')]);
  },
);
