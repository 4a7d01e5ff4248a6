/** Hashes a source's ids to short, stable ids. */
import { createHash } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 16 characters of 5 bits each: 80 bits, which makes collisions in one catalogue improbable. */
export function hashToShortId(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
