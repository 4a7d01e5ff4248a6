/** A row of a reviews file to one review. */
import type { ReviewRecord, RowNote } from '../catalogue-import.ts';
import { clip, parseInstant } from './feed-values.ts';
import { toPlainLine, toPlainText } from './plain-text.ts';
import type { Shorten } from './product-keys.ts';
import { type Fields, textOf } from './record-entries.ts';
import type { ParseResult } from './record-kinds.ts';
import { toSlug } from './slug.ts';

const MAX_BODY = 10_000;
const MAX_LINE = 200;
const PRODUCT = /^[A-Za-z0-9-]{1,120}$/;

export const REVIEW_FIELDS: readonly string[] = [
  ...['productkey', 'producthandle', 'handle', 'product', 'rating', 'title', 'reviewtext', 'body', 'text', 'username', 'author'],
  ...['userlocation', 'location', 'submittedat', 'date', 'createdat', 'isrecommended', 'id', 'reviewid'],
];

export function parseReview(fields: Fields, shorten: Shorten): ParseResult<ReviewRecord> {
  const named = textOf(fields, 'productkey', 'producthandle', 'handle', 'product');
  const product = PRODUCT.test(named) ? named : toSlug(named);
  if (product === '') return { field: 'productHandle', reason: 'it names no product', advice: 'name the product by its handle' };
  const refuse = (field: string, value: string, reason: string, advice: string) => ({
    key: product,
    field,
    value: clip(value),
    reason,
    advice,
  });
  const ratingText = textOf(fields, 'rating');
  const rating = Number(ratingText);
  if (ratingText === '' || !Number.isInteger(rating) || rating < 1 || rating > 5) {
    return refuse('rating', ratingText, `rating "${clip(ratingText)}" is no whole number from 1 to 5`, 'write 1, 2, 3, 4 or 5');
  }
  const dateText = textOf(fields, 'submittedat', 'date', 'createdat');
  const submittedAt = parseInstant(dateText)?.toISOString();
  if (submittedAt === undefined) {
    return refuse('submittedAt', dateText, `submittedAt "${clip(dateText)}" is no date`, 'write it as 2026-11-21T12:00:00Z');
  }
  const warnings: RowNote[] = [];
  const whole = toPlainText(textOf(fields, 'reviewtext', 'body', 'text'));
  if (whole.length > MAX_BODY)
    warnings.push({ field: 'reviewText', value: clip(whole), reason: `reviewText cut at ${MAX_BODY} characters` });
  const line = (...names: string[]): string => toPlainLine(textOf(fields, ...names)).slice(0, MAX_LINE);
  const recommended = textOf(fields, 'isrecommended').toLowerCase();
  const review = {
    product,
    rating,
    ...optional('title', line('title')),
    body: whole.slice(0, MAX_BODY),
    ...optional('username', line('username', 'author')),
    ...optional('userLocation', line('userlocation', 'location')),
    ...(recommended === 'true' || recommended === 'false' ? { isRecommended: recommended === 'true' } : {}),
    submittedAt,
  };
  // Name and product are no identity: one person writes twice. Everything together is.
  const source = textOf(fields, 'id', 'reviewid');
  const identity = source === '' ? JSON.stringify(review) : `id ${source}`;
  return { record: { sourceKey: shorten(identity), ...review }, key: product, warnings };
}

function optional<Name extends string>(name: Name, value: string): { readonly [N in Name]?: string } {
  return value === '' ? {} : ({ [name]: value } as { readonly [N in Name]: string });
}
