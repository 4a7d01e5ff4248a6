/** Studio pictures of the sample catalogue, composed for each colour at its first request. */
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { createPictureThread } from './picture-thread.ts';

/** Prefix of the ids of studio pictures. */
export const STUDIO_PREFIX = 'studio.';

export function createStudio(): Pick<Pictures, 'find'> {
  const develop = createPictureThread<Uint8Array>(
    'sample/providers/pictures/sample/studio-worker.ts',
  );
  return {
    find: async (id, width) => {
      const body = id.startsWith(STUDIO_PREFIX) ? await develop(id, width) : null;
      return body && { body, type: 'image/jpeg', isGeneratedForWidth: true };
    },
  };
}
