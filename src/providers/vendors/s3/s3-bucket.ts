/** Objects of a bucket: reading, saving and deleting them. */
import { readBytes } from '#kit/limits/fetch-bytes.server.ts';
import { readS3Keys, s3ConfigSchema } from './s3-config.ts';
import { createS3Requests, type S3Limits } from './s3-requests.ts';

const SERVICE = 'storage';

/** Keys are below the configured prefix. Methods throw `Error` if the storage fails or is slow. */
export type S3Bucket = {
  /** Null for a key that is not stored. @throws Error for more than `maxBytes`. */
  readonly find: (key: string, maxBytes: number) => Promise<Uint8Array | null>;
  readonly exists: (key: string) => Promise<boolean>;
  readonly save: (key: string, body: Uint8Array, type: string) => Promise<void>;
  /** A key that is not stored changes nothing. */
  readonly remove: (key: string) => Promise<void>;
};

/** @throws ZodError for an invalid configuration; Error without its environment variables. */
export function openS3Bucket(given: unknown, limits: S3Limits = {}): S3Bucket {
  const config = s3ConfigSchema.parse(given);
  const { send } = createS3Requests(config, readS3Keys(config), limits);
  return {
    find: (key, maxBytes) =>
      send({ method: 'GET', key }, async (response) =>
        response.status === 404
          ? await discard(response, null)
          : await readBytes(response, SERVICE, maxBytes),
      ),
    exists: (key) => send({ method: 'HEAD', key }, async ({ status }) => status !== 404),
    save: (key, body, type) =>
      send(
        { method: 'PUT', key, body: new Uint8Array(body), headers: { 'content-type': type } },
        (response) => discard(response, undefined),
      ),
    remove: (key) => send({ method: 'DELETE', key }, (response) => discard(response, undefined)),
  };
}

/** Ends the answer, so that its connection can be used again. */
async function discard<T>({ body }: Response, value: T): Promise<T> {
  await body?.cancel();
  return value;
}
