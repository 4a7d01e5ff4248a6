/** Nothing found: what was looked for, what to try, where else to go. */

import type { ListingState } from '#features/search/listing.ts';
import { writeListingAddress } from '#features/search/listing-address.ts';
import { Link } from '#kit/link.tsx';
import { useText } from '#kit/text.tsx';
import { cleared, isRefined } from '../listing-change.ts';
import type { Place } from '../listing-result.ts';
import { PlaceLinks } from './places.tsx';

const IDEAS = 8;

export function Empty({ state, places }: { readonly state: ListingState; readonly places: readonly Place[] }) {
  const text = useText();
  const isSearch = state.q !== '' && !isRefined(state);
  return (
    <div className="py-12 lg:py-16">
      <h2 className="text-2xl">{isSearch ? text('listing.emptySearch', { q: state.q }) : text('listing.empty')}</h2>
      <p className="prose-width mt-3 text-muted">{isSearch ? text('listing.emptySearchHint') : text('listing.emptyHint')}</p>
      {isRefined(state) && (
        <Link
          to={writeListingAddress(cleared(state))}
          keepScroll
          className="mt-6 inline-flex min-h-12 items-center rounded-control bg-accent px-8 font-medium text-on-accent"
        >
          {text('listing.clearAll')}
        </Link>
      )}
      {places.length > 0 && (
        <div className="mt-10">
          <h3 className="pb-3 font-medium">{text('listing.ideas')}</h3>
          <PlaceLinks places={places.slice(0, IDEAS)} label={text('listing.ideas')} />
        </div>
      )}
    </div>
  );
}
