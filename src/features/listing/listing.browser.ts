/**
 * Queries filtered listings from the browser; the search client and its
 * helper load with the first change.
 */
import { redirect } from 'react-router';
import { fetchPages } from '#features/page-search/page-search.browser.ts';
import { connectSearch } from '#features/search/client/search-connection.browser.ts';
import { advanceCursor, type ListingCursor, pagesBefore } from '#features/search/listing-cursor.ts';
import { formatListingUrl, parseListingUrl } from '#features/search/listing-url.ts';
import { queryListing } from '#features/search/query/query-listing.ts';
import { queryNextPage } from '#features/search/query/query-next-page.ts';
import { findUserToken } from '#features/search-events/track-search.browser.ts';
import { extractFilters } from './extract-filters.ts';
import { findLastPage, isRefined } from './listing-change.ts';
import {
  BEST_SELLERS,
  countLinkedProducts,
  hasExactMatches,
  type ListingData,
  toListingResult,
  withBestSellers,
} from './listing-result.ts';
import { leadsToOtherPage } from './paths/leads-to-other-page.ts';

/** Viewports for which a rule's `redirectMobile` applies. */
const NARROW = '(max-width: 767px)';

let cursor: ListingCursor | null = null;

/**
 * Queries the displayed listing with another selection.
 * @throws Response a redirect, where a rule, the query or the page number requires one
 * @throws Error where the index is unreachable; the caller then uses the server loader
 */
export async function queryInBrowser(
  shown: ListingData,
  choices: URLSearchParams,
): Promise<ListingData> {
  const { mode, category, brand, similarTo } = shown.state;
  const state = { ...parseListingUrl(['search'], choices), mode, category, brand, similarTo };
  const { client, config } = await connectSearch();
  const userToken = findUserToken();
  cursor = advanceCursor(
    cursor,
    shown.state,
    shown.result.cards.map(({ productKey }) => productKey),
  );
  const loadedKeys = pagesBefore(cursor, state);
  const options = userToken === null ? {} : { userToken };
  const page = await (loadedKeys
    ? queryNextPage(client, config, state, loadedKeys, options)
    : queryListing(client, config, state, options));
  const target = [matchMedia(NARROW).matches ? page.redirectMobile : null, page.redirect].find(
    (url) => url !== null && leadsToOtherPage(url, state, new URL(location.href)),
  );
  if (target && !isRefined(state) && state.page === 1) throw redirect(target);
  if (state.q !== shown.state.q) {
    const filtered = await extractFilters(state, document.documentElement.lang, (unfiltered) =>
      queryListing(client, config, unfiltered),
    );
    if (filtered) throw redirect(formatListingUrl(filtered));
  }
  const lastPage = findLastPage(state, page);
  if (lastPage) throw redirect(formatListingUrl(lastPage));
  const ownResult = toListingResult(page, state, shown.categoryLinks, config.promotions);
  const result =
    page.total > 0
      ? ownResult
      : withBestSellers(
          ownResult,
          await queryListing(client, config, BEST_SELLERS),
          config.promotions,
        );
  const { pages: previousPages, ...rest } = shown;
  const pages =
    state.q === shown.state.q
      ? previousPages
      : await fetchPages(state.q, hasExactMatches(page) ? 'sure' : 'unsure');
  return {
    ...rest,
    state,
    categoryLinks: countLinkedProducts(shown.categoryLinks, page.facets, state),
    result,
    ...(pages && { pages }),
  };
}
