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

async function selectedProvider(
  testRegistry: Registry,
  choices: Record<string, ProviderChoice> = {},
  forFascia: Fascia = fascia,
): Promise<string> {
  const videos = await createComposer(testRegistry, deps, choices).openPort(forFascia, 'videos');
  return new TextDecoder().decode(await readVideo(await videos.find('', '')));
}

test('the sample’s provider is the default, and without a sample the embedded one', async () => {
  expect(await selectedProvider({ ...registry, sample })).toBe('sample');
  expect(await selectedProvider(registry)).toBe('embedded');
});

test('the choice of the deployment overrides that of the sample, and that of the fascia both', async () => {
  const testRegistry = { ...registry, sample };
  const choices = { videos: { name: 'folder' } };
  expect(await selectedProvider(testRegistry, choices)).toBe('folder');
  const fasciaWithProvider = { ...fascia, providers: { videos: { name: 'own' } } };
  expect(await selectedProvider(testRegistry, choices, fasciaWithProvider)).toBe('own');
});

test('a provider that extends the default gets that of the sample, or else the embedded one', async () => {
  const choices = { videos: { name: 'hosted' } };
  expect(await selectedProvider({ ...registry, sample }, choices)).toBe('sample');
  expect(await selectedProvider(registry, choices)).toBe('embedded');
});

test('a provider gets only its own configuration, and the scopes with the other services', async () => {
  const create = vi.fn<Provider['create']>(() => expectDefined(null));
  const testRegistry = {
    ...registry,
    loadProvider: async () => ({ port: 'videos', name: 'v', create }),
  };
  const config = { url: 'https://media.example' };
  for (const choice of [{ name: 'v', config }, { name: 'v' }])
    await createComposer(testRegistry as Registry, deps, { videos: choice })
      .openPort(fascia, 'videos')
      .catch(() => {});
  expect(create.mock.calls.map(([, providerConfig]) => providerConfig)).toEqual([config, {}]);
  expect(create.mock.calls[0]?.[0].scopes).toEqual(listScopes(fascias));
});

describe('a hosted provider', () => {
  afterEach(() => vi.unstubAllEnvs());
  const bucket = { endpoint: 'https://s3.example', bucket: 'media' };
  const registryWithJobs: Registry = {
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
      const { openPort } = createComposer(registryWithJobs, deps, {
        [provider.port]: { name, config },
      });
      expect(await openPort(fascia, provider.port)).toBeTypeOf('object');
      expect(create.mock.calls.map(([, providerConfig]) => providerConfig)).toEqual([config]);
    },
  );

  test('every hosted provider is tested', () => {
    const folders = globSync('{src,sample}/providers/*/*/*.provider.ts')
      .map((file) => file.split('/').slice(2, 4).join('/'))
      .filter((folder) => !/\/(embedded|sample)$/.test(folder));
    expect(Object.keys(selected)).toEqual(folders.toSorted());
  });
});
