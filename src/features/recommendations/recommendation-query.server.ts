/** REC-1: reads the query of the recommendation calls; a wrong parameter is a 400 with its name. */
import { Problem } from '#kit/problem.ts';
import type { RecommendationQuery } from './recommendations.port.ts';

const MAX_VALUES = 20;
const MAX_VALUE_LENGTH = 100;
/** Slides of a carousel. */
export const CAROUSEL_SIZE = 10;
const LISTS = ['skus', 'productKeys', 'categoriesTaxonomies'] as const;

/** @throws Problem 400 with the field. */
export function parseRecommendationQuery(parameters: URLSearchParams): RecommendationQuery {
  const [skus, productKeys, categoriesTaxonomies] = LISTS.map((name) =>
    parseList(parameters, name),
  );
  if (!skus || !productKeys || !categoriesTaxonomies || !LISTS.some((name) => parameters.has(name)))
    throw createQueryFieldProblem('productKeys', `given, or one of ${LISTS.join(', ')}`);
  return { model: 'related', skus, productKeys, categoriesTaxonomies, limit: CAROUSEL_SIZE };
}

/** @throws Problem 400 with the field. */
export function parseVisualQuery(parameters: URLSearchParams): {
  readonly productKey: string;
  readonly colour?: string;
} {
  const productKey = parseValue(parameters, 'key');
  if (productKey === null) throw createQueryFieldProblem('key', 'a product key');
  const colour = parseValue(parameters, 'colour');
  return { productKey, ...(colour !== null && { colour }) };
}

/** A comma-separated list; empty if the parameter is absent. */
function parseList(parameters: URLSearchParams, name: string): string[] {
  const list = parameters.get(name);
  if (list === null) return [];
  const values = list.split(',').map((value) => value.trim());
  if (values.length > MAX_VALUES || !values.every(isValue))
    throw createQueryFieldProblem(
      name,
      `1 to ${MAX_VALUES} values of 1 to ${MAX_VALUE_LENGTH} characters, joined by commas`,
    );
  return values;
}

function parseValue(parameters: URLSearchParams, name: string): string | null {
  const value = parameters.get(name)?.trim() ?? null;
  if (value !== null && !isValue(value))
    throw createQueryFieldProblem(name, `1 to ${MAX_VALUE_LENGTH} characters`);
  return value;
}

function isValue(value: string): boolean {
  return value !== '' && value.length <= MAX_VALUE_LENGTH && !/\p{Cc}/u.test(value);
}

function createQueryFieldProblem(field: string, expected: string): Problem {
  return new Problem(400, 'recommendations.invalidQuery', `${field}: must be ${expected}.`, {
    field,
  });
}
