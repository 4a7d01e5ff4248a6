/** Hashes the token of a basket, so that the database does not contain the secret. */
import { createHash } from 'node:crypto';

export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
