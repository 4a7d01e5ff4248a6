/** Tests of the selection of providers: by the fascia, the deployment, the sample, or by default. */
import { globSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryJobs } from '#features/jobs/memory-jobs.fixtures.ts';
import { createVideoFile } from '#features/videos/create-video-file.ts';
import { readVideo } from '#features/videos/memory-videos.fixtures.ts';
import type { Fascia, ProviderChoice } from '#kit/define-fascia.ts';
import { defineProvider, type Provider } from '#kit/define-provider.ts';
import { silentLog } from '#kit/log.ts';
import { expectDefined } from '#test/expect-defined.ts';
import { createComposer, listScopes } from './compose.server.ts';
import { readRegistry } from './registry.node.server.ts';
import type { Registry } from './registry.server.ts';

const real = await readRegistry();
const { fascias, locales, portFolders } = real;
const fascia = expectDefined(fascias[0]);
const deps = { dataDir: '', log: silentLog, database: async () => null };
const sample = {
  providers: { videos: { name: 'sample' } },
  seed: async () => undefined,
} satisfies Registry['sample'];

/** Providers of videos whose content is the provider's name; `hosted` has none but the default's. */
const registry: Registry = {
  fascias,
  locales,
  portFolders,
  loadProvider: async (_, name) =>
    defineProvider({
      port: 'videos',
      name,
      create: async ({ defaultPort }) =>
        name === 'hosted'
          ? await defaultPort('videos')
          : {
              find: async () => createVideoFile(new TextEncoder().encode(name), 'video/mp4'),
            },
    }),
};

async function selectedOf(
  given: Registry,
  choices: Record<string, ProviderChoice> = {},
  own: Fascia = fascia,
): Promise<string> {
  const videos = await createComposer(given, deps, choices).openPort(own, 'videos');
  return new TextDecoder().decode(await readVideo(await videos.find('', '')));
}

test('the sample’s provider is the default, and without a sample the embedded one', async () => {
  expect(await selectedOf({ ...registry, sample })).toBe('sample');
  expect(await selectedOf(registry)).toBe('embedded');
});

test('the deployment’s choice goes before the sample’s, and the fascia’s before both', async () => {
  const given = { ...registry, sample };
  const choices = { videos: { name: 'folder' } };
  expect(await selectedOf(given, choices)).toBe('folder');
  const own = { ...fascia, providers: { videos: { name: 'own' } } };
  expect(await selectedOf(given, choices, own)).toBe('own');
});

test('a provider that adds to the default has the sample’s, and else the embedded one', async () => {
  const choices = { videos: { name: 'hosted' } };
  expect(await selectedOf({ ...registry, sample }, choices)).toBe('sample');
  expect(await selectedOf(registry, choices)).toBe('embedded');
});

test('a provider gets its own configuration alone, and the scopes beside the other services', async () => {
  const create = vi.fn<Provider['create']>(() => expectDefined(null));
  const given = { ...registry, loadProvider: async () => ({ port: 'videos', name: 'v', create }) };
  const config = { url: 'https://media.example' };
  for (const choice of [{ name: 'v', config }, { name: 'v' }])
    await createComposer(given as Registry, deps, { videos: choice })
      .openPort(fascia, 'videos')
      .catch(() => {});
  expect(create.mock.calls.map(([, own]) => own)).toEqual([config, {}]);
  expect(create.mock.calls[0]?.[0].scopes).toEqual(listScopes(fascias));
});

describe('a hosted provider', () => {
  afterEach(() => vi.unstubAllEnvs());
  const bucket = { endpoint: 'https://s3.example', bucket: 'media' };
  const opened: Registry = {
    ...real,
    loadProvider: async (port, name) =>
      port === 'jobs'
        ? defineProvider({ port: 'jobs', name, create: () => createMemoryJobs() })
        : await real.loadProvider(port, name),
  };
  const account = { accounts: ['shop'] };
  const url = 'https://service.example';
  const selected: Record<string, Record<string, unknown>> = {
    'cdn/cloudflare': { zoneId: 'zone' },
    'cdn/fastly': { serviceId: 'service' },
    'cdn/varnish': { urls: ['http://cache.example'] },
    'checkout/own': {},
    'content/amplience': { url },
    'guided-selling/iframes': { pages: { beauty: url } },
    'mailer/smtp': { url: 'smtps://mail.example', sender: 'shop@example.com' },
    'payments/remote': { url: 'http://127.0.0.1:1/', secret: 'secret of sixteen' },
    'payments/stripe': { capture: 'manual' },
    'pending-photos/s3': bucket,
    'pictures/amplience': account,
    'pictures/s3': bucket,
    'recommendations/hosted': { url },
    'review-writing/bazaarvoice': {},
    'reviews/bazaarvoice': {},
    'search/algolia': { applicationId: 'SHOP', searchKey: 'search only' },
    'social-proof/hosted': { url },
    'social/flockler': { url },
    'videos/amplience': account,
    'videos/s3': bucket,
  };

  test.each(Object.entries(selected))(
    '%s starts with the configuration that the app gives',
    async (folder, config) => {
      for (const name of [
        'CLOUDFLARE_API_TOKEN',
        'FASTLY_API_KEY',
        'BAZAARVOICE_PASSKEY',
        'FLOCKLER_API_KEY',
      ])
        vi.stubEnv(name, 'a-key');
      for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'a-key');
      vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1');
      vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_1');
      const [portFolder = '', name = ''] = folder.split('/');
      const provider = await real.loadProvider(portFolder, name);
      const create = vi.spyOn(provider, 'create');
      const { openPort } = createComposer(opened, deps, { [provider.port]: { name, config } });
      expect(await openPort(fascia, provider.port)).toBeTypeOf('object');
      expect(create.mock.calls.map(([, own]) => own)).toEqual([config]);
    },
  );

  test('none is left out', () => {
    const folders = globSync('{src,sample}/providers/*/*/*.provider.ts')
      .map((file) => file.split('/').slice(2, 4).join('/'))
      .filter((folder) => !/\/(embedded|sample)$/.test(folder));
    expect(Object.keys(selected)).toEqual(folders.toSorted());
  });
});
