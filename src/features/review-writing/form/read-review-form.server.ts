/** Reads the fields of a posted review; every error names its field. */

import { isEmail } from '#features/accounts/accounts.ts';
import { readAccountForm } from '#features/accounts/forms/account-request.server.ts';
import { FITS } from '#features/reviews/review-records.ts';
import { BEST_RATING } from '#features/reviews/reviews.ts';
import { Problem } from '#kit/problem.ts';
import {
  MAX_BODY,
  MAX_LOCATION,
  MAX_NICKNAME,
  MAX_TITLE,
  MIN_BODY,
  MIN_NICKNAME,
  type questionsOf,
  type ReviewContent,
} from '../written-review.ts';

export type ReviewFields = Omit<ReviewContent, 'photos'> & {
  /** null for a customer, whose address is known. */
  readonly email: string | null;
};

/** Control characters but line breaks, text direction marks and zero-width characters. */
const UNSEEN = /(?:(?!\n)\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff])+/gu;
/** An address of a person or a site in a nickname. */
const ADDRESS_LIKE = /[@/\\<>]|\bwww\.|[\p{L}\p{N}]\.\p{L}{2}/iu;

/** @throws Problem 400 with `faults`, in the order of the form. */
export function readReviewForm(
  form: FormData,
  questions: ReturnType<typeof questionsOf>,
  isGuest: boolean,
): ReviewFields {
  return readAccountForm<ReviewFields>({
    rating: () => readStars(form, 'rating') ?? refuse('rating', 'ratingMissing'),
    title: () => readLine(form, 'title', MAX_TITLE, 'titleLong'),
    body: () => readBody(form),
    isRecommended: () => {
      const value = form.get('recommended');
      return value === 'yes' || value === 'no' ? value === 'yes' : null;
    },
    secondaryRatings: () =>
      Object.fromEntries(
        questions.aspects.flatMap((aspect) => {
          const stars = readStars(form, aspect);
          return stars === null ? [] : [[aspect, stars]];
        }),
      ),
    fit: () => (questions.hasFit ? (FITS.find((fit) => fit === form.get('fit')) ?? null) : null),
    username: () => readNickname(form),
    userLocation: () => readLine(form, 'userLocation', MAX_LOCATION, 'locationLong'),
    email: () => (isGuest ? readAddress(form) : null),
  });
}

/** Normalising a text costs more than looking at its length, which has room for what is cut. */
function readText(form: FormData, name: string, most: number, fault: string): string {
  const value = form.get(name);
  if (typeof value !== 'string') return '';
  if (value.length > most * 4 + 1_000) return refuse(name, fault);
  // Browsers send line breaks as CR LF.
  return value.normalize('NFC').replaceAll('\r\n', '\n').replaceAll(UNSEEN, ' ').trim();
}

/** null where it is empty, since the field is optional. */
function readLine(form: FormData, name: string, most: number, fault: string): string | null {
  const text = readText(form, name, most, fault).replaceAll(/\s+/gu, ' ');
  if (text.length > most) return refuse(name, fault);
  return text === '' ? null : text;
}

function readBody(form: FormData): string {
  const body = readText(form, 'body', MAX_BODY, 'bodyLong').replaceAll(/\n{3,}/g, '\n\n');
  if (body.length < MIN_BODY) return refuse('body', 'bodyShort');
  return body.length > MAX_BODY ? refuse('body', 'bodyLong') : body;
}

function readNickname(form: FormData): string {
  const name = readLine(form, 'username', MAX_NICKNAME, 'nicknameLength') ?? '';
  if (name.length < MIN_NICKNAME) return refuse('username', 'nicknameLength');
  return ADDRESS_LIKE.test(name) ? refuse('username', 'nicknameAddress') : name;
}

function readAddress(form: FormData): string {
  const email = form.get('email');
  return typeof email === 'string' && isEmail(email) ? email.trim() : refuse('email', 'emailBad');
}

/** null without an answer. */
function readStars(form: FormData, name: string): number | null {
  const value = form.get(name);
  if (value === null || value === '') return null;
  const stars = Number(value);
  if (!/^\d$/.test(String(value)) || stars < 1 || stars > BEST_RATING)
    return refuse(name, 'ratingMissing');
  return stars;
}

function refuse(field: string, fault: string): never {
  throw new Problem(400, `reviewForm.${fault}`, `${field}: ${fault}`, { field });
}
