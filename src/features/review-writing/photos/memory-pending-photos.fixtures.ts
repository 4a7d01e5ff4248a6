/** Photos that await moderation, in memory, for tests. */
import { randomUUID } from 'node:crypto';
import { PENDING_PREFIX } from '../submitted-review.ts';
import type { PendingPhotos } from './pending-photos.port.ts';

export function createMemoryPendingPhotos(): PendingPhotos {
  const photos = new Map<string, { readonly body: Uint8Array; readonly savedAt: Date }>();
  return {
    async save(body) {
      const id = `${PENDING_PREFIX}${randomUUID()}`;
      photos.set(id, { body, savedAt: new Date() });
      return id;
    },
    find: async (id) => photos.get(id)?.body ?? null,
    async delete(ids) {
      for (const id of ids) photos.delete(id);
    },
    count: async () => photos.size,
    listBefore: async (time) =>
      [...photos].filter(([, { savedAt }]) => savedAt < time).map(([id]) => id),
  };
}
