/** Pictures kept as files, each under the hash of its own bytes: equal pictures are one file. */
import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureMaster, Pictures } from '#features/pictures/pictures.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { writeWhole } from '#kit/write-whole.server.ts';
import { parseUpload } from './parse-upload.ts';

/** The source in front of ids that are files. */
export const FILES_PREFIX = 'file.';

const known = /^file\.([0-9a-f]{64})$/;

export function createFiles(folder: string): Pictures {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  return {
    find: async (id) => {
      const hash = known.exec(id)?.[1];
      if (hash === undefined) return null;
      const body = await readFile(pathOf(hash)).catch(() => null);
      return body && { body, type: typeOf(body) };
    },
    save: async (body) => {
      // The name comes from the bytes as given, so saving again finds it without decoding.
      const hash = createHash('sha256').update(body).digest('hex');
      const path = pathOf(hash);
      const isKept = await access(path).then(
        () => true,
        () => false,
      );
      if (!isKept) await writeWhole(path, await parseUpload(body));
      return `${FILES_PREFIX}${hash}`;
    },
  };
}

/** By the first bytes; what is stored has been re-encoded by us, so nothing else can be there. */
function typeOf(body: Uint8Array): PictureMaster['type'] {
  if (body[0] === 0x89) return 'image/png';
  return body[0] === 0x52 ? 'image/webp' : 'image/jpeg';
}

export const provider = defineProvider({
  port: 'pictures',
  name: 'files',
  create: ({ dataDir }) => createFiles(join(dataDir, 'media', 'originals')),
});
