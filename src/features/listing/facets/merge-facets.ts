/**
 * Keeps the order of filters when results change: values without results stay, with a count of 0.
 */
import type { FacetView, TermView } from '../listing-result.ts';

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
  const counts = new Map(updated?.terms);
  const terms = current.terms.map(([value]) => [value, counts.get(value) ?? 0] as const);
  const added =
    updated?.terms.filter(([value]) => !current.terms.some(([known]) => known === value)) ?? [];
  const all =
    current.key === 'size' ? insert(terms, added, updated?.terms ?? []) : [...terms, ...added];
  return { ...(updated ?? current), terms: all };
}

/** Inserts each added term before the first term that follows it in `order`. */
function insert(
  terms: readonly TermView[],
  added: readonly TermView[],
  order: readonly TermView[],
): readonly TermView[] {
  const all = [...terms];
  for (const term of added) {
    const following = order.slice(order.findIndex(([value]) => value === term[0]) + 1);
    const index = all.findIndex(([value]) => following.some(([other]) => other === value));
    all.splice(index < 0 ? all.length : index, 0, term);
  }
  return all;
}
