/** Canonical URL of a listing. */
import type { ListingState } from '#features/search/listing.ts';
import { formatListingUrl } from '#features/search/listing-url.ts';
import { clearFilters } from '../listing-change.ts';

/** Path of the same page of the category or brand without filters, order and query. */
export function formatCanonicalPath(state: ListingState): string {
  const { page } = state;
  return formatListingUrl({
    ...clearFilters(state),
    ...{ q: '', typedQuery: '', sort: 'relevance', page },
  });
}
