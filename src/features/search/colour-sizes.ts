/** Colour and size are filtered and counted together: a product counts where a colour is in stock in a size. */
import type { ListingState, TermFacetKey } from './listing.ts';
import { colourSize, type SearchRecord } from './search.ts';

export const COLOUR_SIZES = 'colourSizes' satisfies keyof SearchRecord;

export function isPaired(key: TermFacetKey): key is 'colour' | 'size' {
  return key === 'colour' || key === 'size';
}

type Chosen = Pick<ListingState, 'refinements' | 'inStock'>;

/** What of it may be found, one of: pairs where both are chosen, colours where they must be in stock; none where each alone says it all. */
export function listPairs({ refinements: { colour: colours = [], size: sizes = [] }, inStock }: Chosen): readonly string[] {
  if (sizes.length === 0) return inStock ? colours.map((family) => colourSize(family)) : [];
  return colours.flatMap((family) => sizes.map((size) => colourSize(family, size)));
}

/** Whether a choice of one says something of the other's counts. */
export function isCountedInPairs({ refinements }: Chosen): boolean {
  return refinements.colour !== undefined || refinements.size !== undefined;
}

export type Counts = Readonly<Record<string, number>>;

/**
 * How many products each size leads to in the chosen colours, and each colour in the chosen sizes; null where the
 * facet's own counts say it. With several chosen of the other, a product counts once for each that it has.
 */
export function countInPairs(key: TermFacetKey, state: Chosen, pairs: Counts): Counts | null {
  const { colour: colours = [], size: sizes = [] } = state.refinements;
  if (key === 'size') return colours.length > 0 ? countSizes(colours, pairs) : null;
  if (key !== 'colour') return null;
  if (sizes.length > 0) return countColours(sizes, pairs);
  return state.inStock && colours.length > 0 ? pickAlone(pairs) : null;
}

function countSizes(colours: readonly string[], pairs: Counts): Counts {
  const counts: Record<string, number> = {};
  for (const [pair, count] of Object.entries(pairs)) {
    const [family = '', size] = splitPair(pair);
    if (size !== undefined && colours.includes(family)) counts[size] = (counts[size] ?? 0) + count;
  }
  return counts;
}

function countColours(sizes: readonly string[], pairs: Counts): Counts {
  const counts: Record<string, number> = {};
  for (const [pair, count] of Object.entries(pairs)) {
    const [family = '', size] = splitPair(pair);
    if (size !== undefined && sizes.includes(size)) counts[family] = (counts[family] ?? 0) + count;
  }
  return counts;
}

function pickAlone(pairs: Counts): Counts {
  return Object.fromEntries(Object.entries(pairs).filter(([pair]) => splitPair(pair).length === 1));
}

/** A size may hold any character, a colour family no bar. */
function splitPair(pair: string): readonly string[] {
  const bar = pair.indexOf('|');
  return bar < 0 ? [pair] : [pair.slice(0, bar), pair.slice(bar + 1)];
}
