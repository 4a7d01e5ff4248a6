/** Videos in a bucket of an S3-compatible storage, under the paths of the embedded store. */
import { LRUCache } from 'lru-cache';
import type { Videos } from '#features/videos/videos.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { createMissingKeys } from '#kit/limits/missing-keys.ts';
import { createTaskLimiter } from '#kit/limits/task-limiter.server.ts';
import { Problem } from '#kit/problem.ts';
import { openS3Bucket, type S3Bucket, type S3Object } from '../../vendors/s3/s3-bucket.ts';
import { pathOfVideo, videoTypeOf } from '../embedded/video-name.ts';

/**
 * Players request a video in several parts. With a tag the storage refuses parts of a video that
 * was replaced; without one the size may be that of a former video.
 */
const DESCRIPTION_TTL_MS = { tagged: 3_600_000, untagged: 60_000 };
const MAX_DESCRIPTIONS = 10_000;

/** Requests for unknown names at once; each has the time limit of the storage's requests. */
const DESCRIBE_LIMITS = { concurrency: 8, maxQueued: 64 };

/**
 * Videos that the bucket does not have, such as those of the sample, come from `builtIn`. `now` in
 * ms.
 */
export function createS3Videos(
  bucket: S3Bucket,
  builtIn: Videos,
  now = () => performance.now(),
): Videos {
  const descriptions = new LRUCache<string, S3Object>({
    max: MAX_DESCRIPTIONS,
    ttl: DESCRIPTION_TTL_MS.untagged,
    ttlResolution: 0,
    perf: { now },
  });
  /** Keys found before: their requests do not wait for those of unknown names. */
  const knownKeys = new LRUCache<string, true>({ max: MAX_DESCRIPTIONS });
  const missing = createMissingKeys();
  const requests = new Map<string, Promise<S3Object | null>>();
  const limit = createTaskLimiter({ ...DESCRIBE_LIMITS, refuse: refuseDescribe });

  async function requestDescription(key: string): Promise<S3Object | null> {
    const load = () => bucket.describe(key);
    const description = await missing.find(key, () => (knownKeys.has(key) ? load() : limit(load)));
    if (description) {
      descriptions.set(key, description, {
        ttl: DESCRIPTION_TTL_MS[description.etag ? 'tagged' : 'untagged'],
      });
      knownKeys.set(key, true);
    } else knownKeys.delete(key);
    return description;
  }

  async function describe(key: string): Promise<S3Object | null> {
    const pending = descriptions.get(key) ?? requests.get(key);
    if (pending) return await pending;
    const request = requestDescription(key).finally(() => requests.delete(key));
    requests.set(key, request);
    return await request;
  }

  return {
    async find(id, profile) {
      const path = pathOfVideo(id, profile);
      if (path === null) return null;
      const key = `media/videos/${path}`;
      const description = await describe(key);
      if (!description) return await builtIn.find(id, profile);
      const { size, etag } = description;
      return {
        ...{ type: videoTypeOf(profile), size },
        async read(from, to) {
          const stream = await bucket.stream(key, { from, to, etag });
          if (stream === null) descriptions.delete(key);
          return stream;
        },
      };
    },
  };
}

function refuseDescribe(): Problem {
  return new Problem(503, 'video.busy', 'Too many videos are looked up at once.', {
    retryAfter: 2,
  });
}

/** @throws ZodError for an invalid configuration; Error without its environment variables. */
export const provider = defineProvider({
  port: 'videos',
  name: 's3',
  create: async ({ defaultPort }, config) =>
    createS3Videos(openS3Bucket(config), await defaultPort('videos')),
});
