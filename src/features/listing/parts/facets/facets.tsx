/** Filters of a listing, one collapsible group per facet. */
import type { ListingState } from '#features/search/listing.ts';
import { type MessageId, type Text, useText } from '#i18n/text.tsx';
import { useCachedHtml } from '#request/rendering/component-cache.tsx';
import type { FacetValueLabel } from '../../facets/facet-value-label.ts';
import { isFacetValueSelected } from '../../listing-change.ts';
import type { CategoryLink, FacetView } from '../../listing-result.ts';
import { PriceFacet } from './price-facet.tsx';
import { ValueFacet } from './value-facet.tsx';

export type FacetsProps = {
  readonly facets: readonly FacetView[];
  readonly requested: ListingState;
  readonly label: FacetValueLabel;
  readonly categories: readonly CategoryLink[];
  readonly onChange: () => void;
};

/** Facets that are open by default; others open where one of their values is selected. */
const OPEN: ReadonlySet<string> = new Set(['category', 'size', 'colour', 'brand', 'price']);

export function Facets({ facets, ...props }: FacetsProps) {
  const { requested } = props;
  const text = useText();
  return facets.map((facet) => (
    <details
      key={facet.key}
      open={
        OPEN.has(facet.key) ||
        facet.values.some(([value]) => isFacetValueSelected(requested, facet.key, value))
      }
      className="group/facet rule-b py-1"
    >
      <summary className="flex min-h-11 list-none items-center justify-between font-medium">
        {text(`listing.facet.${facet.key}` as MessageId)}
        <Marker />
      </summary>
      <FacetValues facet={facet} {...props} />
    </details>
  ));
}

type ValuesProps = Omit<FacetsProps, 'facets'> & { readonly facet: FacetView };

/** The browser gets `LiveValues` alone. Sort orders and pages of a listing share the values. */
const FacetValues = import.meta.env.SSR ? ServerValues : LiveValues;

function ServerValues(props: ValuesProps) {
  const text = useText();
  const html = useCachedHtml('facet', describeValues(props), <LiveValues {...props} />);
  if (html === null) return <LiveValues {...props} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server
  return <div {...groupOf(props.facet, text)} dangerouslySetInnerHTML={{ __html: html }} />;
}

function LiveValues(props: ValuesProps) {
  const { facet, requested, onChange } = props;
  const text = useText();
  return (
    <div {...groupOf(facet, text)}>
      {facet.range ? (
        <PriceFacet range={facet.range} requested={requested} onChange={onChange} />
      ) : (
        <ValueFacet {...props} />
      )}
    </div>
  );
}

function groupOf({ key }: FacetView, text: Text) {
  return {
    role: 'group',
    'aria-label': text(`listing.facet.${key}` as MessageId),
    className: 'pb-4',
  };
}

/** Cache key: all that the HTML of a facet's values depends on. */
function describeValues({ facet, requested, categories }: ValuesProps) {
  const { key, values, range } = facet;
  return {
    facet,
    chosen: values.map(([value]) => isFacetValueSelected(requested, key, value)),
    ...(range && { price: requested.price }),
    ...(key === 'category' && { categories }),
  };
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
