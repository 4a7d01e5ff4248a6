/** Default order of facets for Algolia clients that read `renderingContent.facetOrdering`. */

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

/** Adds the default facet order; an order in `renderingContent` wins. */
export function withFacetOrdering(renderingContent: unknown): Readonly<Record<string, unknown>> {
  const content =
    typeof renderingContent === 'object' && renderingContent !== null ? renderingContent : {};
  return { facetOrdering: { facets: { order: ORDER }, values: {} }, ...content };
}
