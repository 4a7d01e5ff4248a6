/** Hashes secret tokens, so that the database does not contain them. */
import { createHash } from 'node:crypto';

export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
