/** REC-1: reads the query of the recommendation calls; a wrong parameter is refused with its name. */
import { Problem } from '#kit/problem.ts';
import type { RecommendationQuery } from './recommendations.port.ts';

const MAX_LIST = 20;
const MAX_LETTERS = 100;
/** Slides of a carousel. */
export const CAROUSEL_SIZE = 10;
const LISTS = ['skus', 'productKeys', 'categoriesTaxonomies'] as const;

/** @throws Problem 400 with the field. */
export function parseRecommendationQuery(parameters: URLSearchParams): RecommendationQuery {
  const [skus, productKeys, categoriesTaxonomies] = LISTS.map((name) =>
    parseList(parameters, name),
  );
  if (!skus || !productKeys || !categoriesTaxonomies || !LISTS.some((name) => parameters.has(name)))
    throw createQueryFieldProblem('productKeys', `needed, or one of ${LISTS.join(', ')}`);
  return { model: 'related', skus, productKeys, categoriesTaxonomies, limit: CAROUSEL_SIZE };
}

/** @throws Problem 400 with the field. */
export function parseVisualQuery(parameters: URLSearchParams): {
  readonly productKey: string;
  readonly colour?: string;
} {
  const productKey = parseWord(parameters, 'key');
  if (productKey === null) throw createQueryFieldProblem('key', 'a product key');
  const colour = parseWord(parameters, 'colour');
  return { productKey, ...(colour !== null && { colour }) };
}

/** A comma-joined list; empty where it is absent. */
function parseList(parameters: URLSearchParams, name: string): string[] {
  const list = parameters.get(name);
  if (list === null) return [];
  const values = list.split(',').map((value) => value.trim());
  if (values.length > MAX_LIST || !values.every(isWord))
    throw createQueryFieldProblem(
      name,
      `1 to ${MAX_LIST} values of 1 to ${MAX_LETTERS} characters, joined by commas`,
    );
  return values;
}

function parseWord(parameters: URLSearchParams, name: string): string | null {
  const word = parameters.get(name)?.trim() ?? null;
  if (word !== null && !isWord(word))
    throw createQueryFieldProblem(name, `1 to ${MAX_LETTERS} characters`);
  return word;
}

function isWord(value: string): boolean {
  return value !== '' && value.length <= MAX_LETTERS && !/\p{Cc}/u.test(value);
}

function createQueryFieldProblem(field: string, expected: string): Problem {
  return new Problem(400, 'recommendations.invalidQuery', `${field}: must be ${expected}.`, {
    field,
  });
}
