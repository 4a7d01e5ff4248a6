/** Studio pictures of the sample catalogue, composed for each colour at its first request. */
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { Problem } from '#kit/problem.ts';
import { findSceneFocus, showsWholeThing } from '../drawings/framing.ts';
import { createPictureThread } from '../drawings/picture-thread.ts';

/** Prefix of the ids of studio pictures. */
export const STUDIO_PREFIX = 'studio.';

export function createStudio(): Pictures {
  const develop = createPictureThread<Uint8Array>('src/providers/pictures/studio/studio-worker.ts');
  return {
    find: async (id, width) => {
      const body = id.startsWith(STUDIO_PREFIX) ? await develop(id, width) : null;
      return body && { body, type: 'image/jpeg', isMadeToWidth: true };
    },
    focusOf: findSceneFocus,
    showsWholeThing,
    save: async () => {
      throw new Problem(
        405,
        'pictures.readOnly',
        'Studio pictures come with the shop and cannot be saved',
        { field: 'picture' },
      );
    },
  };
}

export const provider = defineProvider({ port: 'pictures', name: 'studio', create: createStudio });
