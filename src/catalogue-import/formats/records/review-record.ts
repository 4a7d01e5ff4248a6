/** Parses a row of a reviews file. */
import { FITS, type ReviewRecord } from '#features/reviews/review-records.ts';
import type { RowIssue } from '../../report/import-issue.ts';
import { excerpt, parseInstant } from '../../values/feed-values.ts';
import { htmlToLine, htmlToText } from '../../values/plain-text.ts';
import type { HashToShortId } from '../../values/product-keys.ts';
import { toSlug } from '../../values/slug.ts';
import { type RecordFields, textOf } from './record-entries.ts';
import type { ParseResult } from './record-kinds.ts';

const MAX_BODY_LENGTH = 10_000;
const MAX_LINE_LENGTH = 200;
const PRODUCT_KEY = /^[A-Za-z0-9-]{1,120}$/;

/** Field names used by review services; the name in this project's format is first. */
export const REVIEW_NAMES = {
  product: [
    'productkey',
    'producthandle',
    'handle',
    'product',
    'producturlhandle',
    'producturlkey',
  ],
  rating: ['rating', 'reviewrating', 'reviewscore', 'score', 'stars'],
  title: ['title', 'reviewtitle', 'headline', 'summary'],
  body: [
    'reviewtext',
    'body',
    'text',
    'reviewbody',
    'reviewcontent',
    'content',
    'review',
    'comment',
    'detail',
  ],
  username: [
    'username',
    'author',
    'reviewername',
    'displayname',
    'authorname',
    'customername',
    'nickname',
    'name',
  ],
  location: ['userlocation', 'location', 'reviewerlocation'],
  date: [
    'submittedat',
    'date',
    'createdat',
    'reviewdate',
    'datecreated',
    'reviewcreatedat',
    'publishedat',
  ],
  recommended: ['isrecommended', 'recommended'],
  id: ['id', 'reviewid'],
  language: ['language', 'locale', 'contentlocale'],
  fit: ['fit', 'sizefit'],
  response: ['response', 'reply', 'merchantreply', 'ownerresponse'],
  responseName: ['responsename', 'replyname', 'respondedby'],
  helpful: ['helpful', 'helpfulcount', 'helpfulvotes', 'votesup', 'upvotes'],
  unhelpful: ['unhelpful', 'unhelpfulcount', 'nothelpful', 'votesdown', 'downvotes'],
} as const;

export const REVIEW_FIELDS: readonly string[] = Object.values(REVIEW_NAMES).flat();

export function parseReview(
  fields: RecordFields,
  hashToShortId: HashToShortId,
): ParseResult<ReviewRecord> {
  const productText = textOf(fields, ...REVIEW_NAMES.product);
  const product = PRODUCT_KEY.test(productText) ? productText : toSlug(productText);
  if (product === '')
    return {
      field: 'productHandle',
      reason: 'the product is missing',
      advice: 'name the product by its handle',
    };
  const rating = parseRating(textOf(fields, ...REVIEW_NAMES.rating));
  if (typeof rating !== 'number') return { key: product, ...rating };
  const submittedAt = parseDate(textOf(fields, ...REVIEW_NAMES.date));
  if (typeof submittedAt !== 'string') return { key: product, ...submittedAt };
  const body = htmlToText(textOf(fields, ...REVIEW_NAMES.body));
  const line = (...names: readonly string[]): string =>
    htmlToLine(textOf(fields, ...names)).slice(0, MAX_LINE_LENGTH);
  const recommended = textOf(fields, ...REVIEW_NAMES.recommended).toLowerCase();
  const review = {
    product,
    rating,
    ...optional('title', line(...REVIEW_NAMES.title)),
    body: body.slice(0, MAX_BODY_LENGTH),
    ...optional('username', line(...REVIEW_NAMES.username)),
    ...optional('userLocation', line(...REVIEW_NAMES.location)),
    ...(recommended === 'true' || recommended === 'false'
      ? { isRecommended: recommended === 'true' }
      : {}),
    submittedAt,
  };
  // Author and product do not identify a review, since one person may write several: hash all of
  // it.
  const reviewId = textOf(fields, ...REVIEW_NAMES.id);
  const identity = reviewId === '' ? JSON.stringify(review) : `id ${reviewId}`;
  // Votes and responses change later, so they do not identify it.
  const record = { sourceKey: hashToShortId(identity), ...review, ...parseDetails(fields) };
  return { record, key: product, warnings: warnOfLongBody(body) };
}

function parseRating(text: string): number | RowIssue {
  const rating = Number(text);
  if (text !== '' && Number.isInteger(rating) && rating >= 1 && rating <= 5) return rating;
  const value = excerpt(text);
  return {
    field: 'rating',
    value,
    reason: `rating "${value}" is no whole number from 1 to 5`,
    advice: 'write 1, 2, 3, 4 or 5',
  };
}

function parseDate(text: string): string | RowIssue {
  const date = parseInstant(text);
  if (date) return date.toISOString();
  const value = excerpt(text);
  return {
    field: 'submittedAt',
    value,
    reason: `submittedAt "${value}" is not a date`,
    advice: 'write it as 2026-11-21T12:00:00Z',
  };
}

/** Optional columns of a table; a value that is none of these is left out. */
function parseDetails(fields: RecordFields): Partial<ReviewRecord> {
  const language = /^([a-z]{2,3})(?=$|[-_])/i.exec(textOf(fields, ...REVIEW_NAMES.language))?.[1];
  const fit = FITS.find(
    (candidate) => candidate === textOf(fields, ...REVIEW_NAMES.fit).toLowerCase(),
  );
  const response = htmlToText(textOf(fields, ...REVIEW_NAMES.response)).slice(0, MAX_BODY_LENGTH);
  const clientName = htmlToLine(textOf(fields, ...REVIEW_NAMES.responseName)).slice(
    0,
    MAX_LINE_LENGTH,
  );
  const helpfulCount = parseCount(textOf(fields, ...REVIEW_NAMES.helpful));
  const unhelpfulCount = parseCount(textOf(fields, ...REVIEW_NAMES.unhelpful));
  return {
    ...(language !== undefined && { language: language.toLowerCase() }),
    ...(fit && { fit }),
    ...(response !== '' && clientName !== '' && { responses: [{ clientName, text: response }] }),
    ...(helpfulCount > 0 && { helpfulCount }),
    ...(unhelpfulCount > 0 && { unhelpfulCount }),
  };
}

function parseCount(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

function warnOfLongBody(body: string): readonly RowIssue[] {
  if (body.length <= MAX_BODY_LENGTH) return [];
  const reason = `reviewText cut at ${MAX_BODY_LENGTH} characters`;
  return [{ field: 'reviewText', value: excerpt(body), reason }];
}

function optional<Name extends string>(
  name: Name,
  value: string,
): { readonly [N in Name]?: string } {
  return value === '' ? {} : ({ [name]: value } as { readonly [N in Name]: string });
}
