/** Filter conditions as one tree, whichever request parameter they came from. */

export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

export type Filter =
  | { readonly kind: 'all' | 'any'; readonly filters: readonly Filter[] }
  | { readonly kind: 'not'; readonly filter: Filter }
  | { readonly kind: 'value'; readonly attribute: string; readonly value: string }
  | {
      readonly kind: 'number';
      readonly attribute: string;
      readonly comparison: Comparison;
      readonly number: number;
    }
  | {
      readonly kind: 'range';
      readonly attribute: string;
      readonly low: number;
      readonly high: number;
    };

export const EVERYTHING: Filter = { kind: 'all', filters: [] };

export type Condition = Exclude<Filter, { kind: 'all' | 'any' | 'not' }>;

/**
 * `!=` is compared as `=` and negated by the caller, so that it is not always true for records with
 * several values.
 */
export function accepts(condition: Exclude<Condition, { kind: 'value' }>, number: number): boolean {
  if (condition.kind === 'range') return number >= condition.low && number <= condition.high;
  switch (condition.comparison) {
    case '<':
      return number < condition.number;
    case '<=':
      return number <= condition.number;
    case '>':
      return number > condition.number;
    case '>=':
      return number >= condition.number;
    case '=':
    case '!=':
      return number === condition.number;
  }
}

/**
 * Unique cache key of a condition; JSON escapes the values, so that two conditions never collide.
 */
export function conditionKey(condition: Condition): string {
  if (condition.kind === 'value')
    return JSON.stringify(['value', condition.attribute, condition.value]);
  if (condition.kind === 'range')
    return JSON.stringify(['range', condition.attribute, condition.low, condition.high]);
  return JSON.stringify(['number', condition.attribute, condition.comparison, condition.number]);
}
