/** Reads the query of the review calls; a wrong parameter is refused with its name. */
import { createFieldProblem } from '#kit/problem.ts';
import { isExactTime } from '../exact-time.ts';
import type { ReviewQuery } from '../reviews.port.ts';
import { BEST_RATING, MAX_REVIEW_PAGES, MAX_REVIEWS, PAGE_SIZE, REVIEW_SORTS } from '../reviews.ts';

const MAX_LETTERS = 80;
/** Characters of any provider's cursor (`next`); the provider itself rejects unknown cursors. */
const CURSOR = /^[\w~:.+-]{1,200}$/;

export type RequestedReviews = Omit<ReviewQuery, 'productKey'>;

/** @throws Problem 400 with the field. */
export function readReviewQuery(parameters: URLSearchParams): RequestedReviews {
  const feature = readText(parameters, 'feature');
  const rating = readNumber(parameters, 'rating', null, BEST_RATING);
  const language = readText(parameters, 'language');
  const hasPhotos = readChoiceOf(parameters, 'hasPhotos', ['true', 'false']) === 'true';
  const search = readText(parameters, 'search');
  const until = readTime(parameters, 'until');
  const after = readCursor(parameters, 'after');
  return {
    sort: readChoiceOf(parameters, 'sort', REVIEW_SORTS) ?? 'Recent',
    page: readNumber(parameters, 'page', 1, MAX_REVIEW_PAGES),
    limit: readNumber(parameters, 'limit', PAGE_SIZE, MAX_REVIEWS),
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
export function readReviewSku(parameters: URLSearchParams): string {
  const sku = readText(parameters, 'sku');
  if (sku === null) throw createFieldProblem('sku', `1 to ${MAX_LETTERS} characters`);
  return sku;
}

function readText(parameters: URLSearchParams, name: string): string | null {
  const value = parameters.get(name);
  if (value === null) return null;
  const text = value.trim();
  if (text === '' || text.length > MAX_LETTERS || text.includes('\0'))
    throw createFieldProblem(name, `1 to ${MAX_LETTERS} characters`);
  return text;
}

function readChoiceOf<T extends string>(
  parameters: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | null {
  const value = parameters.get(name);
  if (value === null) return null;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw createFieldProblem(name, `one of ${choices.join(', ')}`);
  return found;
}

function readNumber<Default extends number | null>(
  parameters: URLSearchParams,
  name: string,
  otherwise: Default,
  most: number,
): number | Default {
  const value = parameters.get(name);
  if (value === null) return otherwise;
  const number = Number(value);
  if (!/^\d{1,6}$/.test(value) || number < 1 || number > most)
    throw createFieldProblem(name, `a whole number from 1 to ${most}`);
  return number;
}

function readTime(parameters: URLSearchParams, name: string): string | null {
  const value = parameters.get(name);
  if (value === null) return null;
  if (!isExactTime(value)) throw createFieldProblem(name, 'a time such as 2026-11-21T12:00:00Z');
  return value;
}

function readCursor(parameters: URLSearchParams, name: string): string | null {
  const value = parameters.get(name);
  if (value !== null && !CURSOR.test(value))
    throw createFieldProblem(name, 'the `next` of a page of reviews');
  return value;
}
