/** Secret tokens: 32 random bytes for the client; the database has their hash. */
import { randomBytes } from 'node:crypto';

export function createToken(): string {
  return randomBytes(32).toString('base64url');
}
