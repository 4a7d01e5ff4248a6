/** A basket opens for whoever has its token; the database knows only the token's hash. */
import { createHash } from 'node:crypto';

export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
