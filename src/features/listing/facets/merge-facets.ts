/**
 * Keeps the order of filters when results change: values without results stay, with a count of 0.
 */
import type { FacetView, TermView } from '../listing-result.ts';

/**
 * `before` gives facets, values and their order; `after` the counts. New values come last, new
 * sizes before the next larger one.
 */
export function mergeFacets(
  before: readonly FacetView[],
  after: readonly FacetView[],
): FacetView[] {
  const retained = before.map((facet) =>
    mergeFacet(
      facet,
      after.find(({ key }) => key === facet.key),
    ),
  );
  return [...retained, ...after.filter(({ key }) => !before.some((facet) => facet.key === key))];
}

function mergeFacet(before: FacetView, after: FacetView | undefined): FacetView {
  const counts = new Map(after?.terms);
  const terms = before.terms.map(([value]) => [value, counts.get(value) ?? 0] as const);
  const added =
    after?.terms.filter(([value]) => !before.terms.some(([known]) => known === value)) ?? [];
  const all =
    before.key === 'size' ? insert(terms, added, after?.terms ?? []) : [...terms, ...added];
  return { ...(after ?? before), terms: all };
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
