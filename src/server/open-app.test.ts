/** Servers and commands open the same providers: those that PROVIDERS names. */
import { mkdtemp, rm } from 'node:fs/promises';
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

const place = (settings: Record<string, string>) => readEnvironment({ DATA_DIR: folder, ...settings });

test('a command opens the provider that PROVIDERS names', async () => {
  const providers = JSON.stringify({ pictures: { name: 'hosted-elsewhere' } });
  await expect(openPorts(place({ PROVIDERS: providers }), silentLog)).rejects.toThrow(/hosted-elsewhere/);
}, 60_000);

test('a command writes the addresses that ORIGINS names', async () => {
  const origins = JSON.stringify({ aldermoor: 'https://www.example.com' });
  const { feeds, close } = await openPorts(place({ ORIGINS: origins }), silentLog);
  expect(feeds[0]?.addresses.origin).toBe('https://www.example.com');
  await close();
}, 60_000);

test('an origin of no fascia is named', async () => {
  const origins = JSON.stringify({ nobody: 'https://www.example.com' });
  await expect(openPorts(place({ ORIGINS: origins }), silentLog)).rejects.toThrow(/ORIGINS names the fascia nobody/);
}, 60_000);
