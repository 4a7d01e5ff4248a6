/**
 * Combined filtering and counting of colour and size: a product matches where the
 * colour is in stock in the size.
 */
import type { ListingState, ValueFacetKey } from '../listing.ts';
import { colourSize, type SearchRecord } from '../search.ts';

export const COLOUR_SIZES = 'colourSizes' satisfies keyof SearchRecord;

export function isColourOrSize(key: ValueFacetKey): key is 'colour' | 'size' {
  return key === 'colour' || key === 'size';
}

type AppliedFilters = Pick<ListingState, 'refinements' | 'inStock'>;

/**
 * Values of `colourSizes` to filter by, any of which matches: combinations where both are
 * selected, colours alone where they must be in stock. Empty where the separate facets suffice.
 */
export function listColourSizes({
  refinements: { colour: colours = [], size: sizes = [] },
  inStock,
}: AppliedFilters): readonly string[] {
  if (sizes.length === 0) return inStock ? colours.map((family) => colourSize(family)) : [];
  return colours.flatMap((family) => sizes.map((size) => colourSize(family, size)));
}

/** True where the counts of one facet depend on the other's selection. */
export function needsColourSizeCounts({ refinements }: AppliedFilters): boolean {
  return refinements.colour !== undefined || refinements.size !== undefined;
}

export type Counts = Readonly<Record<string, number>>;

/** A value of one facet, with its combinations with the selected values of the other. */
export type ColourSizeValue = {
  readonly key: 'colour' | 'size';
  readonly value: string;
  readonly colourSizes: readonly string[];
};

/**
 * Values with several combinations. One product may match more than one of them, so their counts
 * cannot be summed.
 */
export function listOverlappingValues(
  { refinements: { colour = [], size = [] } }: AppliedFilters,
  colourSizeCounts: Counts,
): readonly ColourSizeValue[] {
  const values = [
    ...(colour.length > 1 ? groupColourSizes('size', colour, colourSizeCounts) : []),
    ...(size.length > 1 ? groupColourSizes('colour', size, colourSizeCounts) : []),
  ];
  return values.filter((item) => item.colourSizes.length > 1);
}

/** Key of a facet value, unique across both facets. */
export function facetValueKey({ key, value }: Pick<ColourSizeValue, 'key' | 'value'>): string {
  return `${key} ${value}`;
}

/**
 * Products per size within the selected colours, and per colour within the selected sizes.
 * `exactCounts`: those of the values from `listOverlappingValues`. null where the plain counts of
 * the facet are right.
 */
export function countByColourSize(
  key: ValueFacetKey,
  state: AppliedFilters,
  colourSizeCounts: Counts,
  exactCounts: Counts,
): Counts | null {
  const { colour: colours = [], size: sizes = [] } = state.refinements;
  const count = (countedKey: ColourSizeValue['key'], selectedValues: readonly string[]) =>
    Object.fromEntries(
      groupColourSizes(countedKey, selectedValues, colourSizeCounts).map((item) => [
        item.value,
        exactCounts[facetValueKey(item)] ??
          Math.max(...item.colourSizes.map((name) => colourSizeCounts[name] ?? 0)),
      ]),
    );
  if (key === 'size') return colours.length > 0 ? count('size', colours) : null;
  if (key !== 'colour') return null;
  if (sizes.length > 0) return count('colour', sizes);
  return state.inStock && colours.length > 0 ? pickColourCounts(colourSizeCounts) : null;
}

function groupColourSizes(
  key: ColourSizeValue['key'],
  selectedValues: readonly string[],
  colourSizeCounts: Counts,
): readonly ColourSizeValue[] {
  const byValue = new Map<string, string[]>();
  for (const combination of Object.keys(colourSizeCounts)) {
    const [family = '', size] = splitColourSize(combination);
    const [value, other] = key === 'size' ? [size, family] : [family, size];
    if (value === undefined || other === undefined || !selectedValues.includes(other)) continue;
    byValue.set(value, [...(byValue.get(value) ?? []), combination]);
  }
  return [...byValue].map(([value, colourSizes]) => ({ key, value, colourSizes }));
}

function pickColourCounts(colourSizeCounts: Counts): Counts {
  return Object.fromEntries(
    Object.entries(colourSizeCounts).filter(([name]) => splitColourSize(name).length === 1),
  );
}

/** Splits at the first `|`: a size may contain any character, a colour family contains no bar. */
function splitColourSize(combination: string): readonly string[] {
  const bar = combination.indexOf('|');
  return bar < 0 ? [combination] : [combination.slice(0, bar), combination.slice(bar + 1)];
}
