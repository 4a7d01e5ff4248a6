/** Uploaded pictures in a bucket of an S3-compatible storage, under the ids of the embedded store. */
import { delegateOptionalMethods } from '#features/pictures/delegate-optional-methods.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { createMissingKeys } from '#kit/limits/missing-keys.ts';
import { openS3Bucket, type S3Bucket } from '../../vendors/s3/s3-bucket.ts';
import { reencodeUpload } from '../embedded/reencode-upload.ts';
import {
  hashUpload,
  idOfUpload,
  parseUploadId,
  pathOfUpload,
  typeOfUpload,
} from '../embedded/upload-id.ts';

/** An upload of 20 MB may grow when it is re-encoded. */
const MAX_BYTES = 96 * 2 ** 20;

/** Pictures that are no uploads, such as those of the sample, come from `fallback`. */
export function createS3Pictures(bucket: S3Bucket, fallback: Pictures): Pictures {
  const keyOf = (hash: string) => `media/originals/${pathOfUpload(hash)}`;
  const missing = createMissingKeys();
  return {
    async find(id, width) {
      const hash = parseUploadId(id);
      if (hash === null) return fallback.find(id, width);
      const body = await missing.find(hash, () => bucket.find(keyOf(hash), MAX_BYTES));
      return body && { body, type: typeOfUpload(body) };
    },
    async save(body, owner) {
      const hash = hashUpload(body, owner);
      if (!(await bucket.exists(keyOf(hash)))) {
        const stored = await reencodeUpload(body);
        await bucket.save(keyOf(hash), stored, typeOfUpload(stored));
      }
      missing.forget(hash);
      return idOfUpload(hash);
    },
    idOf: (body, owner) => idOfUpload(hashUpload(body, owner)),
    async delete(id) {
      const hash = parseUploadId(id);
      if (hash !== null) await bucket.remove(keyOf(hash));
    },
    ...delegateOptionalMethods(fallback),
  };
}

/** @throws ZodError for an invalid configuration; Error without its environment variables. */
export const provider = defineProvider({
  port: 'pictures',
  name: 's3',
  create: async ({ defaultPort }, config) =>
    createS3Pictures(openS3Bucket(config), await defaultPort('pictures')),
});
