/** Stable short names for whatever a source calls its things. */
import { createHash } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 5 bits a letter: 16 letters are enough that no two keys of one catalogue meet. */
export function shorten(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
