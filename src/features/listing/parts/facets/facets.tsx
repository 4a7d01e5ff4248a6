/** Filters of a listing, one collapsible group per facet. */
import type { ListingState } from '#features/search/listing.ts';
import { type MessageId, useText } from '#i18n/text.tsx';
import type { TermLabel } from '../../facets/term-label.ts';
import { isChosen } from '../../listing-change.ts';
import type { CategoryLink, FacetView } from '../../listing-result.ts';
import { PriceFacet } from './price-facet.tsx';
import { TermFacet } from './term-facet.tsx';

export type FacetsProps = {
  readonly facets: readonly FacetView[];
  readonly requested: ListingState;
  readonly label: TermLabel;
  readonly categories: readonly CategoryLink[];
  readonly onChange: () => void;
};

/** Facets that are open by default; others open where one of their values is selected. */
const OPEN: ReadonlySet<string> = new Set(['category', 'size', 'colour', 'brand', 'price']);

export function Facets({ facets, requested, label, categories, onChange }: FacetsProps) {
  const text = useText();
  return facets.map((facet) => (
    <details
      key={facet.key}
      open={
        OPEN.has(facet.key) || facet.terms.some(([value]) => isChosen(requested, facet.key, value))
      }
      className="group/facet rule-b py-1"
    >
      <summary className="flex min-h-11 list-none items-center justify-between font-medium">
        {text(`listing.facet.${facet.key}` as MessageId)}
        <Marker />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold its legend within a summary */}
      <div
        role="group"
        aria-label={text(`listing.facet.${facet.key}` as MessageId)}
        className="pb-4"
      >
        {facet.range ? (
          <PriceFacet range={facet.range} requested={requested} onChange={onChange} />
        ) : (
          <TermFacet
            facet={facet}
            requested={requested}
            label={label}
            categories={categories}
            onChange={onChange}
          />
        )}
      </div>
    </details>
  ));
}

/** A plus sign that becomes a minus while the group is open. */
function Marker() {
  return (
    <svg
      aria-hidden="true"
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M2 8h12" />
      <path d="M8 2v12" className="group-open/facet:opacity-0" />
    </svg>
  );
}
