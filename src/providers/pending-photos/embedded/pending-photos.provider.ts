/** Photos of reviews that await moderation, as files in the data folder. */
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PendingPhotos } from '#features/review-writing/photos/pending-photos.port.ts';
import { PENDING_FOLDER } from '#features/review-writing/submitted-review.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { writeFileAtomically } from '#kit/write-file-atomically.server.ts';
import { createPendingId, keyOfPendingId, pendingIdOf } from './photo-key.ts';

export function createPendingPhotos(dataDir: string): PendingPhotos {
  const folder = join(dataDir, PENDING_FOLDER);
  const pathOf = (id: string) => {
    const key = keyOfPendingId(id);
    return key === null ? null : join(dataDir, key);
  };
  const readNames = () => readdir(folder).catch(() => []);
  return {
    async save(body) {
      const id = createPendingId();
      await writeFileAtomically(pathOf(id) ?? '', body);
      return id;
    },
    async find(id) {
      const path = pathOf(id);
      return path === null ? null : await readFile(path).catch(() => null);
    },
    async delete(ids) {
      for (const path of ids.map(pathOf)) if (path !== null) await rm(path, { force: true });
    },
    count: async () => (await readNames()).filter((name) => pendingIdOf(name) !== null).length,
    async listBefore(time) {
      const ids: string[] = [];
      for (const name of await readNames()) {
        const id = pendingIdOf(name);
        const file = await stat(join(folder, name)).catch(() => null);
        if (id !== null && file !== null && file.mtime < time) ids.push(id);
      }
      return ids;
    },
  };
}

export const provider = defineProvider({
  port: 'pendingPhotos',
  name: 'embedded',
  create: ({ dataDir }) => createPendingPhotos(dataDir),
});
