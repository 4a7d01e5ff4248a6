/** Filters that stay where they are: values that lead nowhere now are kept, with a count of none. */
import type { ListingFacet } from '#features/search/listing.ts';

/** `before` gives facets, values and their order; `after` the counts. What is new comes last. */
export function keepTerms(before: readonly ListingFacet[], after: readonly ListingFacet[]): ListingFacet[] {
  const kept = before.map((facet) =>
    mergeFacet(
      facet,
      after.find(({ key }) => key === facet.key),
    ),
  );
  return [...kept, ...after.filter(({ key }) => !before.some((facet) => facet.key === key))];
}

function mergeFacet(before: ListingFacet, after: ListingFacet | undefined): ListingFacet {
  const none = before.terms.map(({ value }) => ({ value, count: 0, selected: false }));
  if (!after) return { ...before, selected: false, terms: none };
  const terms = none.map((term) => after.terms.find(({ value }) => value === term.value) ?? term);
  const added = after.terms.filter(({ value }) => !before.terms.some((term) => term.value === value));
  return { ...after, terms: [...terms, ...added] };
}
