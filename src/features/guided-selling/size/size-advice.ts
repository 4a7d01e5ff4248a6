/**
 * Rules of the built-in size recommendation: a size with its reason, or the reason why none can be
 * recommended.
 */
import type { SizeTable } from './size-table.ts';

/** Preferred fit: one size down, the usual size, one size up. */
export const PREFERRED_FITS = ['close', 'made', 'roomy'] as const;
export type PreferredFit = (typeof PREFERRED_FITS)[number];

export type SizeAnswers = {
  /** Sizes of the product, in ascending order. */
  readonly sizes: readonly string[];
  /** One of the sizes; null where the shopper does not know it. */
  readonly usual: string | null;
  readonly fit: PreferredFit;
  /** Centimetres by the measures of the table; null for those that the shopper left out. */
  readonly measured: readonly (number | null)[];
};

export type SizeAdvice =
  | { readonly kind: 'usual'; readonly size: string; readonly usual: string }
  | { readonly kind: 'measured'; readonly size: string; readonly match: string }
  | {
      readonly kind: 'halfway';
      readonly size: string;
      readonly smaller: string;
      readonly larger: string;
    }
  | SizeDoubt;

/** Reasons for which no size is recommended. */
export type SizeDoubt =
  | { readonly kind: 'noTable' | 'noAnswer' }
  | { readonly kind: 'smallest' | 'largest'; readonly edge: string }
  | { readonly kind: 'between'; readonly smaller: string; readonly larger: string }
  | { readonly kind: 'contradiction'; readonly usual: string; readonly match: string }
  | { readonly kind: 'differ'; readonly matches: readonly [MeasureMatch, MeasureMatch] }
  | {
      readonly kind: 'above' | 'below';
      readonly measure: string;
      readonly value: number;
      /** End of the table, in centimetres. */
      readonly limit: number;
    };

type MeasureMatch = { readonly measure: string; readonly size: string };

/** Sizes by which measures may differ before they contradict each other. */
const MAX_DIFFERENCE = 1.5;
/** Distance from the middle between two sizes, in sizes, up to which both are as good. */
const HALFWAY = 0.1;

/** Range of a measurement in centimetres. */
export const MEASUREMENTS = { min: 20, max: 250 } as const;

/** Centimetres; null for an empty field, undefined for what is no measurement. */
export function readMeasurement(field: string): number | null | undefined {
  if (field.trim() === '') return null;
  const value = Number(field.trim().replace(',', '.'));
  return value >= MEASUREMENTS.min && value <= MEASUREMENTS.max ? value : undefined;
}

/** `table` is null where the size guide has no measurements of these sizes. */
export function adviseSize(answers: SizeAnswers, table: SizeTable | null): SizeAdvice {
  const { usual, measured } = answers;
  if (table !== null && measured.some((value) => value !== null))
    return adviseByMeasures(answers, table);
  if (usual === null) return { kind: table === null ? 'noTable' : 'noAnswer' };
  const moved = moveByFit(answers, usual);
  return typeof moved === 'string' ? { kind: 'usual', size: moved, usual } : moved;
}

function adviseByMeasures(answers: SizeAnswers, table: SizeTable): SizeAdvice {
  const positions: (MeasureMatch & { readonly position: number })[] = [];
  for (const [index, { name, ranges }] of table.measures.entries()) {
    const value = answers.measured[index] ?? null;
    if (value === null) continue;
    const position = findPosition(ranges, value);
    if (typeof position !== 'number')
      return describeEnd(answers, table, { ...position, measure: name, value });
    const size = table.sizes[Math.round(position)] ?? '';
    positions.push({ measure: name, size, position });
  }
  const [first, ...others] = positions.toSorted((a, b) => a.position - b.position);
  const last = others.at(-1);
  if (first && last && last.position - first.position > MAX_DIFFERENCE)
    return { kind: 'differ', matches: [first, last] };
  const sum = positions.reduce((total, { position }) => total + position, 0);
  return adviseByPosition(answers, table, sum / positions.length);
}

/** The table's end is the product's end, or the product has sizes that the table lacks. */
function describeEnd(
  { sizes }: SizeAnswers,
  table: SizeTable,
  doubt: Extract<SizeDoubt, { kind: 'above' | 'below' }>,
): SizeDoubt {
  const end = doubt.kind === 'above' ? -1 : 0;
  return table.sizes.at(end) === sizes.at(end) ? doubt : { kind: 'noTable' };
}

/** `position` is an index of the table's sizes, or between two of them. */
function adviseByPosition(answers: SizeAnswers, table: SizeTable, position: number): SizeAdvice {
  const { sizes, usual, fit } = answers;
  const sizeAt = (index: number) =>
    table.sizes[Math.max(0, Math.min(table.sizes.length - 1, index))] ?? '';
  const match = sizeAt(Math.round(position));
  if (usual !== null && Math.abs(sizes.indexOf(usual) - sizes.indexOf(match)) > 1)
    return { kind: 'contradiction', usual, match };
  const [smaller, larger] = [sizeAt(Math.floor(position)), sizeAt(Math.ceil(position))];
  const isHalfway = Math.abs(position - Math.floor(position) - 0.5) <= HALFWAY;
  if (isHalfway && smaller !== larger) {
    if (fit === 'made') return { kind: 'between', smaller, larger };
    return { kind: 'halfway', size: fit === 'close' ? smaller : larger, smaller, larger };
  }
  const moved = moveByFit(answers, match);
  return typeof moved === 'string' ? { kind: 'measured', size: moved, match } : moved;
}

/** Size of the preferred fit; a doubt where the product has no such size. */
function moveByFit({ sizes, fit }: SizeAnswers, size: string): string | SizeDoubt {
  const moved = sizes.indexOf(size) + PREFERRED_FITS.indexOf(fit) - 1;
  return sizes[moved] ?? { kind: moved < 0 ? 'smallest' : 'largest', edge: size };
}

type Range = readonly [from: number, to: number];

/**
 * Index of the size whose range includes `value`, the middle of the indices where several do, or a
 * number between two indices; the end of the table where the value is more than half a size beyond.
 */
function findPosition(
  ranges: readonly Range[],
  value: number,
): number | { readonly kind: 'above' | 'below'; readonly limit: number } {
  const first = ranges.findIndex(([from, to]) => value >= from && value <= to);
  const last = ranges.findLastIndex(([from, to]) => value >= from && value <= to);
  if (first >= 0) return (first + last) / 2;
  const middles = ranges.map(([from, to]) => (from + to) / 2);
  const next = middles.findIndex((middle) => middle >= value);
  const upper = Math.max(1, next < 0 ? middles.length - 1 : next);
  const [low = 0, high = 0] = [middles[upper - 1], middles[upper]];
  const position = upper - 1 + (value - low) / (high - low);
  const [[lowest] = [0], [, highest] = [0, 0]] = [ranges[0], ranges.at(-1)];
  if (position < -0.5 && value < lowest) return { kind: 'below', limit: lowest };
  if (position > ranges.length - 0.5 && value > highest) return { kind: 'above', limit: highest };
  return Math.max(0, Math.min(ranges.length - 1, position));
}
