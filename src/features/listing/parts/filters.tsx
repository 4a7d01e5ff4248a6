/**
 * Filter form in its column or drawer. It works without JavaScript; with it,
 * each change is applied at once.
 */
import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { type FacetKey, type ListingState, MINIMUM_FACETS } from '#features/search/listing.ts';
import { formatListingUrl } from '#features/search/listing-url.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useText } from '#i18n/text.tsx';
import { describeTool } from '#kit/html/tool-attributes.ts';
import { HYDRATION_PENDING } from '../before-hydration/submit-if-not-hydrated.ts';
import { createFacetValueLabel } from '../facets/facet-value-label.ts';
import { mergeFacets } from '../facets/merge-facets.ts';
import { clearFilters, isRefined } from '../listing-change.ts';
import type { CategoryLink, FacetView } from '../listing-result.ts';
import { Chips } from './chips.tsx';
import { CategoryTree } from './facets/category-tree.tsx';
import { Facets } from './facets/facets.tsx';
import { FilterColumn } from './filter-column.tsx';

export type FiltersProps = {
  /** Id of the form. */
  readonly id: string;
  readonly drawerId: string;
  readonly state: ListingState;
  readonly requested: ListingState;
  readonly facets: readonly FacetView[];
  /** Name of the listing; `ancestors` has the ancestor categories. */
  readonly name: string;
  readonly ancestors: readonly CategoryLink[];
  /** Narrower categories, or those that the category facet may name. */
  readonly categories: readonly CategoryLink[];
  /** Applies the form's current values. */
  readonly onChange: () => void;
};

const tool = {
  ...describeTool('filter_products', 'Filters and sorts the products of this page.'),
  suppressHydrationWarning: true,
};

/** The listing without all values that the form's own fields add. */
function withoutFields(state: ListingState): ListingState {
  return { ...clearFilters(state), q: '', typedQuery: '', sort: 'relevance' };
}

export function Filters({
  id,
  drawerId,
  state,
  requested,
  facets,
  name,
  ancestors,
  categories,
  onChange,
}: FiltersProps) {
  const text = useText();
  const isHydrated = useHydrated();
  const label = createFacetValueLabel(text, categories);
  const retained = useMergedFacets(facets);
  // Applies changes made before hydration, which the form still contains.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(onChange, []);
  return (
    <FilterColumn
      id={drawerId}
      selected={
        isRefined(requested) ? (
          <Chips state={requested} brand={undefined} categories={categories} />
        ) : undefined
      }
    >
      <Form
        id={id}
        {...tool}
        {...(!isHydrated && { [HYDRATION_PENDING]: '' })}
        method="get"
        action={formatListingUrl(withoutFields(state))}
        onSubmit={(event) => {
          event.preventDefault();
          onChange();
        }}
      >
        {state.category !== null && (
          <CategoryTree state={state} name={name} ancestors={ancestors} categories={categories} />
        )}
        <Facets
          facets={retained}
          requested={requested}
          label={label}
          categories={categories}
          onChange={onChange}
        />
        <InStock isSelected={requested.inStock} onChange={onChange} />
        <AppliedFilters state={state} facets={retained} />
        <button
          type="submit"
          className="mt-4 hidden h-12 w-full rounded-control bg-accent font-medium text-on-accent noscript:block"
        >
          {text('listing.apply')}
        </button>
      </Form>
    </FilterColumn>
  );
}

/** Keeps the order of filters across results from the server and from the index. */
function useMergedFacets(facets: readonly FacetView[]): readonly FacetView[] {
  const [merged, setMerged] = useState({ of: facets, facets });
  if (merged.of === facets) return merged.facets;
  const next = mergeFacets(merged.facets, facets);
  setMerged({ of: facets, facets: next });
  return next;
}

/** State that no control displays, as hidden fields, so that a native submission keeps it. */
function AppliedFilters({ state, facets }: Pick<FiltersProps, 'state' | 'facets'>) {
  const minimums = MINIMUM_FACETS.filter(({ key }) => !hasRadioButton(facets, key, state[key]));
  return (
    <>
      {state.q !== '' && <input type="hidden" name="q" value={state.q} />}
      {state.typedQuery !== '' && <input type="hidden" name="asked" value={state.typedQuery} />}
      {minimums.map(
        ({ key }) =>
          state[key] !== null && (
            <input key={key} type="hidden" name={key} value={state[key] ?? ''} />
          ),
      )}
    </>
  );
}

/** True where a radio button has this step; a URL may request another one. */
function hasRadioButton(facets: readonly FacetView[], key: FacetKey, step: number | null): boolean {
  return facets.some(
    (facet) => facet.key === key && facet.values.some(([value]) => value === String(step)),
  );
}

function InStock({
  isSelected,
  onChange,
}: {
  readonly isSelected: boolean;
  readonly onChange: () => void;
}) {
  const text = useText();
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rule-b font-medium">
      <input
        type="checkbox"
        name="stock"
        value="in"
        checked={isSelected}
        onChange={onChange}
        className="size-4 shrink-0 accent-ink"
      />
      {text('listing.inStock')}
    </label>
  );
}
