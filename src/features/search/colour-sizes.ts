/** Colour and size are filtered and counted together: a product counts where a colour is in stock in a size. */
import type { ListingState, TermFacetKey } from './listing.ts';
import { colourSize, type SearchRecord } from './search.ts';

export const COLOUR_SIZES = 'colourSizes' satisfies keyof SearchRecord;

export function isPaired(key: TermFacetKey): key is 'colour' | 'size' {
  return key === 'colour' || key === 'size';
}

type Chosen = Pick<ListingState, 'refinements' | 'inStock'>;

/** What of it may be found, one of: pairs where both are chosen, colours where they must be in stock; none where each alone says it all. */
export function listPairs({
  refinements: { colour: colours = [], size: sizes = [] },
  inStock,
}: Chosen): readonly string[] {
  if (sizes.length === 0) return inStock ? colours.map((family) => colourSize(family)) : [];
  return colours.flatMap((family) => sizes.map((size) => colourSize(family, size)));
}

/** Whether a choice of one says something of the other's counts. */
export function isCountedInPairs({ refinements }: Chosen): boolean {
  return refinements.colour !== undefined || refinements.size !== undefined;
}

export type Counts = Readonly<Record<string, number>>;

/** A value of one of the two, with the pairs that it makes with what is chosen of the other. */
export type Paired = {
  readonly key: 'colour' | 'size';
  readonly value: string;
  readonly pairs: readonly string[];
};

/** Values of which a product may have several pairs: their counts cannot be added up. */
export function listShared(
  { refinements: { colour = [], size = [] } }: Chosen,
  pairs: Counts,
): readonly Paired[] {
  const paired = [
    ...(colour.length > 1 ? pairUp('size', colour, pairs) : []),
    ...(size.length > 1 ? pairUp('colour', size, pairs) : []),
  ];
  return paired.filter((one) => one.pairs.length > 1);
}

/** Names a value of one facet among those of both. */
export function sharedKey({ key, value }: Pick<Paired, 'key' | 'value'>): string {
  return `${key} ${value}`;
}

/**
 * How many products each size leads to in the chosen colours, and each colour in the chosen sizes; null where the
 * facet's own counts say it. `shared` holds the counts of what `listShared` lists.
 */
export function countInPairs(
  key: TermFacetKey,
  state: Chosen,
  pairs: Counts,
  shared: Counts,
): Counts | null {
  const { colour: colours = [], size: sizes = [] } = state.refinements;
  const count = (own: Paired['key'], others: readonly string[]) =>
    Object.fromEntries(
      pairUp(own, others, pairs).map((one) => [
        one.value,
        shared[sharedKey(one)] ?? Math.max(...one.pairs.map((pair) => pairs[pair] ?? 0)),
      ]),
    );
  if (key === 'size') return colours.length > 0 ? count('size', colours) : null;
  if (key !== 'colour') return null;
  if (sizes.length > 0) return count('colour', sizes);
  return state.inStock && colours.length > 0 ? pickAlone(pairs) : null;
}

function pairUp(key: Paired['key'], others: readonly string[], pairs: Counts): readonly Paired[] {
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

/** A size may hold any character, a colour family no bar. */
function splitPair(pair: string): readonly string[] {
  const bar = pair.indexOf('|');
  return bar < 0 ? [pair] : [pair.slice(0, bar), pair.slice(bar + 1)];
}
