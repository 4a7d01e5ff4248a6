/** Tests that servers and commands use the providers that PROVIDERS selects. */
import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#kit/log.ts';
import { readEnvironment } from './environment.server.ts';
import { openPorts } from './ports.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-app-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const place = (settings: Record<string, string>) =>
  readEnvironment({ DATA_DIR: folder, ...settings });

test('a command opens the provider that PROVIDERS names', async () => {
  const providers = JSON.stringify({ pictures: { name: 'hosted-elsewhere' } });
  await expect(openPorts(place({ PROVIDERS: providers }), silentLog)).rejects.toThrow(
    /hosted-elsewhere/,
  );
}, 60_000);

test('a command writes the addresses that ORIGINS names', async () => {
  const origins = JSON.stringify({ aldermoor: 'https://www.example.com' });
  const { feeds, close } = await openPorts(place({ ORIGINS: origins }), silentLog);
  expect(feeds[0]?.addresses.origin).toBe('https://www.example.com');
  await close();
}, 60_000);

test.each<[string, number | null, number]>([
  ['that is new is its owner’s alone', null, 0o700],
  ['that somebody made keeps its mode', 0o750, 0o750],
])(
  'a data folder %s',
  async (_, made, mode) => {
    const dataDir = join(folder, `data-${mode}`);
    if (made !== null) {
      await mkdir(dataDir);
      await chmod(dataDir, made);
    }
    const { close } = await openPorts(place({ DATA_DIR: dataDir }), silentLog);
    expect((await stat(dataDir)).mode & 0o777).toBe(mode);
    await close();
  },
  60_000,
);

test('an origin of no fascia is named', async () => {
  const origins = JSON.stringify({ nobody: 'https://www.example.com' });
  await expect(openPorts(place({ ORIGINS: origins }), silentLog)).rejects.toThrow(
    /ORIGINS names the fascia nobody/,
  );
}, 60_000);
