/** View of a listing: heading, filters, products, pagination. */
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { PageHits } from '#features/page-search/page-hits.tsx';
import { CardSimilarDialog } from '#features/recommendations/visual/card-similar-dialog.tsx';
import { LISTING_PAGE_SIZE, type ListingState } from '#features/search/listing.ts';
import { formatListingUrl } from '#features/search/listing-url.ts';
import { useText } from '#i18n/text.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import { replayClicks } from './before-hydration/replay-clicks.browser.ts';
import { useListingFocus } from './focus/use-listing-focus.ts';
import styleSheet from './listing.css?url';
import { isRefined } from './listing-change.ts';
import type { CategoryLink, ListingData } from './listing-result.ts';
import { CardGrid } from './parts/card-grid.tsx';
import { CategoryLinks, ListingBreadcrumbs } from './parts/category-links.tsx';
import { Chips } from './parts/chips.tsx';
import { EmptyListing } from './parts/empty-listing.tsx';
import { Filters } from './parts/filters.tsx';
import { ListingBar } from './parts/listing-bar.tsx';
import { Pagination } from './parts/pagination.tsx';
import { ProductLink } from './parts/product-link.tsx';
import { QueryInterpretation } from './parts/query-interpretation.tsx';
import { useListingForm } from './use-listing-form.ts';
import { useRequestedListing } from './use-requested-listing.ts';
import { useTrackedListing } from './use-tracked-listing.ts';

export type ListingViewProps = { readonly title: string; readonly data: ListingData };

/** Id of the filter drawer, which the button opens. */
const DRAWER_ID = 'filters';

export function ListingView({ title, data }: ListingViewProps) {
  const text = useText();
  const { state, result, product, ancestors, categoryLinks, pages = [] } = data;
  useEffect(replayClicks, []);
  const { total, rewrite } = result;
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root}>
      <StyleSheet href={styleSheet} />
      <Head title={title} total={total} ancestors={ancestors}>
        {product && <ProductLink product={product} state={state} />}
        <QueryInterpretation state={state} rewrite={rewrite ?? null} />
        <PageHits pages={pages} />
      </Head>
      {state.category !== null && categoryLinks.length > 0 && (
        <div className="listing-categories">
          <CategoryLinks categories={categoryLinks} label={text('listing.subcategories')} />
        </div>
      )}
      {/* An empty listing without filters can be neither sorted nor filtered. */}
      {total === 0 && !isRefined(state) ? (
        <EmptyListing data={data} />
      ) : (
        <Results title={title} data={data} root={root} />
      )}
      <Suspense>
        <CardSimilarDialog />
      </Suspense>
    </div>
  );
}

type ResultsProps = ListingViewProps & {
  /** Root of the whole listing, as there are chips above the results too. */
  readonly root: RefObject<HTMLElement | null>;
};

function Results({ title, data, root }: ResultsProps) {
  const { state, name, brand, result, ancestors, categoryLinks } = data;
  const { id, requested, apply } = useListingForm(state, useRequestedListing(state));
  const { total, facets, cards } = result;
  useTrackedListing(result, state, title);
  useListingFocus(root, DRAWER_ID);
  const isBusy = requested !== state;
  // "Show more" keeps the present cards; any other change replaces them.
  const isLonger = requested.hitsPerPage > state.hitsPerPage;
  const loadingCount = isLonger
    ? Math.max(0, Math.min(requested.hitsPerPage, total) - cards.length)
    : 0;
  return (
    <div>
      <div className="listing-tools">
        <ListingBar drawerId={DRAWER_ID} form={id} requested={requested} onChange={apply} />
        {(brand || isRefined(requested)) && (
          <div className="listing-chips">
            <Chips state={requested} brand={brand} categories={categoryLinks} />
          </div>
        )}
      </div>
      <SkipLink />
      <div className="listing-columns">
        <Filters
          {...{
            id,
            drawerId: DRAWER_ID,
            state,
            requested: requested,
            facets,
            name: name ?? title,
            ancestors,
            categories: categoryLinks,
          }}
          onChange={apply}
        />
        <section
          id="results"
          tabIndex={-1}
          aria-busy={isBusy}
          aria-label={title}
          className={`outline-none transition-opacity ${isBusy && !isLonger ? 'opacity-60' : ''}`}
        >
          <ResultGrid data={data} loadingCount={loadingCount} />
          <Pagination state={state} total={total} />
        </section>
      </div>
    </div>
  );
}

type ResultGridProps = { readonly data: ListingData; readonly loadingCount: number };

function ResultGrid({ data, loadingCount }: ResultGridProps) {
  const { state, result } = data;
  if (result.cards.length === 0) return <EmptyListing data={data} />;
  return (
    <CardGrid
      key={gridKey(state)}
      cards={result.cards}
      banners={result.banners}
      queryId={result.queryId}
      offset={(state.page - 1) * state.hitsPerPage}
      firstAddedIndex={state.hitsPerPage - LISTING_PAGE_SIZE}
      loadingCount={loadingCount}
    />
  );
}

/** Key of the grid. Other results remount it; otherwise cards in both would visibly jump. */
function gridKey(state: ListingState): string {
  return formatListingUrl({ ...state, hitsPerPage: LISTING_PAGE_SIZE });
}

/** Lets keyboard users skip the filters. */
function SkipLink() {
  const text = useText();
  return (
    <a
      href="#results"
      className="sr-only z-50 bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      {text('listing.skip')}
    </a>
  );
}

type HeadProps = {
  readonly title: string;
  readonly total: number;
  readonly ancestors: readonly CategoryLink[];
  readonly children: ReactNode;
};

function Head({ title, total, ancestors, children }: HeadProps) {
  const text = useText();
  return (
    <header className="listing-head">
      {ancestors.length > 0 && <ListingBreadcrumbs ancestors={ancestors} />}
      <h1>{title}</h1>
      {/* Always mounted: screen readers announce changes only in existing live regions. */}
      <p role="status" className="listing-count">
        {text('listing.results', { count: total })}
      </p>
      {children}
    </header>
  );
}
