/** Drawings: generated SVG pictures of the sample catalogue's products. */
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { createPictureThread } from './picture-thread.ts';

/** Prefix of the ids of drawings. */
export const DRAWINGS_PREFIX = 'draw.';

export function createDrawings(): Pick<Pictures, 'find'> {
  const draw = createPictureThread<string>('sample/providers/pictures/sample/drawing-worker.ts');
  return {
    find: async (id) => {
      const svg = id.startsWith(DRAWINGS_PREFIX) ? await draw(id) : null;
      return svg === null ? null : { body: new TextEncoder().encode(svg), type: 'image/svg+xml' };
    },
  };
}
