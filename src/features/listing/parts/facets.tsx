/** The filters of a listing: one group a facet, opened when wanted. */
import type { ListingFacet, ListingState } from '#features/search/listing.ts';
import { type MessageId, useText } from '#kit/text.tsx';
import { PriceFacet } from './price-facet.tsx';
import { TermFacet } from './term-facet.tsx';

export type FacetsProps = { readonly facets: readonly ListingFacet[]; readonly wanted: ListingState; readonly onChange: () => void };

/** In this order; a department only helps where the listing is not in one. */
const SHOWN = ['department', 'size', 'colour', 'brand', 'price', 'discount'] as const;
const OPEN: ReadonlySet<string> = new Set(['size', 'colour', 'brand', 'price']);

export function Facets({ facets, wanted, onChange }: FacetsProps) {
  const text = useText();
  const shown = SHOWN.filter((key) => key !== 'department' || wanted.mode !== 'category').flatMap(
    (key) => facets.find((facet) => facet.key === key) ?? [],
  );
  return (
    <div className="pb-24 lg:pb-0">
      {shown.map((facet) => (
        <details key={facet.key} open={OPEN.has(facet.key) || facet.selected} className="group border-b border-line py-1">
          <summary className="flex cursor-pointer list-none items-center justify-between py-3 font-medium">
            {text(facet.label as MessageId)}
            <span aria-hidden="true" className="text-xl font-light transition-transform group-open:rotate-45">
              +
            </span>
          </summary>
          <div className="pb-4">
            {facet.key === 'price' ? (
              <PriceFacet facet={facet} wanted={wanted} onChange={onChange} />
            ) : (
              <TermFacet facet={facet} wanted={wanted} onChange={onChange} />
            )}
          </div>
        </details>
      ))}
      <div className="mt-4">
        <button
          type="button"
          className="h-12 w-full rounded-control bg-accent font-medium text-on-accent lg:hidden"
          popoverTarget="filters"
          popoverTargetAction="hide"
        >
          {text('listing.showResults')}
        </button>
        <noscript>
          <button type="submit" className="mt-4 h-12 w-full rounded-control bg-accent font-medium text-on-accent">
            {text('listing.apply')}
          </button>
        </noscript>
      </div>
    </div>
  );
}
