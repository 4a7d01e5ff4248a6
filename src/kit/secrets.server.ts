/** Signs texts, and compares secrets in constant time. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 in base64url: 43 characters. */
export function signText(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Compares hashes, since `timingSafeEqual` requires equal lengths. */
export function isSameSecret(actual: string, expected: string): boolean {
  return timingSafeEqual(hash(actual), hash(expected));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
