/** Empty result: a reason, a hint, category links and best-sellers. */

import type { ListingState } from '#features/search/listing.ts';
import { formatListingUrl } from '#features/search/listing-url.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { clearFilters, isRefined } from '../listing-change.ts';
import type { CategoryLink, ListingData } from '../listing-result.ts';
import { CardGrid } from './card-grid.tsx';
import { CategoryLinks } from './category-links.tsx';

const MAX_SUGGESTIONS = 8;

export function EmptyListing({ data }: { readonly data: ListingData }) {
  const text = useText();
  const { state, ancestors, categoryLinks, result } = data;
  const { bestSellers = [] } = result;
  const suggestions = pickSuggestions(state.category === null ? categoryLinks : ancestors);
  const reason = findReason(state);
  return (
    <div className="py-12 lg:py-16">
      <h2 className="text-2xl">{text(`listing.${reason}`)}</h2>
      {(reason === 'empty' || reason === 'emptySearch') && (
        <p className="prose-width mt-3 text-muted">{text(`listing.${reason}Hint`)}</p>
      )}
      {isRefined(state) && (
        <Link
          to={formatListingUrl(clearFilters(state))}
          preventScrollReset
          className="mt-6 inline-flex min-h-12 items-center rounded-control bg-accent px-8 font-medium text-on-accent"
        >
          {text('listing.clearAll')}
        </Link>
      )}
      {suggestions.length > 0 && (
        <div className="mt-10">
          <h3 className="pb-3 font-medium">{text('listing.tryCategories')}</h3>
          <CategoryLinks categories={suggestions} label={text('listing.tryCategories')} />
        </div>
      )}
      {bestSellers.length > 0 && (
        <div className="mt-10">
          <h3 className="pb-3 font-medium">{text('listing.bestSellers')}</h3>
          <CardGrid cards={bestSellers} banners={undefined} loadingCount={0} level={4} />
        </div>
      )}
    </div>
  );
}

function findReason(state: ListingState) {
  if (isRefined(state)) return 'empty';
  if (state.mode === 'visual') return 'emptySimilar';
  return state.q !== '' ? 'emptySearch' : 'emptyShop';
}

/** The same number of categories from every department. */
function pickSuggestions(categories: readonly CategoryLink[]): readonly CategoryLink[] {
  const departments = Map.groupBy(categories, ({ within }) => within);
  const perDepartment = Math.ceil(MAX_SUGGESTIONS / departments.size);
  return [...departments.values()]
    .flatMap((members) => members.slice(0, perDepartment))
    .slice(0, MAX_SUGGESTIONS);
}
