/**
 * Rules of the built-in size recommendation: a size with its reason, or the reason why none can be
 * recommended.
 */
import type { SizeMeasure, SizeTable } from './size-table.ts';

/** Preferred fit: one size down, the usual size, one size up. */
export const PREFERRED_FITS = ['tight', 'regular', 'loose'] as const;
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

export type SizeRecommendationResult =
  | { readonly kind: 'usual'; readonly size: string; readonly usual: string }
  | {
      readonly kind: 'measured';
      readonly size: string;
      /** Size of the largest measurement. */
      readonly match: string;
      /** Size of the smallest measurement. */
      readonly smaller: string;
    }
  | (Between & { readonly kind: 'halfway' | 'halfwayUsual'; readonly size: string })
  | NoSizeReason;

type Between = {
  /** The largest of the measurements, which is halfway between two sizes. */
  readonly measure: string;
  readonly smaller: string;
  readonly larger: string;
};

/** Reasons for which no size is recommended. */
export type NoSizeReason =
  | { readonly kind: 'noTable' | 'noAnswer' }
  | { readonly kind: 'smallest' | 'largest'; readonly edge: string }
  | (Between & { readonly kind: 'between' })
  | { readonly kind: 'usualSizeConflict'; readonly usual: string; readonly match: string }
  | { readonly kind: 'measurementConflict'; readonly matches: readonly [Match, Match] }
  | {
      readonly kind: 'aboveTable' | 'belowTable';
      readonly measure: string;
      readonly value: number;
      /** End of the table, in centimetres. */
      readonly limit: number;
    };

type Match = { readonly measure: string; readonly size: string };

/** A measurement in the table. `position` is an index of its sizes, or between or beyond them. */
type MatchedMeasurement = Match & {
  readonly position: number;
  /** Set where the measurement is beyond the table. */
  readonly end: Extract<NoSizeReason, { kind: 'aboveTable' | 'belowTable' }> | null;
};

/** Sizes by which measurements may differ before they contradict each other. */
const MAX_DIFFERENCE = 1.5;
/** Distance from the middle between two sizes, in sizes, up to which both are as good. */
const HALFWAY = 0.1;

/** `table` is null where the size guide has no measurements of these sizes. */
export function recommendSize(
  answers: SizeAnswers,
  table: SizeTable | null,
): SizeRecommendationResult {
  const { usual, measured } = answers;
  if (table !== null && measured.some((value) => value !== null))
    return recommendByMeasurements(answers, table);
  if (usual === null) return { kind: table === null ? 'noTable' : 'noAnswer' };
  const moved = moveByFit(answers, usual);
  return typeof moved === 'string' ? { kind: 'usual', size: moved, usual } : moved;
}

/** The measurement that needs the largest size decides: in a smaller one it would not fit. */
function recommendByMeasurements(answers: SizeAnswers, table: SizeTable): SizeRecommendationResult {
  const matched = table.measures
    .flatMap((measure, index) => {
      const value = answers.measured[index] ?? null;
      return value === null ? [] : [matchMeasurement(measure, table.sizes, value)];
    })
    .toSorted((a, b) => a.position - b.position);
  const [smallest, largest] = [matched[0], matched.at(-1)];
  if (!smallest || !largest) return { kind: 'noAnswer' };
  if (largest.end) return describeEnd(answers, table, largest.end);
  if (largest.position - smallest.position > MAX_DIFFERENCE)
    return smallest.end
      ? describeEnd(answers, table, smallest.end)
      : { kind: 'measurementConflict', matches: [toMatch(smallest), toMatch(largest)] };
  return recommendByLargest(answers, table, largest, smallest.size);
}

function toMatch({ measure, size }: Match): Match {
  return { measure, size };
}

/** The table's end is the product's end, or the product has sizes that the table lacks. */
function describeEnd(
  { sizes }: SizeAnswers,
  table: SizeTable,
  end: Extract<NoSizeReason, { kind: 'aboveTable' | 'belowTable' }>,
): NoSizeReason {
  const index = end.kind === 'aboveTable' ? -1 : 0;
  return table.sizes.at(index) === sizes.at(index) ? end : { kind: 'noTable' };
}

/** `largest`: the largest measurement; `smallestSize`: the size of the smallest. */
function recommendByLargest(
  answers: SizeAnswers,
  table: SizeTable,
  largest: MatchedMeasurement,
  smallestSize: string,
): SizeRecommendationResult {
  const { sizes, usual } = answers;
  const position = Math.max(0, largest.position);
  const sizeAt = (index: number) => table.sizes[Math.min(table.sizes.length - 1, index)] ?? '';
  const [smaller, larger] = [sizeAt(Math.floor(position)), sizeAt(Math.ceil(position))];
  const isHalfway =
    smaller !== larger && Math.abs(position - Math.floor(position) - 0.5) <= HALFWAY;
  const match = sizeAt(Math.round(position));
  // Halfway between two sizes either may be the usual one.
  const conflict = findConflict(sizes, usual, isHalfway ? [smaller, larger] : [match]);
  if (conflict) return conflict;
  if (isHalfway) return recommendHalfway(answers, { measure: largest.measure, smaller, larger });
  const moved = moveByFit(answers, match);
  return typeof moved === 'string'
    ? { kind: 'measured', size: moved, match, smaller: smallestSize }
    : moved;
}

/** Decides by the preferred fit, or by the usual size where it is one of the two. */
function recommendHalfway({ usual, fit }: SizeAnswers, between: Between): SizeRecommendationResult {
  const { smaller, larger } = between;
  if (fit !== 'regular')
    return { kind: 'halfway', size: fit === 'tight' ? smaller : larger, ...between };
  return usual === smaller || usual === larger
    ? { kind: 'halfwayUsual', size: usual, ...between }
    : { kind: 'between', ...between };
}

/** The usual size contradicts the measurements where it is more than one size from all matches. */
function findConflict(
  sizes: readonly string[],
  usual: string | null,
  matches: readonly string[],
): NoSizeReason | null {
  if (usual === null) return null;
  const waists = [...new Set(sizes.map((size) => splitLeg(size).waist))];
  const indexOf = (size: string) => waists.indexOf(splitLeg(size).waist);
  const distanceTo = (size: string) => Math.abs(indexOf(usual) - indexOf(size));
  const [nearest = usual] = matches.toSorted((a, b) => distanceTo(a) - distanceTo(b));
  return distanceTo(nearest) > 1 ? { kind: 'usualSizeConflict', usual, match: nearest } : null;
}

/** Size of the preferred fit with the same leg; a reason where the product has no such size. */
function moveByFit({ sizes, fit }: SizeAnswers, size: string): string | NoSizeReason {
  const { leg } = splitLeg(size);
  const sameLeg = sizes.filter((other) => splitLeg(other).leg === leg);
  const moved = sameLeg.indexOf(size) + PREFERRED_FITS.indexOf(fit) - 1;
  return sameLeg[moved] ?? { kind: moved < 0 ? 'smallest' : 'largest', edge: size };
}

/** `W28 L30` is the waist `W28` with the leg `L30`; sizes without a leg are whole. */
function splitLeg(size: string): { readonly waist: string; readonly leg: string } {
  const [, waist = size, leg = ''] = /^(W\d+)\s*(L\d+)$/i.exec(size) ?? [];
  return { waist, leg };
}

/** Beyond the table is more than half a size from its end. */
function matchMeasurement(
  { name: measure, ranges }: SizeMeasure,
  sizes: readonly string[],
  value: number,
): MatchedMeasurement {
  const position = findPosition(ranges, value);
  const last = ranges.length - 1;
  const [[lowest] = [0], [, highest] = [0, 0]] = [ranges[0], ranges.at(-1)];
  const size = sizes[Math.max(0, Math.min(last, Math.round(position)))] ?? '';
  const end =
    position < -0.5 && value < lowest
      ? { kind: 'belowTable' as const, measure, value, limit: lowest }
      : position > last + 0.5 && value > highest
        ? { kind: 'aboveTable' as const, measure, value, limit: highest }
        : null;
  return { measure, size, position: end ? position : Math.max(0, Math.min(last, position)), end };
}

/**
 * Index of the size whose range includes `value`, the middle of the indices where several do, or a
 * number between two indices or beyond them.
 */
function findPosition(ranges: SizeMeasure['ranges'], value: number): number {
  const first = ranges.findIndex(([from, to]) => value >= from && value <= to);
  const last = ranges.findLastIndex(([from, to]) => value >= from && value <= to);
  if (first >= 0) return (first + last) / 2;
  const middles = ranges.map(([from, to]) => (from + to) / 2);
  const next = middles.findIndex((middle) => middle >= value);
  const upper = Math.max(1, next < 0 ? middles.length - 1 : next);
  const [low = 0, high = 0] = [middles[upper - 1], middles[upper]];
  return upper - 1 + (value - low) / (high - low);
}
