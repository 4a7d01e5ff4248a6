/** Ids, paths and types of uploaded pictures, the same in every store of them. */
import { createHash } from 'node:crypto';
import type { PictureMaster } from '#features/pictures/pictures.port.ts';

const ID_PATTERN = /^file\.([0-9a-f]{64})$/;

export function idOfUpload(hash: string): string {
  return `file.${hash}`;
}

/** Hash in the id of an upload; null for other ids. */
export function parseUploadId(id: string): string | null {
  return ID_PATTERN.exec(id)?.[1] ?? null;
}

/** Path in the folder of uploads: `9f/9f86d0…`. */
export function pathOfUpload(hash: string): string {
  return `${hash.slice(0, 2)}/${hash}`;
}

/** Hashes owner, line feed and picture; no picture begins with a line feed. */
export function hashUpload(body: Uint8Array, owner: string | undefined): string {
  const hash = createHash('sha256');
  if (owner !== undefined) hash.update(`${owner}\n`);
  return hash.update(body).digest('hex');
}

/** Detects the type by the first byte; uploads are re-encoded to one of these three types. */
export function typeOfUpload(body: Uint8Array): PictureMaster['type'] {
  if (body[0] === 0x89) return 'image/png';
  return body[0] === 0x52 ? 'image/webp' : 'image/jpeg';
}
