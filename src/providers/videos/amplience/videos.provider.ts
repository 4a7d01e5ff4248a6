/** Videos of an Amplience account, sent on by us: browsers never meet a third house. */
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { readAmplienceId } from '#features/pictures/amplience-id.ts';
import type { VideoFile, Videos } from '#features/videos/videos.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { provider as embedded } from '../embedded/videos.provider.ts';

const LIMIT_MS = 20_000;
const MAX_BYTES = 24 * 2 ** 20;
/** Players ask for a file in parts, one after the other. */
const KEPT_BYTES = 3 * MAX_BYTES;
const PROFILE = /^(?:webm|mp4)_\w{1,40}$/;

const configSchema = z.object({
  /** Only videos of these are fetched, whatever content names. */
  accounts: z.array(z.string()).min(1),
  host: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .default('cdn.media.amplience.net'),
});

export type AmplienceVideos = z.infer<typeof configSchema> & { readonly others: Videos; readonly fetch?: typeof fetch };

export function createAmplienceVideos({ accounts, host, others, fetch: ask = fetch }: AmplienceVideos): Videos {
  const kept = new LRUCache<string, VideoFile>({ maxSize: KEPT_BYTES, sizeCalculation: ({ body }) => body.byteLength + 1 });
  const coming = new Map<string, Promise<VideoFile | null>>();

  async function load(address: string): Promise<VideoFile | null> {
    const response = await ask(address, { redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The media service answered ${response.status}.`);
    const file = await readVideo(response);
    kept.set(address, file);
    return file;
  }

  return {
    async find(id, profile) {
      const asset = readAmplienceId(id);
      if (!asset) return others.find(id, profile);
      if (asset.kind !== 'video' || !accounts.includes(asset.account) || !PROFILE.test(profile)) return null;
      const address = `https://${host}/v/${asset.account}/${encodeURIComponent(asset.name)}/${profile}`;
      const known = kept.get(address) ?? coming.get(address);
      if (known) return known;
      const loading = load(address).finally(() => coming.delete(address));
      coming.set(address, loading);
      return loading;
    },
  };
}

async function readVideo(response: Response): Promise<VideoFile> {
  const tooLarge = new Error(`The media service sent more than ${MAX_BYTES / 2 ** 20} MB.`);
  if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge;
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.byteLength > MAX_BYTES) throw tooLarge;
  const type = findType(body);
  if (type === null) throw new Error('The media service sent something other than a video.');
  return { body, type };
}

/** By its first bytes: EBML begins a WebM, `ftyp` stands in the first box of an MP4. */
function findType(body: Uint8Array): VideoFile['type'] | null {
  const begins = (at: number, ...bytes: number[]) => bytes.every((byte, index) => body[at + index] === byte);
  if (begins(0, 0x1a, 0x45, 0xdf, 0xa3)) return 'video/webm';
  return begins(4, 0x66, 0x74, 0x79, 0x70) ? 'video/mp4' : null;
}

export const provider = defineProvider({
  port: 'videos',
  name: 'amplience',
  create: async (deps, config) => createAmplienceVideos({ ...configSchema.parse(config), others: await embedded.create(deps, {}) }),
});
