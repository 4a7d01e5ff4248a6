/** Tests of files of frames: what was written is read, and damage is noticed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CorruptFile, readFrames, UNFINISHED, writeFrames } from './frames.ts';

const VALUES = [{ id: 'a' }, { slots: Uint32Array.of(1, 2, 70_000), keys: ['', 'Größe'] }, 'b'];

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frames-'));
  path = join(folder, 'file');
});
afterEach(() => rm(folder, { recursive: true }));

async function readAll(): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const value of readFrames(path)) values.push(value);
  return values;
}

test('values are read as they were written, and the file is for its user only', async () => {
  await writeFrames(path, VALUES);
  expect(await readAll()).toEqual(VALUES);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await writeFrames(path, []);
  expect(await readAll()).toEqual([]);
});

test('a file that is cut off anywhere is damaged', async () => {
  await writeFrames(path, VALUES);
  const whole = await readFile(path);
  for (let length = 0; length < whole.length; length++) {
    await writeFile(path, whole.subarray(0, length));
    await expect(readAll()).rejects.toThrow(CorruptFile);
  }
});

test('a file with any byte changed is damaged', async () => {
  await writeFrames(path, VALUES);
  const whole = await readFile(path);
  for (let offset = 0; offset < whole.length; offset++) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(offset) ^ 0x10, offset);
    await writeFile(path, changed);
    await expect(readAll()).rejects.toThrow(CorruptFile);
  }
});

test.each(['', 'PARADE-1', 'PARADE-2', '{"products":[]}\n', '\u0000'.repeat(100)])(
  'a file of something else is damaged: %j',
  async (text) => {
    await writeFile(path, text);
    await expect(readAll()).rejects.toThrow(CorruptFile);
  },
);

test('if a value or the confirmation fails, the old file stays and nothing is left', async () => {
  await writeFrames(path, VALUES);
  const failing = (function* () {
    yield 'new';
    throw new Error('no value');
  })();
  await expect(writeFrames(path, failing)).rejects.toThrow('no value');
  const refuse = () => Promise.reject(new Error('refused'));
  await expect(writeFrames(path, ['new'], refuse)).rejects.toThrow('refused');
  expect(await readAll()).toEqual(VALUES);
  expect(await readdir(folder)).toEqual(['file']);
});

test('a process that is killed while it writes leaves the old file', async () => {
  await writeFrames(path, VALUES);
  const code = `
    import { writeFrames } from ${JSON.stringify(new URL('./frames.ts', import.meta.url).href)};
    function* endless() { for (;;) yield 'x'.repeat(1000); }
    await writeFrames(${JSON.stringify(path)}, endless());`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  const exited = once(child, 'exit');
  const sizeOfUnfinished = async () => {
    const name = (await readdir(folder)).find((file) => file.endsWith(UNFINISHED));
    return name ? (await stat(join(folder, name))).size : 0;
  };
  try {
    await vi.waitUntil(async () => (await sizeOfUnfinished()) > 10_000, { timeout: 20_000 });
  } finally {
    child.kill('SIGKILL');
    await exited;
  }
  expect(await readAll()).toEqual(VALUES);
}, 30_000);
