/** Parses the text fields of reviews, questions and answers; every error names its field. */
import { isEmail } from '#features/accounts/accounts.ts';
import { Problem } from '#kit/problem.ts';
import { cleanLines } from '#kit/text/invisible-characters.ts';
import { MAX_NICKNAME, MIN_NICKNAME } from '../submitted-review.ts';

/** Factor and number of characters by which a raw text may exceed its limit. */
const MAX_RAW_FACTOR = 4;
const MAX_RAW_EXTRA = 1_000;

/** A form, or a map of its fields. */
export type FieldSource = { readonly get: (name: string) => unknown };

/** Limits of a text in characters, and the code of each fault. */
export type TextLimits = {
  readonly min: number;
  readonly max: number;
  readonly tooShort: string;
  readonly tooLong: string;
};

/** An address of a person or a site in a nickname. */
const ADDRESS_LIKE = /[@/\\<>]|\bwww\.|[\p{L}\p{N}]\.\p{L}{2}/iu;

/**
 * Text without invisible characters. Its raw length is checked first, because normalising a long
 * text is expensive; the limit leaves room for characters that are removed.
 */
function parseVisibleText(fields: FieldSource, name: string, max: number, tooLong: string): string {
  const value = fields.get(name);
  if (typeof value !== 'string') return '';
  if (value.length > max * MAX_RAW_FACTOR + MAX_RAW_EXTRA) return throwFieldProblem(name, tooLong);
  return cleanLines(value.toWellFormed());
}

/** An optional field of one line: null where it is empty. */
export function parseLine(
  fields: FieldSource,
  name: string,
  { max, tooLong }: Pick<TextLimits, 'max' | 'tooLong'>,
): string | null {
  const text = parseVisibleText(fields, name, max, tooLong).replaceAll(/\s+/gu, ' ');
  if (text.length > max) return throwFieldProblem(name, tooLong);
  return text === '' ? null : text;
}

/** The field `body`: paragraphs, separated by at most one empty line. */
export function parseParagraphs(fields: FieldSource, { min, max, tooShort, tooLong }: TextLimits) {
  const body = parseVisibleText(fields, 'body', max, tooLong).replaceAll(/\n{3,}/g, '\n\n');
  if (body.length < min) return throwFieldProblem('body', tooShort);
  return body.length > max ? throwFieldProblem('body', tooLong) : body;
}

/** The field `username`: the public nickname. */
export function parseNickname(fields: FieldSource): string {
  const tooLong = 'reviewForm.nicknameLength';
  const name = parseLine(fields, 'username', { max: MAX_NICKNAME, tooLong }) ?? '';
  if (name.length < MIN_NICKNAME) return throwFieldProblem('username', tooLong);
  return ADDRESS_LIKE.test(name)
    ? throwFieldProblem('username', 'reviewForm.nicknameAddress')
    : name;
}

/** The field `email` of a guest. */
export function parseGuestEmail(fields: FieldSource): string {
  const email = fields.get('email');
  return typeof email === 'string' && isEmail(email)
    ? email.trim()
    : throwFieldProblem('email', 'reviewForm.emailBad');
}

/** @throws Problem 400 with the code of the fault. */
export function throwFieldProblem(field: string, code: string): never {
  throw new Problem(400, code, `${field}: ${code}`, { field });
}
