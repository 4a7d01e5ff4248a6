/** Picture sources for tests: plain masters, and a log of the ids requested. */
import sharp from 'sharp';
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

/** Source of the given masters; `asked` lists the ids of all `find` calls. */
export function memoryPictures(
  masters: Readonly<Record<string, PictureMaster>>,
): Pictures & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    find: async (id) => {
      asked.push(id);
      return Object.hasOwn(masters, id) ? (masters[id] ?? null) : null;
    },
    save: async () => {
      throw new Error('Memory pictures are given at the start');
    },
  };
}
