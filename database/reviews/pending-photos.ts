/** Photos of reviews before they are published: stored as files that no URL serves. */
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PENDING_PREFIX, pendingFileOf } from '#features/review-writing/written-review.ts';
import { writeFileAtomically } from '#kit/write-file-atomically.server.ts';

export type PendingPhotos = {
  /** Stores a photo under a new random id, also one that is stored already. */
  readonly save: (body: Uint8Array) => Promise<string>;
  /** null for an unknown id. */
  readonly read: (id: string) => Promise<Uint8Array | null>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** Number of stored photos. */
  readonly count: () => Promise<number>;
  /** Ids of photos saved before that time. */
  readonly listBefore: (time: Date) => Promise<readonly string[]>;
};

const NAME = /^(?<uuid>[0-9a-f-]{36})\.jpg$/;

export function createPendingPhotos(dataDir: string): PendingPhotos {
  const folder = join(dataDir, pendingFileOf(PENDING_PREFIX) ?? '', '..');
  const pathOf = (id: string) => {
    const file = pendingFileOf(id);
    return file !== null && NAME.test(basename(file)) ? join(dataDir, file) : null;
  };
  return {
    async save(body) {
      const uuid = randomUUID();
      const id = `${PENDING_PREFIX}${uuid}`;
      await writeFileAtomically(pathOf(id) ?? '', body);
      return id;
    },
    async read(id) {
      const path = pathOf(id);
      return path === null ? null : await readFile(path).catch(() => null);
    },
    async remove(ids) {
      for (const path of ids.map(pathOf)) if (path !== null) await rm(path, { force: true });
    },
    async count() {
      return (await readdir(folder).catch(() => [])).length;
    },
    async listBefore(time) {
      const names = await readdir(folder).catch(() => []);
      const ids: string[] = [];
      for (const name of names) {
        const uuid = NAME.exec(name)?.groups?.uuid;
        const file = await stat(join(folder, name)).catch(() => null);
        if (uuid !== undefined && file !== null && file.mtime < time)
          ids.push(`${PENDING_PREFIX}${uuid}`);
      }
      return ids;
    },
  };
}
