/**
 * Cache tags: what a cached page was made from, and the events that purge it. A tag of a kind that
 * no event purges is a type error: it is no `CacheTag`.
 */

declare const kindOf: unique symbol;

/** Such as `product:tee-1`; without a key, one tag for all data of the kind. */
type Tag<K extends string> = string & { readonly [kindOf]: K };

function tag<K extends string>(kind: K, key?: string): Tag<K> {
  return (key === undefined ? kind : `${kind}:${key}`) as Tag<K>;
}

type FasciaPage = { readonly fascia: string; readonly path: string };

export const cacheTags = {
  product: (productKey: string) => tag('product', productKey),
  /** Reviews of a product, and questions about it. */
  reviews: (productKey: string) => tag('reviews', productKey),
  /** Recommendations shown with a product. */
  recommendations: (productKey: string) => tag('recommendations', productKey),
  /** Every list of products, whatever its category. */
  listing: () => tag('listing'),
  categories: () => tag('categories'),
  /** A page that editors write; without locale, as other locales may fall back to it. */
  page: ({ fascia, path }: FasciaPage) => tag('page', `${fascia}:${path}`),
  /** Data made from all pages of a fascia. */
  pages: (fascia: string) => tag('pages', fascia),
  /** Every page of a fascia, since each contains its footer. */
  footer: (fascia: string) => tag('footer', fascia),
};

/** Tags that are purged, by event. */
export const purgedTags = {
  /** Change feed: a product. */
  product: (productKey: string) => [cacheTags.product(productKey), cacheTags.listing()],
  /** Change feed: votes on a product's reviews, which change no average, and questions. */
  reviews: (productKey: string) => [cacheTags.reviews(productKey)],
  /** Change feed: what shoppers view or buy together with a product. */
  recommendations: (productKey: string) => [cacheTags.recommendations(productKey)],
  /** Change feed: a category, or the products in it. */
  category: () => [cacheTags.categories(), cacheTags.listing()],
  /** Change feed: rules or settings of search. */
  search: () => [cacheTags.listing()],
  /** Change feed and schedule: a page is published, changed or withdrawn. */
  page: (page: FasciaPage) => [cacheTags.page(page), cacheTags.pages(page.fascia)],
  /** A page that the footer links to appears or disappears. */
  footer: (fascia: string) => [cacheTags.footer(fascia)],
};

/** A tag that an event purges. */
export type CacheTag = ReturnType<(typeof purgedTags)[keyof typeof purgedTags]>[number];
