/** Parses posted account fields; every error names its field. */
import { isProblem, Problem } from '#kit/problem.ts';
import { cleanLine } from '#kit/text/invisible-characters.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { ClientContext } from '../accounts.port.ts';
import { isEmail, MAX_NAME } from '../accounts.ts';
import { findPasswordFault, MAX_PASSWORD_LENGTH } from '../password.server.ts';
import { SESSION_COOKIE } from '../session-cookie.ts';

export type AccountFields = Readonly<Record<string, unknown>>;

export function clientContextOf(shop: PrivateShop): ClientContext {
  const { ipHash, userAgent } = shop.visitor;
  return {
    fascia: shop.fascia.code,
    locale: shop.locale.tag,
    sessionToken: shop.readCookie(SESSION_COOKIE),
    ipHash,
    userAgent,
  };
}

/**
 * Parses every field before it throws, so that the form can show all errors at once.
 * @throws Problem 400 with `faults`.
 */
export function parseFormFields<T>(parsers: { readonly [K in keyof T]: () => T[K] }): T {
  const problems: Problem[] = [];
  const values: Partial<T> = {};
  for (const name in parsers) {
    try {
      values[name] = parsers[name]();
    } catch (error) {
      if (!isProblem(error)) throw error;
      problems.push(error);
    }
  }
  const [first] = problems;
  if (!first) return values as T;
  const faults = problems.flatMap(({ code, details: { field } }) =>
    field === undefined ? [] : [{ field, code }],
  );
  throw new Problem(first.status, first.code, first.message, { ...first.details, faults });
}

/** @throws Problem 400 `account.missing`, or the code `tooLong`. */
export function parseTextField(
  fields: AccountFields,
  field: string,
  { max, tooLong }: { readonly max: number; readonly tooLong: string },
): string {
  const value = fields[field];
  const text = typeof value === 'string' ? value.normalize('NFC').trim() : '';
  if (text === '') throw new Problem(400, 'account.missing', `${field}: a text`, { field });
  if (text.length > max)
    throw new Problem(400, tooLong, `${field}: at most ${max} characters`, { field });
  return text;
}

/** Titles whose dots do not make a name look like a link: `Dr.Smith`. */
const TITLE = /^(?:(?:dr|prof|mr|mrs|ms|mme|st|ing)\.\s*)+/iu;
/**
 * Links in names. Names appear in emails to unconfirmed addresses, which must not be usable to send
 * spam.
 */
const LINK_LIKE = /[/\\@<>]|:\S|\bwww\.|\p{L}{2}\.\p{L}{2}/iu;

export function hasLink(name: string): boolean {
  return LINK_LIKE.test(name.replace(TITLE, ''));
}

/** @throws Problem 400 `account.missing`, `account.nameTooLong`, `account.badName`. */
export function parseName(fields: AccountFields, field: 'firstName' | 'lastName'): string {
  const value = fields[field];
  const cleaned = typeof value === 'string' ? cleanLine(value) : value;
  const limit = { max: MAX_NAME, tooLong: 'account.nameTooLong' };
  const name = parseTextField({ [field]: cleaned }, field, limit);
  if (hasLink(name))
    throw new Problem(400, 'account.badName', `${field}: a name, no link`, { field });
  return name;
}

/** @throws Problem 400 `account.badEmail`. */
export function parseEmail(fields: AccountFields, name = 'username'): string {
  const value = fields[name];
  if (typeof value !== 'string' || !isEmail(value))
    throw new Problem(400, 'account.badEmail', `${name}: an email address`, { field: name });
  return value.trim();
}

/** An existing password may be from a time with other limits. */
const MAX_EXISTING_LENGTH = MAX_PASSWORD_LENGTH * 4;

/** Parses an existing password. Only its length is checked. */
export function parsePassword(fields: AccountFields, name = 'password'): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '')
    throw new Problem(400, 'account.missing', `${name}: a password`, { field: name });
  if (value.length > MAX_EXISTING_LENGTH)
    throw new Problem(400, 'account.tooLong', `${name}: too long`, { field: name });
  return value;
}

/** @throws Problem 400 `account.tooShort`, `account.tooLong`, `account.tooCommon`. */
export function parseNewPassword(
  shop: PrivateShop,
  fields: AccountFields,
  context: readonly unknown[],
): string {
  const field = 'newPassword';
  const password = parsePassword(fields, field);
  const words = context.filter((word) => typeof word === 'string');
  const fault = findPasswordFault(password, [shop.fascia.name, ...words]);
  if (fault) throw new Problem(400, `account.${fault}`, `${field}: ${fault}`, { field });
  return password;
}

export function isLinkToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export function parseEmailToken(fields: AccountFields): string {
  const { token } = fields;
  if (typeof token !== 'string' || !isLinkToken(token))
    throw new Problem(410, 'account.linkExpired', 'This link is incomplete');
  return token;
}
