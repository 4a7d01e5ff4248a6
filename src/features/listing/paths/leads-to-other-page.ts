/** Tests the target of a rule's redirect: a page that redirects to itself would never load. */
import type { ListingState } from '#features/search/listing.ts';
import { formatListingUrl, parseListingUrl } from '#features/search/listing-url.ts';
import { segmentsOf } from './path-segments.ts';

/**
 * `target`: a path without the prefix of the language, or an absolute URL. `page`: the URL of the
 * listing, or of its data, whose query may be older than `state`.
 */
export function leadsToOtherPage(target: string, state: ListingState, page: URL): boolean {
  const currentUrl = new URL(page);
  currentUrl.pathname = currentUrl.pathname.replace(/\.data$/, '');
  const listingUrl = target.startsWith('/')
    ? new URL(formatListingUrl(state), currentUrl)
    : currentUrl;
  const url = new URL(target, currentUrl);
  return (
    url.host !== currentUrl.host ||
    pathOf(url) !== pathOf(listingUrl) ||
    formatQuery(parseListingUrl(['search'], url.searchParams)) !== formatQuery(state)
  );
}

function pathOf({ pathname }: URL): string {
  return segmentsOf(pathname, '').join('/');
}

function formatQuery(state: ListingState): string {
  return formatListingUrl({ ...state, mode: 'text', similarTo: null });
}
