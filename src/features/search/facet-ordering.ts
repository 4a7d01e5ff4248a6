/** Which filters a page of the protocol's clients shows, and in which order, where nobody has said otherwise. */

const ORDER = [
  'categories.lvl0',
  'brand',
  'colourFacet',
  'sizes',
  'price',
  'styleTaxonomy',
  'occasion',
  'collection',
  'averageRating',
];

/** What is rendered beside hits, with an order of facets in it. */
export function withFacetOrdering(renderingContent: unknown): Readonly<Record<string, unknown>> {
  const given =
    typeof renderingContent === 'object' && renderingContent !== null ? renderingContent : {};
  return { facetOrdering: { facets: { order: ORDER }, values: {} }, ...given };
}
