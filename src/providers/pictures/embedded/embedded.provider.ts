/** The default: drawings for what the shop draws itself, files for everything that is imported. */
import { join } from 'node:path';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { createDrawings, DRAWINGS_PREFIX } from '../drawings/drawings.provider.ts';
import { createFiles } from '../files/files.provider.ts';

export function createEmbedded({ drawings, files }: { readonly drawings: Pictures; readonly files: Pictures }): Pictures {
  return {
    find: (id) => (id.startsWith(DRAWINGS_PREFIX) ? drawings : files).find(id),
    save: (body) => files.save(body),
  };
}

export const provider = defineProvider({
  port: 'pictures',
  name: 'embedded',
  create: ({ dataDir }) => createEmbedded({ drawings: createDrawings(), files: createFiles(join(dataDir, 'media', 'originals')) }),
});
