/** Loads a listing page: results, names, and links to related categories. */
import { redirect } from 'react-router';
import {
  loadCategories,
  loadProductBySlug,
  scopeOf,
} from '#features/catalogue/catalogue.server.ts';
import type { Category } from '#features/catalogue/catalogue.ts';
import { findLanguagePaths } from '#features/catalogue/languages/language-paths.server.ts';
import { redirectMovedProduct } from '#features/catalogue/redirect-moved.server.ts';
import { findPages } from '#features/page-search/page-search.server.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { loadVisuallySimilar } from '#features/recommendations/recommendations.server.ts';
import { type ListingState, type SimilarTo, toBrandListing } from '#features/search/listing.ts';
import { formatListingUrl, parseListingUrl } from '#features/search/listing-url.ts';
import { loadListing } from '#features/search/search.server.ts';
import { listPageUrls } from '#kit/html/meta.ts';
import { Problem } from '#kit/problem.ts';
import type { Shop } from '#request/shop.ts';
import { extractFilters } from './extract-filters.ts';
import { findLastPage, isRefined, PRICE_FIELDS, parsePriceFields } from './listing-change.ts';
import {
  BEST_SELLERS,
  type CategoryLink,
  countLinkedProducts,
  hasExactMatches,
  type ListingData,
  toListingResult,
  withBestSellers,
} from './listing-result.ts';
import { formatCanonicalPath } from './paths/canonical-path.ts';
import { leadsToOtherPage } from './paths/leads-to-other-page.ts';
import { findListingLocales } from './paths/listing-locales.server.ts';

/**
 * @throws Problem 404 for an unknown category, brand or product; 503 where visual search fails
 * @throws Response a redirect: to the canonical URL after the native price form or invalid values,
 * to a rule's target, to filters extracted from the query, or to the last page
 */
export async function loadListingPage(
  shop: Shop,
  segments: readonly string[],
  url: URL,
): Promise<ListingData> {
  const ignored: string[] = [];
  const parsed = parseListingUrl(segments, url.searchParams, ignored);
  if (PRICE_FIELDS.some((name) => url.searchParams.has(name))) {
    throw redirect(formatListingUrl({ ...parsed, price: parsePriceFields(url.searchParams) }), 302);
  }
  if (ignored.length > 0) throw redirect(formatListingUrl(parsed), 302);
  const scope = await findListingSubject(shop, parsed);
  const { state } = scope;
  const page = await loadListing(shop, state);
  // A rule may redirect a search, but not once the shopper has filtered or paged its results.
  if (!isRefined(state) && state.page === 1) {
    const { redirect: target, redirectMobile } = page;
    if (redirectMobile !== null && leadsToOtherPage(redirectMobile, state, url))
      shop.redirectPhones(redirectMobile);
    if (target !== null && leadsToOtherPage(target, state, url)) throw redirect(target, 302);
  }
  const filtered = await extractFilters(state, shop.locale.tag, (unfiltered) =>
    loadListing(shop, unfiltered),
  );
  if (filtered) throw redirect(formatListingUrl(filtered), 302);
  const lastPage = findLastPage(state, page);
  if (lastPage) throw redirect(formatListingUrl(lastPage), 302);
  const path = formatCanonicalPath(state);
  const { prefix } = shop.public;
  const { locales, nearest } = await findListingLocales(shop, scope);
  const pageUrls = listPageUrls({ origin: shop.fascia.origin, prefix, locales, path });
  const languagePaths = await findLanguagePaths(shop, locales, nearest);
  const promotions = pickCardPromotions(shop);
  const ownResult = toListingResult(page, state, scope.categoryLinks, promotions);
  const result =
    page.total > 0
      ? ownResult
      : withBestSellers(ownResult, await loadListing(shop, BEST_SELLERS), promotions);
  const pages =
    state.q === ''
      ? []
      : await findPages(shop, state.q, { hasExactMatches: hasExactMatches(page) });
  return {
    ...scope,
    categoryLinks: countLinkedProducts(scope.categoryLinks, page.facets, state),
    pageUrls,
    ...(languagePaths && { languagePaths }),
    result,
    ...(pages.length > 0 && { pages }),
  };
}

type ListingSubject = Pick<
  ListingData,
  'state' | 'name' | 'brand' | 'product' | 'ancestors' | 'categoryLinks'
>;

/** Resolves `/categories/{slug}` to a category, else to a brand. */
async function findListingSubject(shop: Shop, state: ListingState): Promise<ListingSubject> {
  const categories = await loadCategories(shop);
  const filters = toFilters(categories);
  if (state.similarTo)
    return {
      ...(await findSimilarProducts(shop, state, state.similarTo)),
      ...{ name: null, ancestors: [], categoryLinks: filters },
    };
  if (state.category === null) return { state, name: null, ancestors: [], categoryLinks: filters };
  const category = categories.find(({ slug }) => slug === state.category);
  if (category) {
    const brand =
      state.brand === null ? undefined : (await findBrand(shop, state.brand, 'brand')).name;
    return {
      state,
      name: category.name,
      ...(brand !== undefined && { brand }),
      ...findRelatedCategories(categories, category),
    };
  }
  const { name } = await findBrand(shop, state.category, 'slug');
  return { state: toBrandListing(state), name, ancestors: [], categoryLinks: filters };
}

/** Visual search: the product that the results look like, and the results. */
async function findSimilarProducts(
  shop: Shop,
  state: ListingState,
  similarTo: SimilarTo,
): Promise<Pick<ListingSubject, 'state' | 'product'>> {
  const leadTo = (other: Partial<SimilarTo>) =>
    formatListingUrl({ ...state, similarTo: { ...similarTo, ...other } });
  const { product } = redirectMovedProduct(await loadProductBySlug(shop, similarTo.slug), (slug) =>
    leadTo({ slug }),
  );
  const { productKey, name, colours } = product;
  const colour = colours.find(({ key }) => key === similarTo.colour);
  if (similarTo.colour !== null && !colour) throw redirect(leadTo({ colour: null }), 302);
  const similar = await loadVisuallySimilar(shop, {
    productKey,
    ...(colour && { colour: colour.key }),
  });
  const products = similar.filter((product) => product.productKey !== productKey);
  const picture = (colour ?? colours[0])?.pictures[0];
  return {
    state: { ...state, similarTo: { ...similarTo, products } },
    product: { name, ...(picture && { picture }) },
  };
}

async function findBrand(
  shop: Shop,
  slug: string,
  field: string,
): Promise<{ readonly name: string }> {
  const brand = await shop.ports.catalogue.findBrand(scopeOf(shop), slug);
  if (!brand)
    throw new Problem(404, 'listing.unknown', 'There is no such category or brand.', { field });
  return brand;
}

function findRelatedCategories(
  categories: readonly Category[],
  category: Category,
): Pick<ListingSubject, 'ancestors' | 'categoryLinks'> {
  const bySlug = new Map(categories.map((item) => [item.slug, item]));
  const ancestors: Category[] = [];
  let parent = bySlug.get(category.parentSlug ?? '');
  // `depth` bounds the loop, even where bad data makes a cycle of parents.
  while (parent && ancestors.length < category.depth) {
    ancestors.unshift(parent);
    parent = bySlug.get(parent.parentSlug ?? '');
  }
  return {
    ancestors: toCategoryLinks(ancestors),
    categoryLinks: toCategoryLinks(
      categories.filter(({ parentSlug }) => parentSlug === category.slug),
    ),
  };
}

/** Second-level categories with their department, in catalogue order. */
function toFilters(categories: readonly Category[]): CategoryLink[] {
  const departments = categories.filter(({ depth }) => depth === 0);
  return departments.flatMap((department) =>
    categories
      .filter(({ depth, parentSlug }) => depth === 1 && parentSlug === department.slug)
      .map(({ slug, name }) => ({ slug, name, within: department.name })),
  );
}

function toCategoryLinks(categories: readonly Category[]): CategoryLink[] {
  return categories.map(({ slug, name }) => ({ slug, name }));
}
