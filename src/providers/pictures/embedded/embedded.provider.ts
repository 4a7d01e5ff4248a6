/** Pictures as files, named by the hash of their bytes, so that equal pictures are stored once. */
import { createHash } from 'node:crypto';
import { access, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureMaster, Pictures } from '#features/pictures/pictures.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { writeFileAtomically } from '#kit/write-file-atomically.server.ts';
import { reencodeUpload } from './reencode-upload.ts';

/** Prefix of the ids of files. */
export const FILES_PREFIX = 'file.';

const ID_PATTERN = /^file\.([0-9a-f]{64})$/;

export function createFilePictures(folder: string): Pictures {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  return {
    find: async (id) => {
      const hash = ID_PATTERN.exec(id)?.[1];
      if (hash === undefined) return null;
      const body = await readFile(pathOf(hash)).catch(() => null);
      return body && { body, type: typeOf(body) };
    },
    save: async (body, owner) => {
      // The name is the hash of the uploaded bytes, so saving them again needs no decoding.
      const hash = hashOf(body, owner);
      const path = pathOf(hash);
      const isStored = await access(path).then(
        () => true,
        () => false,
      );
      if (!isStored) await writeFileAtomically(path, await reencodeUpload(body));
      return `${FILES_PREFIX}${hash}`;
    },
    delete: async (id) => {
      const hash = ID_PATTERN.exec(id)?.[1];
      if (hash !== undefined) await rm(pathOf(hash), { force: true });
    },
  };
}

/** Hashes owner, line feed and picture; no picture begins with a line feed. */
function hashOf(body: Uint8Array, owner: string | undefined): string {
  const hash = createHash('sha256');
  if (owner !== undefined) hash.update(`${owner}\n`);
  return hash.update(body).digest('hex');
}

/** Detects the type by the first byte; uploads are re-encoded to one of these three types. */
function typeOf(body: Uint8Array): PictureMaster['type'] {
  if (body[0] === 0x89) return 'image/png';
  return body[0] === 0x52 ? 'image/webp' : 'image/jpeg';
}

export const provider = defineProvider({
  port: 'pictures',
  name: 'embedded',
  create: ({ dataDir }) => createFilePictures(join(dataDir, 'media', 'originals')),
});
