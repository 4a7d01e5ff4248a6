/** Secret tokens: 32 random bytes for the client, their SHA-256 hash for the database. */
import { createHash, randomBytes } from 'node:crypto';

export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
