/** Configuration of a bucket of an S3-compatible storage, and its keys. */
import { z } from 'zod';

/** Folders of a bucket without empty or relative parts: `shop/` or `brands/shop/`. */
const PREFIX = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*$/;
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

export const s3ConfigSchema = z.object({
  /** URL of the storage, without the bucket. */
  endpoint: z.url({ protocol: /^https?$/ }).refine(isOriginOnly, 'has more than a host and a port'),
  region: z.string().min(1).default('us-east-1'),
  bucket: z.string().regex(BUCKET),
  /** Prefix of every key. */
  prefix: z
    .string()
    .transform((prefix) => (prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`))
    .pipe(z.string().regex(PREFIX))
    .default(''),
  /** True: the bucket is the first part of the path. False: it is part of the host name. */
  pathStyle: z.boolean().default(true),
  /** Environment variables with the keys. */
  keyIdVariable: z.string().min(1).default('S3_ACCESS_KEY_ID'),
  secretKeyVariable: z.string().min(1).default('S3_SECRET_ACCESS_KEY'),
});

export type S3Config = z.infer<typeof s3ConfigSchema>;

export type S3Keys = { readonly keyId: string; readonly secretKey: string };

/** @throws Error that names a missing environment variable. */
export function readS3Keys({ keyIdVariable, secretKeyVariable }: S3Config): S3Keys {
  return { keyId: readVariable(keyIdVariable), secretKey: readVariable(secretKeyVariable) };
}

function readVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The storage needs its key in the environment variable ${name}.`);
  return value;
}

/** Keys in a URL would be part of logs. */
function isOriginOnly(url: string): boolean {
  const { username, password, pathname, search, hash } = new URL(url);
  return username === '' && password === '' && pathname === '/' && search === '' && hash === '';
}
