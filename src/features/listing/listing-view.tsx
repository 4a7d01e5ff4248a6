/** A listing: what it is about, its filters, its products, its pages. */
import { useId } from 'react';
import { Form } from 'react-router';
import { LISTING_PAGE_SIZE, type ListingState } from '#features/search/listing.ts';
import { writeListingAddress } from '#features/search/listing-address.ts';
import { useText } from '#kit/text.tsx';
import { cleared } from './listing-change.ts';
import type { ListingResult, Place } from './listing-result.ts';
import { CardGrid } from './parts/card-grid.tsx';
import { Chips } from './parts/chips.tsx';
import { Empty } from './parts/empty.tsx';
import { Facets } from './parts/facets.tsx';
import { DRAWER_ID, FilterColumn } from './parts/filter-column.tsx';
import { Pages } from './parts/pages.tsx';
import { PlaceLinks, Trail } from './parts/places.tsx';
import { SortPicker } from './parts/sort-picker.tsx';
import { createTermLabel } from './term-label.ts';
import { useListingForm } from './use-listing-form.ts';

export type ListingViewProps = {
  readonly title: string;
  readonly result: ListingResult;
  readonly state: ListingState;
  /** The state that has been asked for, while its answer is on the way. */
  readonly wanted: ListingState;
  readonly trail: readonly Place[];
  readonly places: readonly Place[];
};

export function ListingView({ title, result, state, wanted: underWay, trail, places }: ListingViewProps) {
  const text = useText();
  const { form, wanted, apply } = useListingForm(state, underWay);
  const formId = useId();
  const label = createTermLabel(text, places);
  const { total, facets, cards } = result;
  const isLonger = wanted.hitsPerPage > state.hitsPerPage;
  return (
    <main id="main" className="page pb-16">
      <Head title={title} total={total} trail={trail} />
      {state.category !== null && places.length > 0 && <PlaceLinks places={places} label={text('listing.facet.category')} />}
      <div className="rule-t rule-b flex items-center justify-between gap-4 py-1 lg:justify-end">
        <button type="button" popoverTarget={DRAWER_ID} className="-ms-2 h-11 px-2 font-medium lg:hidden">
          {text('listing.filters')}
        </button>
        <SortPicker chosen={wanted.sort} form={formId} onChange={apply} />
      </div>
      <div className="lg:grid lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-10">
        <FilterColumn>
          <Form
            id={formId}
            ref={form}
            method="get"
            action={pathOf(state)}
            onSubmit={(event) => {
              event.preventDefault();
              apply();
            }}
          >
            <Kept state={state} />
            <Facets facets={facets} wanted={wanted} label={label} onChange={apply} />
            <button type="submit" className="mt-4 hidden h-12 w-full rounded-control bg-accent font-medium text-on-accent noscript:block">
              {text('listing.apply')}
            </button>
          </Form>
        </FilterColumn>
        <section
          aria-busy={wanted !== state}
          aria-label={title}
          className={`transition-opacity ${isChange(wanted, state) ? 'opacity-60' : ''}`}
        >
          <Chips state={wanted} label={label} />
          {cards.length === 0 ? (
            <Empty state={state} places={state.category === null ? places : trail} />
          ) : (
            <CardGrid
              key={gridKey(state)}
              cards={cards}
              coming={isLonger ? Math.max(0, Math.min(wanted.hitsPerPage, total) - cards.length) : 0}
            />
          )}
          <Pages state={state} total={total} />
        </section>
      </div>
    </main>
  );
}

function Head({ title, total, trail }: { readonly title: string; readonly total: number; readonly trail: readonly Place[] }) {
  const text = useText();
  return (
    <header className="pt-6 pb-5 lg:pt-8">
      {trail.length > 0 && <Trail places={trail} />}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h1 className="text-4xl lg:text-5xl">{title}</h1>
        <p role="status" className="text-sm text-muted">
          {text('listing.results', { count: total })}
        </p>
      </div>
    </header>
  );
}

/** What the address says and no control shows, so that a plain form keeps it. */
function Kept({ state }: { readonly state: ListingState }) {
  return (
    <>
      {state.q !== '' && <input type="hidden" name="q" value={state.q} />}
      {state.rating !== null && <input type="hidden" name="rating" value={state.rating} />}
      {state.inStock && <input type="hidden" name="stock" value="in" />}
    </>
  );
}

/** Longer lists keep what is there as it is; anything else replaces it. */
function isChange(wanted: ListingState, state: ListingState): boolean {
  return wanted !== state && wanted.hitsPerPage <= state.hitsPerPage;
}

/** Other results are another grid: cards that stay would be seen to jump to their new places. */
function gridKey(state: ListingState): string {
  return writeListingAddress({ ...state, hitsPerPage: LISTING_PAGE_SIZE });
}

function pathOf(state: ListingState): string {
  return writeListingAddress({ ...cleared(state), q: '', sort: 'relevance' });
}
