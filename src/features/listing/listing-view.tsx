/** A listing: what it is about, its filters, its products, its pages. */
import { useId, useRef, useState } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { ProductCard } from '#features/product-card/product-card.tsx';
import type { ListingPage, ListingState } from '#features/search/listing.ts';
import { writeListingAddress } from '#features/search/listing-address.ts';
import { useText } from '#kit/text.tsx';
import { links } from '#links';
import { readListingForm } from './listing-change.ts';
import { Chips } from './parts/chips.tsx';
import { Facets } from './parts/facets.tsx';
import { Pages } from './parts/pages.tsx';
import { SortPicker } from './parts/sort-picker.tsx';

export type ListingViewProps = {
  readonly title: string;
  readonly page: ListingPage;
  readonly state: ListingState;
  /** The state that has been asked for, while its answer is on the way. */
  readonly wanted: ListingState;
  /** Narrower categories. */
  readonly narrower: readonly { readonly slug: string; readonly name: string }[];
};

const FIRST_ROW = 2;

export function ListingView({ title, page, state, wanted: underWay, narrower }: ListingViewProps) {
  const text = useText();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  // A tick shows at once; the router's own news of the navigation comes a moment later.
  const [clicked, setClicked] = useState<{ readonly at: ListingState; readonly wanted: ListingState } | null>(null);
  const wanted = clicked?.at === state ? clicked.wanted : underWay;
  const isPending = wanted !== state;
  const apply = () => {
    if (!form.current) return;
    const next = readListingForm(wanted, new FormData(form.current));
    setClicked({ at: state, wanted: next });
    void navigate(writeListingAddress(next), { preventScrollReset: true });
  };
  return (
    <main id="main" className="page pb-16">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 py-6 lg:py-10">
        <h1 className="font-display text-4xl lg:text-5xl">{title}</h1>
        <p role="status" className="text-sm text-muted">
          {text('listing.results', { count: page.total })}
        </p>
      </header>
      {narrower.length > 0 && <Narrower items={narrower} />}
      <div className="flex items-center justify-between gap-4 border-y border-line py-2 lg:justify-end">
        <button type="button" popoverTarget="filters" className="h-11 px-2 font-medium lg:hidden">
          {text('listing.filters')}
        </button>
        <SortPicker options={page.sortOptions} chosen={wanted.sort} form={formId} onChange={apply} />
      </div>
      <div className="lg:grid lg:grid-cols-[260px_1fr] lg:gap-10">
        <aside id="filters" popover="auto" aria-label={text('listing.filters')} className="drawer filters">
          <Form
            id={formId}
            ref={form}
            method="get"
            action={
              writeListingAddress({ ...state, refinements: {}, price: null, discount: null, sort: 'relevance', page: 1 }).split('?')[0] ??
              ''
            }
            onSubmit={(event) => {
              event.preventDefault();
              apply();
            }}
          >
            {state.q !== '' && <input type="hidden" name="q" value={state.q} />}
            <Facets facets={page.facets} wanted={wanted} onChange={apply} />
          </Form>
        </aside>
        <section aria-busy={isPending} className={isPending ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
          <Chips state={wanted} />
          {page.edges.length === 0 ? <Empty state={state} /> : <Grid page={page} />}
          <Pages state={state} page={page} />
        </section>
      </div>
    </main>
  );
}

function Grid({ page }: { readonly page: ListingPage }) {
  // Other results are another grid: cards that stay would be seen to jump to their new places.
  const results = page.edges.map(({ node }) => node.productKey).join(' ');
  return (
    <ul
      key={results}
      className="grid grid-cols-2 gap-x-2 gap-y-8 pt-2 md:grid-cols-3 md:gap-x-4 min-[1200px]:grid-cols-4 lg:gap-x-6 lg:gap-y-12"
    >
      {page.edges.map(({ node }, index) => (
        <li key={node.productKey}>
          <ProductCard hit={node} priority={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}

function Narrower({ items }: { readonly items: ListingViewProps['narrower'] }) {
  const text = useText();
  return (
    <nav aria-label={text('listing.facet.category')} className="no-scrollbar -mx-4 overflow-x-auto px-4 pb-4">
      <ul className="flex gap-2">
        {items.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={links.category({ slug })}
              className="flex h-11 items-center rounded-control border border-line px-4 text-sm whitespace-nowrap hover:border-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Empty({ state }: { readonly state: ListingState }) {
  const text = useText();
  const isSearch = state.mode === 'text' && state.q !== '';
  return (
    <div className="max-w-prose py-16">
      <h2 className="font-display text-2xl">{isSearch ? text('listing.emptySearch', { q: state.q }) : text('listing.empty')}</h2>
      <p className="mt-3 text-muted">{isSearch ? text('listing.emptySearchHint') : text('listing.emptyHint')}</p>
    </div>
  );
}
