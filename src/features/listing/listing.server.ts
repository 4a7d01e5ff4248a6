/** Loads a listing page: the results, what they are called, and where one can go from there. */
import { redirect } from 'react-router';
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { asBrandListing, type ListingPage, type ListingState } from '#features/search/listing.ts';
import { parseListingAddress, writeListingAddress } from '#features/search/listing-address.ts';
import { loadListing } from '#features/search/search.server.ts';
import { Problem } from '#kit/problem.ts';
import type { Shop } from '#kit/shop.ts';
import { readPriceFields } from './listing-change.ts';

export type ListingData = {
  readonly state: ListingState;
  readonly page: ListingPage;
  /** The category's or brand's name; none for a search. */
  readonly name: string | null;
  readonly children: readonly { readonly slug: string; readonly name: string }[];
};

/** @throws Problem 400 or 404, or a redirect from the plain form's price fields to the address that says the same. */
export async function loadListingPage(shop: Shop, segments: readonly string[], url: URL): Promise<ListingData> {
  const parsed = parseListingAddress(segments, url.searchParams);
  if (url.searchParams.has('priceFrom') || url.searchParams.has('priceTo')) {
    throw redirect(writeListingAddress({ ...parsed, price: readPriceFields(url.searchParams) }), 302);
  }
  const place = await findPlace(shop, parsed);
  return { ...place, page: await loadListing(shop, place.state) };
}

/** `/categories/{slug}` is a category, else a brand. */
async function findPlace(shop: Shop, state: ListingState): Promise<Omit<ListingData, 'page'>> {
  if (state.category === null) return { state, name: null, children: [] };
  shop.tag('categories');
  const categories = await shop.ports.catalogue.listCategories(scopeOf(shop));
  const category = categories.find(({ slug }) => slug === state.category);
  if (category) {
    const children = categories.filter(({ parentSlug }) => parentSlug === category.slug).map(({ slug, name }) => ({ slug, name }));
    return { state, name: category.name, children };
  }
  const brand = await shop.ports.catalogue.findBrand(scopeOf(shop), state.category);
  if (!brand) throw new Problem(404, 'listing.unknown', 'There is no such category or brand.', { field: 'slug' });
  return { state: asBrandListing(state), name: brand.name, children: [] };
}
