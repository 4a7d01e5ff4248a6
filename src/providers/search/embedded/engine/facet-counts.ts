/** From counts by ordinal to what an answer shows: the most frequent values, and statistics for numbers. */
import type { FacetColumn, FacetCount, FacetStats } from './facet-column.ts';

/** Most frequent first, equals by value, so that the cut is the same everywhere. */
export function topValues(column: FacetColumn, counts: Uint32Array, limit: number, accepts?: (value: string) => boolean): FacetCount[] {
  const found: number[] = [];
  for (let ordinal = 0; ordinal < column.values.length; ordinal++)
    if ((counts[ordinal] as number) > 0 && (!accepts || accepts(column.values[ordinal] as string))) found.push(ordinal);
  const kept = found.length > limit ? atLeast(found, counts, limit) : found;
  return kept
    .map((ordinal) => ({ value: column.values[ordinal] as string, count: counts[ordinal] as number }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, limit);
}

/** The ordinals that can be among the first `limit`, so that thousands of prices need not be sorted as text. */
function atLeast(ordinals: readonly number[], counts: Uint32Array, limit: number): number[] {
  const sorted = Uint32Array.from(ordinals, (ordinal) => counts[ordinal] as number).sort();
  const least = sorted[sorted.length - limit] as number;
  return ordinals.filter((ordinal) => (counts[ordinal] as number) >= least);
}

/** Over every counted value that is a number; undefined when there is none. */
export function facetStats(column: FacetColumn, counts: Uint32Array): FacetStats | undefined {
  let values = 0;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let ordinal = 0; ordinal < column.numbers.length; ordinal++) {
    const number = column.numbers[ordinal] as number;
    const count = counts[ordinal] as number;
    if (count === 0 || Number.isNaN(number)) continue;
    values += count;
    sum += count * number;
    if (number < min) min = number;
    if (number > max) max = number;
  }
  return values === 0 ? undefined : { min, max, avg: sum / values, sum };
}
