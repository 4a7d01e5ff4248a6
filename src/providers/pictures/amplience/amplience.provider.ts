/** Masters from Amplience's media service, sized and encoded by us like every other: browsers never meet a third house. */
import { z } from 'zod';
import { readAmplienceId } from '#features/pictures/amplience-id.ts';
import type { PictureMaster, Pictures } from '#features/pictures/pictures.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { provider as embedded } from '../embedded/embedded.provider.ts';

const LIMIT_MS = 8_000;
const MAX_BYTES = 20 * 2 ** 20;
const MASTER_WIDTH = 2_000;

const configSchema = z.object({
  /** Only pictures of these are fetched, whatever content names. */
  accounts: z.array(z.string()).min(1),
  host: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .default('cdn.media.amplience.net'),
});

export type AmplienceMedia = z.infer<typeof configSchema> & { readonly others: Pictures; readonly fetch?: typeof fetch };

export function createAmplienceMedia({ accounts, host, others, fetch: ask = fetch }: AmplienceMedia): Pictures {
  return {
    async find(id, width) {
      const asset = readAmplienceId(id);
      if (!asset) return others.find(id, width);
      if (!accounts.includes(asset.account)) return null;
      // A video's poster stands where its files do.
      const room = asset.kind === 'video' ? 'v' : 'i';
      const address = `https://${host}/${room}/${asset.account}/${encodeURIComponent(asset.name)}?w=${MASTER_WIDTH}&fmt=jpg&qlt=92`;
      const response = await ask(address, { redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The media service answered ${response.status}.`);
      return readMaster(response);
    },
    focusOf: (id) => others.focusOf?.(id),
    save: (body) => others.save(body),
  };
}

async function readMaster(response: Response): Promise<PictureMaster> {
  if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) throw new Error('The media service sent more than 20 MB.');
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.byteLength > MAX_BYTES) throw new Error('The media service sent more than 20 MB.');
  if (body[0] !== 0xff || body[1] !== 0xd8) throw new Error('The media service sent something other than a picture.');
  return { body, type: 'image/jpeg' };
}

export const provider = defineProvider({
  port: 'pictures',
  name: 'amplience',
  create: async (deps, config) => createAmplienceMedia({ ...configSchema.parse(config), others: await embedded.create(deps, {}) }),
});
