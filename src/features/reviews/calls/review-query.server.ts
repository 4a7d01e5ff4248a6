/** Parses the query of the review calls; an invalid parameter is a 400 with its name. */
import { createFieldProblem } from '#kit/problem.ts';
import { isExactTime } from '../exact-time.ts';
import type { ReviewQuery } from '../reviews.port.ts';
import { BEST_RATING, MAX_REVIEW_PAGES, MAX_REVIEWS, PAGE_SIZE, REVIEW_SORTS } from '../reviews.ts';

const MAX_TEXT_LENGTH = 80;
/** Characters of any provider's cursor (`next`); the provider itself rejects unknown cursors. */
const CURSOR = /^[\w~:.+-]{1,200}$/;

export type RequestedReviews = Omit<ReviewQuery, 'productKey'>;

/** @throws Problem 400 with the field. */
export function parseReviewQuery(parameters: URLSearchParams): RequestedReviews {
  const feature = parseText(parameters, 'feature');
  const rating = parseNumber(parameters, 'rating', null, BEST_RATING);
  const language = parseText(parameters, 'language');
  const hasPhotos = parseOneOf(parameters, 'hasPhotos', ['true', 'false']) === 'true';
  const search = parseText(parameters, 'search');
  const until = parseTime(parameters, 'until');
  const after = parseCursor(parameters, 'after');
  return {
    sort: parseOneOf(parameters, 'sort', REVIEW_SORTS) ?? 'Recent',
    page: parseNumber(parameters, 'page', 1, MAX_REVIEW_PAGES),
    limit: parseNumber(parameters, 'limit', PAGE_SIZE, MAX_REVIEWS),
    ...(feature !== null && { feature }),
    ...(rating !== null && { rating }),
    ...(language !== null && { language }),
    ...(hasPhotos && { hasPhotos }),
    ...(search !== null && { search }),
    ...(until !== null && { until }),
    ...(after !== null && { after }),
  };
}

/** @throws Problem 400 with the field `sku`. */
export function parseReviewSku(parameters: URLSearchParams): string {
  const sku = parseText(parameters, 'sku');
  if (sku === null) throw createFieldProblem('sku', `1 to ${MAX_TEXT_LENGTH} characters`);
  return sku;
}

function parseText(parameters: URLSearchParams, name: string): string | null {
  const value = parameters.get(name);
  if (value === null) return null;
  const text = value.trim();
  if (text === '' || text.length > MAX_TEXT_LENGTH || text.includes('\0'))
    throw createFieldProblem(name, `1 to ${MAX_TEXT_LENGTH} characters`);
  return text;
}

function parseOneOf<T extends string>(
  parameters: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | null {
  const value = parameters.get(name);
  if (value === null) return null;
  const match = choices.find((choice) => choice === value);
  if (match === undefined) throw createFieldProblem(name, `one of ${choices.join(', ')}`);
  return match;
}

function parseNumber<Default extends number | null>(
  parameters: URLSearchParams,
  name: string,
  fallback: Default,
  max: number,
): number | Default {
  const value = parameters.get(name);
  if (value === null) return fallback;
  const number = Number(value);
  if (!/^\d{1,6}$/.test(value) || number < 1 || number > max)
    throw createFieldProblem(name, `a whole number from 1 to ${max}`);
  return number;
}

function parseTime(parameters: URLSearchParams, name: string): string | null {
  const value = parameters.get(name);
  if (value === null) return null;
  if (!isExactTime(value)) throw createFieldProblem(name, 'a time such as 2026-11-21T12:00:00Z');
  return value;
}

function parseCursor(parameters: URLSearchParams, name: string): string | null {
  const value = parameters.get(name);
  if (value !== null && !CURSOR.test(value))
    throw createFieldProblem(name, 'the `next` of a page of reviews');
  return value;
}
