/** Filters that stay where they are: values that lead nowhere now are kept, with a count of none. */
import type { ShownFacet } from './listing-result.ts';

/** `before` gives facets, values and their order; `after` the counts. What is new comes last. */
export function keepTerms(before: readonly ShownFacet[], after: readonly ShownFacet[]): ShownFacet[] {
  const kept = before.map((facet) =>
    mergeFacet(
      facet,
      after.find(({ key }) => key === facet.key),
    ),
  );
  return [...kept, ...after.filter(({ key }) => !before.some((facet) => facet.key === key))];
}

function mergeFacet(before: ShownFacet, after: ShownFacet | undefined): ShownFacet {
  const counts = new Map(after?.terms);
  const terms = before.terms.map(([value]) => [value, counts.get(value) ?? 0] as const);
  const added = after?.terms.filter(([value]) => !before.terms.some(([known]) => known === value)) ?? [];
  return { ...(after ?? before), terms: [...terms, ...added] };
}
