/** Drawings: generated SVG pictures of the sample catalogue's products. */
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { Problem } from '#kit/problem.ts';
import { findSceneFocus, showsWholeThing } from './framing.ts';
import { createPictureThread } from './picture-thread.ts';

/** Prefix of the ids of drawings. */
export const DRAWINGS_PREFIX = 'draw.';

export function createDrawings(): Pictures {
  const draw = createPictureThread<string>('src/providers/pictures/drawings/drawing-worker.ts');
  return {
    find: async (id) => {
      const svg = id.startsWith(DRAWINGS_PREFIX) ? await draw(id) : null;
      return svg === null ? null : { body: new TextEncoder().encode(svg), type: 'image/svg+xml' };
    },
    focusOf: findSceneFocus,
    showsWholeThing,
    save: async () => {
      throw new Problem(
        405,
        'pictures.readOnly',
        'Drawings are made by the shop and cannot be saved',
        { field: 'picture' },
      );
    },
  };
}

export const provider = defineProvider({
  port: 'pictures',
  name: 'drawings',
  create: createDrawings,
});
