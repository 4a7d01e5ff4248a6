/** CSRF tokens of forms that change an account. */
import { randomBytes } from 'node:crypto';
import { Problem } from '#kit/problem.ts';
import { isSameSecret } from '#kit/secrets.server.ts';
import type { PrivateShop } from '#request/shop.ts';

const COOKIE = 'form';
const VALID_HOURS = 12;
const HOUR_MS = 3_600_000;

/** The token is bound to the browser's form cookie, which is set here, and to its session. */
export function issueFormToken(shop: PrivateShop): string {
  let key = shop.readCookie(COOKIE);
  if (key === null || key.length < 20) {
    key = randomBytes(18).toString('base64url');
    shop.writeCookie(COOKIE, key, null);
  }
  return createToken(shop, key, Math.floor(shop.now.getTime() / HOUR_MS));
}

/** @throws Problem 403 for a token that is missing, forged, expired or of another session. */
export function checkFormToken(shop: PrivateShop, token: unknown): void {
  const key = shop.readCookie(COOKIE);
  const hour = typeof token === 'string' ? Number.parseInt(token, 36) : Number.NaN;
  const age = Math.floor(shop.now.getTime() / HOUR_MS) - hour;
  const isValid =
    typeof token === 'string' &&
    key !== null &&
    age >= 0 &&
    age <= VALID_HOURS &&
    isSameSecret(token, createToken(shop, key, hour));
  if (!isValid)
    throw new Problem(
      403,
      'account.formStale',
      'csrf: the form has expired, or was not issued to this browser',
      { field: 'csrf' },
    );
}

function createToken(shop: PrivateShop, key: string, hour: number): string {
  return `${hour.toString(36)}.${shop.sign(`form:${key}:${shop.sessionId ?? ''}:${hour}`)}`;
}
