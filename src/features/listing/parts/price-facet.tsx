/** The price as two fields in whole units; applied when one is left or Enter is pressed. */
import type { ListingFacet, ListingState } from '#features/search/listing.ts';
import { useText } from '#kit/text.tsx';

export type PriceFacetProps = { readonly facet: ListingFacet; readonly wanted: ListingState; readonly onChange: () => void };

const MINOR = 100;

export function PriceFacet({ facet, wanted, onChange }: PriceFacetProps) {
  const text = useText();
  const { min = 0, max = 0 } = facet.range ?? {};
  const { price } = wanted;
  const field = (name: string, label: string, value: number | null | undefined, placeholder: number) => (
    <input
      key={value}
      type="text"
      inputMode="decimal"
      name={name}
      aria-label={label}
      defaultValue={value == null || value === 0 ? '' : value / MINOR}
      placeholder={String(placeholder)}
      pattern="\d{1,7}(\.\d{1,2})?"
      onBlur={(event) => {
        if (event.currentTarget.value !== event.currentTarget.defaultValue) onChange();
      }}
      className="h-11 w-full min-w-0 rounded-control border border-line bg-paper px-3 tabular-nums"
    />
  );
  return (
    <div className="flex items-center gap-2 text-sm">
      {field('priceFrom', text('listing.priceFrom'), price?.min, Math.floor(min / MINOR))}
      <span aria-hidden="true">–</span>
      {field('priceTo', text('listing.priceTo'), price?.max, Math.ceil(max / MINOR))}
    </div>
  );
}
