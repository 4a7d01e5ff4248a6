/** Parses filter parameters other than `filters`: lists of conditions, inner lists meaning "or". */
import type { Comparison, Filter } from '../../engine/query/filter.ts';
import { createParameterProblem, type Parameters, parseJsonList } from './parameter.ts';
import { type FilterGroups, type Scored, splitScore } from './scored-filters.ts';

/** More than any search form needs; each condition may cost one pass over a column. */
const MAX_CONDITIONS = 200;
const MAX_CONDITION_LENGTH = 512;

/**
 * Groups are joined by "and", their conditions by "or"; each condition may have a score. Empty
 * groups are ignored.
 */
export function parseGroups(
  filters: unknown,
  field: string,
  parseCondition: (text: string, field: string) => Filter,
): FilterGroups {
  if (filters === undefined || filters === null || filters === '') return [];
  const list = parseJsonList(filters, field);
  const groups: unknown = typeof list === 'string' ? splitString(list) : list;
  if (!Array.isArray(groups)) throw createParameterProblem(field, 'must be a string or a list');
  let remaining = MAX_CONDITIONS;
  const parse = (text: unknown): Scored => {
    if (Array.isArray(text))
      throw createParameterProblem(
        field,
        'is nested too deep: a list in a list says "or", and nothing is nested in it',
      );
    if (typeof text !== 'string')
      throw createParameterProblem(field, 'may hold strings and lists of strings only');
    if (text.length > MAX_CONDITION_LENGTH)
      throw createParameterProblem(
        field,
        `has a condition longer than ${MAX_CONDITION_LENGTH} characters`,
      );
    if (remaining-- === 0)
      throw createParameterProblem(field, `must have at most ${MAX_CONDITIONS} conditions`);
    const { condition, score } = splitScore(text);
    return { filter: parseCondition(condition, field), score };
  };
  return groups
    .map((group) => (Array.isArray(group) ? group.map(parse) : [parse(group)]))
    .filter((group) => group.length > 0);
}

export function parseListFilter(
  parameters: Parameters,
  field: string,
  parseCondition: (text: string, field: string) => Filter,
): FilterGroups {
  return parseGroups(parameters[field], field, parseCondition);
}

/** Optional filters: records that satisfy one rank above equals. */
export function parseOptionalFilters(optionalFilters: unknown): FilterGroups {
  return parseGroups(optionalFilters, 'optionalFilters', parseFacetCondition);
}

/** String form: commas mean "and", commas inside brackets "or". */
function splitString(text: string): (string | string[])[] {
  const groups = text.match(/(?<=^|,)\s*\([^()]*\)\s*(?=,|$)|[^,]+/g) ?? [];
  return groups.map((group) =>
    /^\s*\(.*\)\s*$/s.test(group) ? group.trim().slice(1, -1).split(',') : group,
  );
}

/**
 * Parses `brand:Oasis`, `brand:-Oasis` (all but Oasis) and `brand:\-Oasis` (a value that starts
 * with a dash).
 */
export function parseFacetCondition(text: string, field: string): Filter {
  const colon = text.indexOf(':');
  if (colon < 1)
    throw createParameterProblem(
      field,
      `has ${JSON.stringify(text)}, which must look like attribute:value`,
    );
  return valueCondition(text.slice(0, colon).trim(), text.slice(colon + 1).trim());
}

/** Parses a bare tag; tags are values of `_tags`. */
export function parseTagCondition(text: string): Filter {
  return valueCondition('_tags', text.trim());
}

function valueCondition(attribute: string, value: string): Filter {
  if (value.startsWith('-'))
    return { kind: 'not', filter: { kind: 'value', attribute, value: value.slice(1) } };
  return { kind: 'value', attribute, value: value.startsWith('\\-') ? value.slice(1) : value };
}

const COMPARISON =
  /^\s*([^<>=!:]{1,200}?)\s*(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)\s*$/i;
const RANGE = /^\s*([^<>=!:]{1,200}?)\s*:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)\s*$/i;

/** Parses `price>=1000`, and `price:1000 TO 2000` with both ends included. */
export function parseNumericCondition(text: string, field: string): Filter {
  const range = RANGE.exec(text);
  if (range?.[1])
    return { kind: 'range', attribute: range[1], low: Number(range[2]), high: Number(range[3]) };
  const match = COMPARISON.exec(text);
  if (!match?.[1])
    throw createParameterProblem(
      field,
      `has ${JSON.stringify(text)}, which must look like price>=10 or price:10 TO 20`,
    );
  return {
    kind: 'number',
    attribute: match[1],
    comparison: match[2] as Comparison,
    number: Number(match[3]),
  };
}
