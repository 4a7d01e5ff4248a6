/** Converts counts by ordinal into the most frequent values, and statistics for numbers. */
import type { FacetColumn, FacetCount, FacetStats } from '../index/facet-column.ts';

/** Last bucket of the histogram, which all higher counts share; these are sorted afterwards. */
const LAST_BUCKET = 1023;
const histogram = new Uint32Array(LAST_BUCKET + 1);

export type TopValuesOptions = {
  readonly limit: number;
  readonly order: 'count' | 'alpha';
  readonly accepts?: (value: string) => boolean;
};

/** By count or name; equal counts by value, so that the cut at `limit` is deterministic. */
export function topValues(
  column: FacetColumn,
  counts: Uint32Array,
  { limit, order, accepts }: TopValuesOptions,
): FacetCount[] {
  const values = accepts ? column.values.map(accepts) : null;
  const cutoff =
    order === 'alpha'
      ? { count: 1, equals: Number.POSITIVE_INFINITY }
      : findLowestCount(counts, limit, values);
  let equals = cutoff.equals;
  const topCounts: FacetCount[] = [];
  const ordinals = column.ordinalsByValue();
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i] as number;
    const count = counts[ordinal] as number;
    if (count < cutoff.count || (values && !values[ordinal])) continue;
    if (count === cutoff.count && count < LAST_BUCKET && equals-- <= 0) continue;
    topCounts.push({ value: column.values[ordinal] as string, count });
  }
  return (order === 'alpha' ? topCounts : topCounts.sort((a, b) => b.count - a.count)).slice(
    0,
    limit,
  );
}

/** The lowest count within the limit, and how many values with exactly that count fit. */
function findLowestCount(
  counts: Uint32Array,
  limit: number,
  accepted: readonly boolean[] | null,
): { count: number; equals: number } {
  histogram.fill(0);
  for (let ordinal = 0; ordinal < counts.length; ordinal++)
    if (!accepted || accepted[ordinal]) {
      const bucket = Math.min(counts[ordinal] as number, LAST_BUCKET);
      histogram[bucket] = (histogram[bucket] as number) + 1;
    }
  let remaining = limit;
  for (let count = LAST_BUCKET; count > 0; count--) {
    const valueCount = histogram[count] as number;
    if (valueCount >= remaining) return { count, equals: remaining };
    remaining -= valueCount;
  }
  return { count: 1, equals: limit };
}

/** Over every counted numeric value; undefined when there is none. */
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
