/** Picture sources for tests: plain masters, and a log of the ids requested. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { Problem } from '#kit/problem.ts';
import type { PictureMaster, Pictures } from './pictures.port.ts';

/** A single-colour master of the given size. */
export async function plainMaster(width: number, height: number): Promise<PictureMaster> {
  const body = await sharp({ create: { width, height, channels: 3, background: '#6f7f4f' } })
    .jpeg()
    .toBuffer();
  return { body: new Uint8Array(body), type: 'image/jpeg' };
}

export const svgMaster: PictureMaster = {
  body: new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2400" viewBox="0 0 1600 2400"><rect width="1600" height="2400" fill="#c1694a"/></svg>',
  ),
  type: 'image/svg+xml',
};

/** @throws Problem for other formats; SVG may contain scripts. */
async function findType(body: Uint8Array): Promise<PictureMaster['type']> {
  const { format } = await sharp(body)
    .metadata()
    .catch(() => ({ format: 'none' }));
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp')
    throw new Problem(415, 'pictures.unknownFormat', 'The picture is not a JPEG, PNG or WebP', {
      field: 'picture',
    });
  return `image/${format}`;
}

/** In-memory picture source; `requestedIds` lists the id of every `find` call. */
export function memoryPictures(
  masters: Readonly<Record<string, PictureMaster>> = {},
): Pictures & { readonly requestedIds: string[] } {
  const requestedIds: string[] = [];
  const stored = new Map(Object.entries(masters));
  const idOf = (body: Uint8Array, owner = '') =>
    `file.${createHash('sha256').update(owner).update(body).digest('hex')}`;
  return {
    requestedIds,
    find: async (id) => {
      requestedIds.push(id);
      return stored.get(id) ?? null;
    },
    idOf,
    async save(body, owner) {
      const id = idOf(body, owner);
      stored.set(id, { body, type: await findType(body) });
      return id;
    },
    delete: async (id) => {
      stored.delete(id);
    },
  };
}
