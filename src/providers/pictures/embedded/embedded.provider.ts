/** Pictures as files, named by the hash of their bytes, so that equal pictures are stored once. */
import { access, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { writeFileAtomically } from '#kit/write-file-atomically.server.ts';
import { reencodeUpload } from './reencode-upload.ts';
import { hashUpload, idOfUpload, parseUploadId, pathOfUpload, typeOfUpload } from './upload-id.ts';

export function createFilePictures(folder: string): Pictures {
  const pathOf = (hash: string) => join(folder, pathOfUpload(hash));
  return {
    find: async (id) => {
      const hash = parseUploadId(id);
      if (hash === null) return null;
      const body = await readFile(pathOf(hash)).catch(() => null);
      return body && { body, type: typeOfUpload(body) };
    },
    save: async (body, owner) => {
      // The name is the hash of the uploaded bytes, so saving them again needs no decoding.
      const hash = hashUpload(body, owner);
      const path = pathOf(hash);
      const isStored = await access(path).then(
        () => true,
        () => false,
      );
      if (!isStored) await writeFileAtomically(path, await reencodeUpload(body));
      return idOfUpload(hash);
    },
    idOf: (body, owner) => idOfUpload(hashUpload(body, owner)),
    delete: async (id) => {
      const hash = parseUploadId(id);
      if (hash !== null) await rm(pathOf(hash), { force: true });
    },
  };
}

export const provider = defineProvider({
  port: 'pictures',
  name: 'embedded',
  create: ({ dataDir }) => createFilePictures(join(dataDir, 'media', 'originals')),
});
