/** Videos of an Amplience account, proxied so that browsers do not connect to a third party. */

import { LRUCache } from 'lru-cache';
import { parse } from 'valibot';
import { createVideoFile } from '#features/videos/create-video-file.ts';
import type { VideoFile, Videos } from '#features/videos/videos.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { fetchBytes } from '#kit/limits/fetch-bytes.server.ts';
import { createMissingKeys } from '#kit/limits/missing-keys.ts';
import { createProviderFetch } from '#kit/monitoring/provider-fetch.server.ts';
import {
  type AmplienceAccount,
  amplienceAccountSchema,
  amplienceUrl,
} from '#providers/vendors/amplience/account.ts';
import { decodeAmplienceId } from '#providers/vendors/amplience/media-id.ts';

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 24 * 2 ** 20;
/** Cache size in bytes: players request a file in several ranges. */
const CACHE_BYTES = 3 * MAX_BYTES;
const PROFILE = /^(?:webm|mp4)_\w{1,40}$/;

export type AmplienceVideosOptions = AmplienceAccount & {
  readonly fallback: Videos;
  readonly fetch?: typeof fetch;
};

export function createAmplienceVideos({
  fallback,
  fetch: given,
  ...account
}: AmplienceVideosOptions): Videos {
  const fetchUrl = given ?? createProviderFetch(`https://${account.host}`);
  const cache = new LRUCache<string, VideoFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ size }) => size + 1,
  });
  const missing = createMissingKeys();
  const inFlight = new Map<string, Promise<VideoFile | null>>();

  async function load(address: string): Promise<VideoFile | null> {
    const body = await fetchBytes(address, {
      fetch: fetchUrl,
      service: 'media service',
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    if (body === null) return null;
    const type = findType(body);
    if (type === null) throw new Error('The media service did not return a video.');
    const file = createVideoFile(body, type);
    cache.set(address, file);
    return file;
  }

  return {
    async find(id, profile) {
      const asset = decodeAmplienceId(id);
      if (!asset) return fallback.find(id, profile);
      const url = amplienceUrl(account, asset);
      if (asset.kind !== 'video' || url === null || !PROFILE.test(profile)) return null;
      const address = `${url}/${profile}`;
      const current = cache.get(address) ?? inFlight.get(address);
      if (current) return current;
      const loading = missing
        .find(address, () => load(address))
        .finally(() => inFlight.delete(address));
      inFlight.set(address, loading);
      return loading;
    },
  };
}

/** Type by the first bytes: WebM begins with EBML, MP4 has `ftyp` in its first box. */
function findType(body: Uint8Array): VideoFile['type'] | null {
  const begins = (at: number, ...bytes: number[]) =>
    bytes.every((byte, index) => body[at + index] === byte);
  if (begins(0, 0x1a, 0x45, 0xdf, 0xa3)) return 'video/webm';
  return begins(4, 0x66, 0x74, 0x79, 0x70) ? 'video/mp4' : null;
}

export const provider = defineProvider({
  port: 'videos',
  name: 'amplience',
  create: async (deps, config) =>
    createAmplienceVideos({
      ...parse(amplienceAccountSchema, config),
      fallback: await deps.defaultPort('videos'),
    }),
});
