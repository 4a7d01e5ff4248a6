/** Reads request parameters in all accepted forms, or throws a Problem 400 naming the field. */
import { type InputSchema, parseInput } from '#kit/parse-input.ts';
import { Problem } from '#kit/problem.ts';

export type Parameters = Readonly<Record<string, unknown>>;

export function createParameterProblem(field: string, reason: string): Problem {
  return new Problem(400, 'search.invalid', `${field} ${reason}`, { field });
}

/** `whole` names the value itself in an error. @throws Problem 400. */
export function parseBySchema<T>(schema: InputSchema<T>, value: unknown, whole: string): T {
  return parseInput(schema, value, createParameterProblem, whole);
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns one flat set of parameters. `params` may be an object or a URL-encoded string, and
 * overrides the fields beside it, as in the hosted service.
 */
export function flattenParameters(request: Parameters): Parameters {
  const { params, indexName: _index, type: _type, ...topLevel } = request;
  if (params === undefined || params === null) return topLevel;
  if (typeof params === 'string')
    return { ...topLevel, ...Object.fromEntries(new URLSearchParams(params)) };
  if (isObject(params)) return { ...topLevel, ...params };
  throw createParameterProblem('params', 'must be an object or a URL-encoded string');
}

export function parseTextParameter(
  from: Parameters,
  field: string,
  defaultValue: string,
  maxLength: number,
): string {
  const value = from[field] ?? defaultValue;
  if (typeof value !== 'string') throw createParameterProblem(field, 'must be a string');
  return value.slice(0, maxLength);
}

export function parseIntegerParameter(
  from: Parameters,
  field: string,
  defaultValue: number,
  max: number,
): number {
  const value = from[field] ?? defaultValue;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0)
    throw createParameterProblem(field, 'must be a whole number from 0');
  if (number > max) throw createParameterProblem(field, `must be at most ${max}`);
  return number;
}

export function parseFlagParameter(from: Parameters, field: string, defaultValue = false): boolean {
  const value = from[field] ?? defaultValue;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw createParameterProblem(field, 'must be true or false');
}

export function parseEnumParameter<T extends string>(
  from: Parameters,
  field: string,
  choices: readonly [T, ...T[]],
): T {
  const value = from[field] ?? choices[0];
  // Some options are true and false, which clients may send as booleans.
  const choice = choices.find(
    (candidate) => candidate === (typeof value === 'boolean' ? String(value) : value),
  );
  if (choice === undefined)
    throw createParameterProblem(field, `must be one of ${choices.join(', ')}`);
  return choice;
}

/**
 * Reads an array, a JSON array in a string, or names separated by commas; undefined when absent.
 */
export function parseNamesParameter(
  from: Parameters,
  field: string,
  max: number,
): readonly string[] | undefined {
  const value = parseJsonList(from[field], field);
  if (value === undefined || value === null) return undefined;
  const names = typeof value === 'string' ? value.split(',').map((name) => name.trim()) : value;
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string'))
    throw createParameterProblem(field, 'must be a list of strings');
  if (names.length > max)
    throw createParameterProblem(field, `must name at most ${max} attributes`);
  return names.filter((name) => name !== '');
}

/** Lists are sent as JSON inside URL-encoded parameters. */
export function parseJsonList(value: unknown, field: string): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return value;
  try {
    return JSON.parse(value);
  } catch {
    throw createParameterProblem(field, 'is not valid JSON');
  }
}
