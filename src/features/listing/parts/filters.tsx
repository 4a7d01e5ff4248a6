/** The filter form in its column or drawer. It works without script; with it, each choice is applied at once. */
import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { type FacetKey, LEAST_FACETS, type ListingState } from '#features/search/listing.ts';
import { writeListingAddress } from '#features/search/listing-address.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useText } from '#i18n/text.tsx';
import { keepTerms } from '../keep-terms.ts';
import { cleared, isRefined } from '../listing-change.ts';
import type { Place, ShownFacet } from '../listing-result.ts';
import { HYDRATION_PENDING } from '../submit-waiting.ts';
import { createTermLabel } from '../term-label.ts';
import { CategoryTree } from './category-tree.tsx';
import { Chips } from './chips.tsx';
import { Facets } from './facets.tsx';
import { FilterColumn } from './filter-column.tsx';

export type FiltersProps = {
  /** The form's. */
  readonly id: string;
  readonly drawerId: string;
  readonly state: ListingState;
  readonly wanted: ListingState;
  readonly facets: readonly ShownFacet[];
  /** What the page is about, and the wider categories around it. */
  readonly name: string;
  readonly trail: readonly Place[];
  /** Categories that a value may name, or narrower ones. */
  readonly places: readonly Place[];
  /** Takes what the form holds now. */
  readonly onChange: () => void;
};

export function Filters({
  id,
  drawerId,
  state,
  wanted,
  facets,
  name,
  trail,
  places,
  onChange,
}: FiltersProps) {
  const text = useText();
  const isHydrated = useHydrated();
  const label = createTermLabel(text, places);
  const kept = useKeptTerms(facets);
  // What was chosen before this code was there is still in the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes
  useEffect(onChange, []);
  return (
    <FilterColumn
      id={drawerId}
      chosen={isRefined(wanted) && <Chips state={wanted} brand={undefined} places={places} />}
    >
      <Form
        id={id}
        {...(!isHydrated && { [HYDRATION_PENDING]: '' })}
        method="get"
        action={writeListingAddress({ ...cleared(state), q: '', asked: '', sort: 'relevance' })}
        onSubmit={(event) => {
          event.preventDefault();
          onChange();
        }}
      >
        {state.category !== null && (
          <CategoryTree state={state} name={name} trail={trail} places={places} />
        )}
        <Facets facets={kept} wanted={wanted} label={label} places={places} onChange={onChange} />
        <InStock isChosen={wanted.inStock} onChange={onChange} />
        <Kept state={state} facets={kept} />
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

/** A filter stays where it was when the listing changes, whoever answered. */
function useKeptTerms(facets: readonly ShownFacet[]): readonly ShownFacet[] {
  const [kept, setKept] = useState({ of: facets, terms: facets });
  if (kept.of === facets) return kept.terms;
  const terms = keepTerms(kept.terms, facets);
  setKept({ of: facets, terms });
  return terms;
}

/** What the address says and no control shows, so that a plain form keeps it. */
function Kept({ state, facets }: Pick<FiltersProps, 'state' | 'facets'>) {
  const least = LEAST_FACETS.filter(({ key }) => !hasDot(facets, key, state[key]));
  return (
    <>
      {state.q !== '' && <input type="hidden" name="q" value={state.q} />}
      {state.asked !== '' && <input type="hidden" name="asked" value={state.asked} />}
      {least.map(
        ({ key }) =>
          state[key] !== null && (
            <input key={key} type="hidden" name={key} value={state[key] ?? ''} />
          ),
      )}
    </>
  );
}

/** An address may ask for a step that is not offered. */
function hasDot(facets: readonly ShownFacet[], key: FacetKey, step: number | null): boolean {
  return facets.some(
    (facet) => facet.key === key && facet.terms.some(([value]) => value === String(step)),
  );
}

function InStock({
  isChosen,
  onChange,
}: {
  readonly isChosen: boolean;
  readonly onChange: () => void;
}) {
  const text = useText();
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rule-b font-medium">
      <input
        type="checkbox"
        name="stock"
        value="in"
        checked={isChosen}
        onChange={onChange}
        className="size-4 shrink-0 accent-ink"
      />
      {text('listing.inStock')}
    </label>
  );
}
