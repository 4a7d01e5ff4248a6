/** Reads what was posted to accounts; every mistake names its field. */
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#kit/shop.ts';
import type { Origin } from './accounts.port.ts';
import { isEmail, MAX_NAME } from './accounts.ts';
import { judgePassword, MAX_PASSWORD } from './password.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

export type Fields = Readonly<Record<string, unknown>>;

export function originOf(shop: PrivateShop): Origin {
  return { fascia: shop.fascia.code, sessionToken: shop.readCookie(SESSION_COOKIE), ...shop.visitor };
}

/** @throws Problem 400 `account.missing`. */
export function readText(fields: Fields, name: string, max: number): string {
  const value = fields[name];
  const text = typeof value === 'string' ? value.normalize('NFC').trim() : '';
  if (text === '' || text.length > max)
    throw new Problem(400, 'account.missing', `${name}: a text of 1 to ${max} characters`, { field: name });
  return text;
}

export function readName(fields: Fields): { firstName: string; lastName: string } {
  return { firstName: readText(fields, 'firstName', MAX_NAME), lastName: readText(fields, 'lastName', MAX_NAME) };
}

/** @throws Problem 400 `account.badEmail`. */
export function readEmail(fields: Fields, name = 'username'): string {
  const value = fields[name];
  if (typeof value !== 'string' || !isEmail(value))
    throw new Problem(400, 'account.badEmail', `${name}: an e-mail address`, { field: name });
  return value.trim();
}

/** A password that is there already: its length is bounded, nothing else is asked of it. */
export function readPassword(fields: Fields, name = 'password'): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw new Problem(400, 'account.missing', `${name}: a password`, { field: name });
  if (value.length > MAX_PASSWORD * 4) throw new Problem(400, 'account.tooLong', `${name}: too long`, { field: name });
  return value;
}

/** @throws Problem 400 `account.tooShort`, `account.tooLong`, `account.tooCommon`. */
export function readNewPassword(shop: PrivateShop, fields: Fields, context: readonly string[], name = 'newPassword'): string {
  const password = readPassword(fields, name);
  const fault = judgePassword(password, [shop.fascia.name, ...context]);
  if (fault) throw new Problem(400, `account.${fault}`, `${name}: ${fault}`, { field: name });
  return password;
}

export function readToken(fields: Fields): string {
  const { token } = fields;
  if (typeof token !== 'string' || !/^[\w-]{43}$/.test(token)) throw new Problem(410, 'account.linkSpent', 'This link is not whole');
  return token;
}
