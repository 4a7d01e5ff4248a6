/**
 * Keeps the order of filters when results change: values without results stay, with a count of 0.
 */
import type { FacetValueView, FacetView } from '../listing-result.ts';

/**
 * `current` gives facets, values and their order; `updated` the counts. New values come last, new
 * sizes before the next larger one.
 */
export function mergeFacets(
  current: readonly FacetView[],
  updated: readonly FacetView[],
): FacetView[] {
  const retained = current.map((facet) =>
    mergeFacet(
      facet,
      updated.find(({ key }) => key === facet.key),
    ),
  );
  return [...retained, ...updated.filter(({ key }) => !current.some((facet) => facet.key === key))];
}

function mergeFacet(current: FacetView, updated: FacetView | undefined): FacetView {
  const counts = new Map(updated?.values);
  const values = current.values.map(([value]) => [value, counts.get(value) ?? 0] as const);
  const added =
    updated?.values.filter(([value]) => !current.values.some(([present]) => present === value)) ??
    [];
  const merged =
    current.key === 'size' ? insert(values, added, updated?.values ?? []) : [...values, ...added];
  return { ...(updated ?? current), values: merged };
}

/** Inserts each added value before the first value that follows it in `order`. */
function insert(
  values: readonly FacetValueView[],
  added: readonly FacetValueView[],
  order: readonly FacetValueView[],
): readonly FacetValueView[] {
  const merged = [...values];
  for (const addedValue of added) {
    const following = order.slice(order.findIndex(([value]) => value === addedValue[0]) + 1);
    const index = merged.findIndex(([value]) => following.some(([other]) => other === value));
    merged.splice(index < 0 ? merged.length : index, 0, addedValue);
  }
  return merged;
}
