/**
 * Combined filtering and counting of colour and size: a product matches where the
 * colour is in stock in the size.
 */
import type { ListingState, TermFacetKey } from '../listing.ts';
import { colourSize, type SearchRecord } from '../search.ts';

export const COLOUR_SIZES = 'colourSizes' satisfies keyof SearchRecord;

export function isPaired(key: TermFacetKey): key is 'colour' | 'size' {
  return key === 'colour' || key === 'size';
}

type AppliedFilters = Pick<ListingState, 'refinements' | 'inStock'>;

/**
 * Values of `colourSizes` to filter by, any of which matches: colour and size pairs where both are
 * selected, colours alone where they must be in stock. Empty where the separate facets suffice.
 */
export function listPairs({
  refinements: { colour: colours = [], size: sizes = [] },
  inStock,
}: AppliedFilters): readonly string[] {
  if (sizes.length === 0) return inStock ? colours.map((family) => colourSize(family)) : [];
  return colours.flatMap((family) => sizes.map((size) => colourSize(family, size)));
}

/** True where the counts of one facet depend on the other's selection. */
export function isCountedInPairs({ refinements }: AppliedFilters): boolean {
  return refinements.colour !== undefined || refinements.size !== undefined;
}

export type Counts = Readonly<Record<string, number>>;

/** A value of one facet, with the pairs it forms with the selected values of the other. */
export type PairedValue = {
  readonly key: 'colour' | 'size';
  readonly value: string;
  readonly pairs: readonly string[];
};

/**
 * Values with several pairs. One product may match more than one of them, so the
 * pairs' counts cannot be summed.
 */
export function listShared(
  { refinements: { colour = [], size = [] } }: AppliedFilters,
  pairs: Counts,
): readonly PairedValue[] {
  const paired = [
    ...(colour.length > 1 ? pairUp('size', colour, pairs) : []),
    ...(size.length > 1 ? pairUp('colour', size, pairs) : []),
  ];
  return paired.filter((item) => item.pairs.length > 1);
}

/** Key of a facet value, unique across both facets. */
export function sharedKey({ key, value }: Pick<PairedValue, 'key' | 'value'>): string {
  return `${key} ${value}`;
}

/**
 * Products per size within the selected colours, and per colour within the selected sizes.
 * `shared` has the exact counts of the values that `listShared` returns. null where the
 * facet's plain counts are right.
 */
export function countInPairs(
  key: TermFacetKey,
  state: AppliedFilters,
  pairs: Counts,
  shared: Counts,
): Counts | null {
  const { colour: colours = [], size: sizes = [] } = state.refinements;
  const count = (own: PairedValue['key'], others: readonly string[]) =>
    Object.fromEntries(
      pairUp(own, others, pairs).map((item) => [
        item.value,
        shared[sharedKey(item)] ?? Math.max(...item.pairs.map((pair) => pairs[pair] ?? 0)),
      ]),
    );
  if (key === 'size') return colours.length > 0 ? count('size', colours) : null;
  if (key !== 'colour') return null;
  if (sizes.length > 0) return count('colour', sizes);
  return state.inStock && colours.length > 0 ? pickAlone(pairs) : null;
}

function pairUp(
  key: PairedValue['key'],
  others: readonly string[],
  pairs: Counts,
): readonly PairedValue[] {
  const byValue = new Map<string, string[]>();
  for (const pair of Object.keys(pairs)) {
    const [family = '', size] = splitPair(pair);
    const [value, other] = key === 'size' ? [size, family] : [family, size];
    if (value === undefined || other === undefined || !others.includes(other)) continue;
    byValue.set(value, [...(byValue.get(value) ?? []), pair]);
  }
  return [...byValue].map(([value, own]) => ({ key, value, pairs: own }));
}

function pickAlone(pairs: Counts): Counts {
  return Object.fromEntries(Object.entries(pairs).filter(([pair]) => splitPair(pair).length === 1));
}

/** Splits at the first `|`: a size may contain any character, a colour family contains no bar. */
function splitPair(pair: string): readonly string[] {
  const bar = pair.indexOf('|');
  return bar < 0 ? [pair] : [pair.slice(0, bar), pair.slice(bar + 1)];
}
