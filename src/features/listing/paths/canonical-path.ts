/** Canonical URL of a listing. */
import type { ListingState } from '#features/search/listing.ts';
import { writeListingUrl } from '#features/search/listing-url.ts';
import { clearFilters } from '../listing-change.ts';

/** Path of the same page of the category or brand without filters, order and query. */
export function writeCanonicalPath(state: ListingState): string {
  const { page } = state;
  return writeListingUrl({
    ...clearFilters(state),
    ...{ q: '', typedQuery: '', sort: 'relevance', page },
  });
}
