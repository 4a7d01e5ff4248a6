/** Tests that servers and commands use the providers that PROVIDERS selects. */
import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createMemoryMailer } from '#features/mailer/memory-mailer.fixtures.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { silentLog } from '#kit/log.ts';
import { encodeAmplienceId } from '#providers/vendors/amplience/media-id.ts';
import type { Ports } from '#request/shop.ts';
import { type Environment, parseEnvironment } from './environment.server.ts';
import { openApp } from './open-app.server.ts';
import { openContentAdmin, openPorts, openSampleTarget, openSearchSource } from './ports.server.ts';
import { readRegistry } from './registry.node.server.ts';
import type { Registry } from './registry.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-app-'));
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => rm(folder, { recursive: true, force: true }));

const locationOf = (settings: Record<string, string>) =>
  parseEnvironment({ DATA_DIR: folder, ...settings });

test.each<[string, keyof Ports, (environment: Environment) => Promise<unknown>]>([
  ['imports or exports', 'pictures', (environment) => openPorts(environment, silentLog)],
  ['edits pages', 'contentEditing', (environment) => openContentAdmin(environment, silentLog)],
  ['fills an index', 'searchSource', (environment) => openSearchSource(environment, silentLog)],
  ['fills the sample', 'customisations', (environment) => openSampleTarget(environment, silentLog)],
])(
  'a command that %s opens the provider that PROVIDERS names',
  async (_, port, open) => {
    const providers = JSON.stringify({ [port]: { name: 'hosted-elsewhere' } });
    await expect(open(locationOf({ PROVIDERS: providers }))).rejects.toThrow(/hosted-elsewhere/);
  },
  60_000,
);

test('a command reads pictures from the account that PROVIDERS configures', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string | URL) => {
    requests.push(String(url));
    return new Response(Uint8Array.of(0xff, 0xd8, 0xff));
  });
  const config = { accounts: ['northshop'], host: 'media.example' };
  const providers = JSON.stringify({ pictures: { name: 'amplience', config } });
  const { ports, close } = await openPorts(locationOf({ PROVIDERS: providers }), silentLog);
  const coat = encodeAmplienceId({ account: 'northshop', name: 'coat' });
  expect(await ports.pictures.find(coat ?? '')).toMatchObject({ type: 'image/jpeg' });
  expect(requests).toEqual([expect.stringContaining('https://media.example/i/northshop/coat')]);
  await close();
}, 60_000);

test('SMTP_URL selects the mailer of servers and commands, unless PROVIDERS names another', async () => {
  const selected = async (settings: Record<string, string>) => {
    const opened: string[] = [];
    const registry: Registry = {
      ...(await readRegistry()),
      async loadProvider(port, name) {
        opened.push(`${port}/${name}`);
        return defineProvider({ port: 'mailer', name, create: createMemoryMailer });
      },
    };
    await openApp(
      registry,
      locationOf(settings),
      silentLog,
      async ({ firstFascia, openPort, database }) => {
        await openPort(firstFascia, 'mailer');
        await database.close();
      },
    );
    return opened;
  };
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'shop@example.com' };
  expect(await selected({})).toEqual(['mailer/embedded']);
  expect(await selected(smtp)).toEqual(['mailer/smtp']);
  const PROVIDERS = JSON.stringify({ mailer: { name: 'hosted' } });
  expect(await selected({ ...smtp, PROVIDERS })).toEqual(['mailer/hosted']);
}, 60_000);

test('a command writes URLs with the origins of ORIGINS', async () => {
  const origins = JSON.stringify({ aldermoor: 'https://www.example.com' });
  const { feeds, close } = await openPorts(locationOf({ ORIGINS: origins }), silentLog);
  expect(feeds[0]?.urls.origin).toBe('https://www.example.com');
  await close();
}, 60_000);

test.each<[string, number | null, number]>([
  ['that is new is private to its owner', null, 0o700],
  ['that exists keeps its mode', 0o750, 0o750],
])(
  'a data folder %s',
  async (_, existingMode, mode) => {
    const dataDir = join(folder, `data-${mode}`);
    if (existingMode !== null) {
      await mkdir(dataDir);
      await chmod(dataDir, existingMode);
    }
    const { close } = await openPorts(locationOf({ DATA_DIR: dataDir }), silentLog);
    expect((await stat(dataDir)).mode & 0o777).toBe(mode);
    await close();
  },
  60_000,
);

test.each([
  ['ORIGINS', 'https://www.example.com'],
  ['TAGS', { tagManager: { id: 'GTM-TEST' } }],
])(
  '%s with an unknown fascia is refused with its name',
  async (variable, value) => {
    const settings = { [variable]: JSON.stringify({ nobody: value }) };
    await expect(openPorts(locationOf(settings), silentLog)).rejects.toThrow(
      `${variable} names the fascia nobody`,
    );
  },
  60_000,
);

test('TAGS replaces the tags of a fascia; the others keep theirs', async () => {
  const tagManager = { id: 'GTM-TEST' };
  const TAGS = JSON.stringify({ nightjar: { tagManager } });
  const tags = await openApp(
    await readRegistry(),
    locationOf({ TAGS }),
    silentLog,
    async ({ registry, database }) => {
      await database.close();
      return registry.fascias.map((fascia) => [fascia.code, fascia.tags]);
    },
  );
  expect(tags).toEqual([
    ['aldermoor', undefined],
    ['nightjar', { tagManager }],
    ['fernhollow', undefined],
  ]);
}, 60_000);
