/** Default source: studio pictures and drawings of the sample, and files of imported pictures. */
import { join } from 'node:path';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { createDrawings, DRAWINGS_PREFIX } from '../drawings/drawings.provider.ts';
import { createFiles } from '../files/files.provider.ts';
import { createStudio, STUDIO_PREFIX } from '../studio/studio.provider.ts';

type Sources = { readonly studio: Pictures; readonly drawings: Pictures; readonly files: Pictures };

export function createEmbedded({ studio, drawings, files }: Sources): Pictures {
  const sourceOf = (id: string): Pictures => {
    if (id.startsWith(STUDIO_PREFIX)) return studio;
    return id.startsWith(DRAWINGS_PREFIX) ? drawings : files;
  };
  return {
    find: async (id, width) => {
      const source = sourceOf(id);
      return (
        (await source.find(id, width)) ?? (source === studio ? drawings.find(drawingOf(id)) : null)
      );
    },
    focusOf: (id) => sourceOf(id).focusOf?.(id),
    showsWholeThing: (id) => sourceOf(id).showsWholeThing?.(id) ?? false,
    save: (body) => files.save(body),
  };
}

/**
 * Id of the drawing that replaces a studio picture whose model no longer exists:
 * `draw.{model}.{look}.{view}`.
 */
function drawingOf(id: string): string {
  return DRAWINGS_PREFIX + id.split('.').slice(1, 4).join('.');
}

export const provider = defineProvider({
  port: 'pictures',
  name: 'embedded',
  create: ({ dataDir }) =>
    createEmbedded({
      studio: createStudio(),
      drawings: createDrawings(),
      files: createFiles(join(dataDir, 'media', 'originals')),
    }),
});
