/** Photos of reviews that await moderation, in a bucket of an S3-compatible storage. */
import type { PendingPhotos } from '#features/review-writing/photos/pending-photos.port.ts';
import { PENDING_FOLDER } from '#features/review-writing/submitted-review.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { openS3Bucket, type S3Bucket } from '../../vendors/s3/s3-bucket.ts';
import { createPendingId, keyOfPendingId, pendingIdOf } from '../embedded/photo-key.ts';

/** Photos are stored after they were decoded and made smaller. */
const MAX_BYTES = 32 * 2 ** 20;

/** Keys are the paths of the embedded provider's files. */
export function createS3PendingPhotos(bucket: S3Bucket): PendingPhotos {
  return {
    async save(body) {
      const id = createPendingId();
      await bucket.save(keyOfPendingId(id) ?? '', body, 'image/jpeg');
      return id;
    },
    async find(id) {
      const key = keyOfPendingId(id);
      return key === null ? null : await bucket.find(key, MAX_BYTES);
    },
    async delete(ids) {
      const failures: unknown[] = [];
      for (const key of ids.map(keyOfPendingId))
        if (key !== null) await bucket.remove(key).catch((error) => failures.push(error));
      for (const error of failures) throw error;
    },
    count: async () =>
      (await bucket.list(PENDING_FOLDER)).filter(({ key }) => pendingIdOf(key) !== null).length,
    async listBefore(time) {
      const objects = await bucket.list(PENDING_FOLDER);
      return objects.flatMap(({ key, modifiedAt }) => {
        const id = pendingIdOf(key);
        return id !== null && modifiedAt < time ? [id] : [];
      });
    },
  };
}

/** @throws ZodError for an invalid configuration; Error without its environment variables. */
export const provider = defineProvider({
  port: 'pendingPhotos',
  name: 's3',
  create: (_deps, config) => createS3PendingPhotos(openS3Bucket(config)),
});
