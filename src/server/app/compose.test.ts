/** Tests of the selection of providers: by the fascia, the deployment, the sample, or by default. */
import { expect, test } from 'vitest';
import { createVideoFile } from '#features/videos/create-video-file.ts';
import { readVideo } from '#features/videos/memory-videos.fixtures.ts';
import type { Fascia, ProviderChoice } from '#kit/define-fascia.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { silentLog } from '#kit/log.ts';
import { expectDefined } from '#test/expect-defined.ts';
import { createComposer } from './compose.server.ts';
import { readRegistry } from './registry.node.server.ts';
import type { Registry } from './registry.server.ts';

const { fascias, locales, portFolders } = await readRegistry();
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
