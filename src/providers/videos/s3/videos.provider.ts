/** Videos in a bucket of an S3-compatible storage, under the paths of the embedded store. */
import { LRUCache } from 'lru-cache';
import type { Videos } from '#features/videos/videos.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { createMissingKeys } from '#kit/limits/missing-keys.ts';
import { openS3Bucket, type S3Bucket, type S3Object } from '../../vendors/s3/s3-bucket.ts';
import { pathOfVideo, videoTypeOf } from '../embedded/video-name.ts';

/** Players request a video in several parts. */
const DESCRIBED_MS = 60_000;
const MAX_DESCRIBED = 1_000;

/** Videos that the bucket does not have, such as those of the sample, come from `builtIn`. */
export function createS3Videos(bucket: S3Bucket, builtIn: Videos): Videos {
  const described = new LRUCache<string, S3Object>({ max: MAX_DESCRIBED, ttl: DESCRIBED_MS });

  const missing = createMissingKeys();

  async function describe(key: string): Promise<S3Object | null> {
    const known = described.get(key);
    if (known) return known;
    const found = await missing.find(key, () => bucket.describe(key));
    if (found) described.set(key, found);
    return found;
  }

  return {
    async find(id, profile) {
      const path = pathOfVideo(id, profile);
      if (path === null) return null;
      const key = `media/videos/${path}`;
      const found = await describe(key);
      if (!found) return await builtIn.find(id, profile);
      const { size, etag } = found;
      return {
        ...{ type: videoTypeOf(profile), size },
        async read(from, to) {
          const stream = await bucket.stream(key, { from, to, etag });
          if (stream === null) described.delete(key);
          return stream;
        },
      };
    },
  };
}

/** @throws ZodError for an invalid configuration; Error without its environment variables. */
export const provider = defineProvider({
  port: 'videos',
  name: 's3',
  create: async ({ defaultPort }, { scopes: _, ...config }) =>
    createS3Videos(openS3Bucket(config), await defaultPort('videos')),
});
