/**
 * Buckets for tests: on a server in memory that checks signatures, and on a real S3 server where
 * TEST_S3_URL names one, such as `http://127.0.0.1:9000`, with the bucket `parade-test` and the
 * keys in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.
 */
import { randomUUID } from 'node:crypto';
import { onTestFinished, vi } from 'vitest';
import { openS3Stub, STUB_KEYS } from './open-s3-stub.fixtures.server.ts';
import { openS3Bucket, type S3Bucket } from './s3-bucket.ts';

/** Address of a real server; undefined without one. */
export const realS3Url = process.env.TEST_S3_URL;

/** Names of the stub's keys in a configuration. */
export const stubVariables = { keyIdVariable: 'STUB_ID', secretKeyVariable: 'STUB_SECRET' };

/** Opens a bucket within a test, which closes its server. */
export async function openStubBucket({
  timeoutMs = 5_000,
  readerMs = 60_000,
  pageSize = 1_000,
  hasWeakEtags = false,
} = {}) {
  vi.stubEnv('STUB_ID', STUB_KEYS.keyId);
  vi.stubEnv('STUB_SECRET', STUB_KEYS.secretKey);
  const stub = await openS3Stub({ pageSize, hasWeakEtags });
  onTestFinished(() => stub.close());
  const config = { ...stub.config, ...stubVariables };
  return { stub, bucket: openS3Bucket(config, { timeoutMs, readerMs, retryDelayMs: 1 }) };
}

/** Opens an empty prefix of the bucket on the real server. */
export function openRealBucket(): S3Bucket {
  return openS3Bucket({ endpoint: realS3Url, bucket: 'parade-test', prefix: randomUUID() });
}
