/** The price as two fields in whole units, and two thumbs that fill them; applied when one is let go or Enter is pressed. */
import { useState } from 'react';
import type { ListingState } from '#features/search/listing.ts';
import { useShop } from '#kit/shop-public.tsx';
import { useText } from '#kit/text.tsx';

export type PriceFacetProps = {
  readonly range: readonly [min: number, max: number];
  readonly wanted: ListingState;
  readonly onChange: () => void;
};

type End = 'priceFrom' | 'priceTo';
type Ends = Readonly<Record<End, string>>;

const MINOR = 100;

export function PriceFacet({ range, wanted: { price }, onChange }: PriceFacetProps) {
  const shown: Ends = { priceFrom: writeUnits(price?.min), priceTo: writeUnits(price?.max) };
  // Another answer begins anew; what is being typed stays until then.
  return <PriceEnds key={`${shown.priceFrom} ${shown.priceTo}`} range={range} shown={shown} onChange={onChange} />;
}

function writeUnits(minor: number | null | undefined): string {
  return minor == null || minor === 0 ? '' : String(minor / MINOR);
}

type PriceEndsProps = Pick<PriceFacetProps, 'range' | 'onChange'> & { readonly shown: Ends };

function PriceEnds({ range: [min, max], shown, onChange }: PriceEndsProps) {
  const text = useText();
  const { numerals } = useShop();
  const [ends, setEnds] = useState(shown);
  const [least, most] = [Math.floor(min / MINOR), Math.ceil(max / MINOR)];
  const settle = () => {
    if (ends.priceFrom !== shown.priceFrom || ends.priceTo !== shown.priceTo) onChange();
  };
  const label = { priceFrom: text('listing.priceFrom'), priceTo: text('listing.priceTo') };
  const place = { priceFrom: Number(ends.priceFrom) || least, priceTo: Number(ends.priceTo) || most };
  /** A thumb stops at the other; one that stands at its end asks for nothing. */
  const slide = (end: End, value: number) => {
    const stopped = end === 'priceFrom' ? Math.min(value, place.priceTo) : Math.max(value, place.priceFrom);
    const isAtEnd = stopped === (end === 'priceFrom' ? least : most);
    setEnds({ ...ends, [end]: isAtEnd ? '' : String(stopped) });
  };
  const thumb = (end: End) => (
    <input
      type="range"
      aria-label={label[end]}
      min={least}
      max={most}
      value={place[end]}
      onChange={(event) => slide(end, event.currentTarget.valueAsNumber)}
      onPointerUp={settle}
      onKeyUp={settle}
      onBlur={settle}
      className="price-thumb"
    />
  );
  const field = (end: End, placeholder: number) => (
    <span className="price-field" data-before={numerals?.before} data-after={numerals?.after}>
      <input
        type="text"
        inputMode="decimal"
        name={end}
        aria-label={label[end]}
        value={ends[end]}
        onChange={(event) => setEnds({ ...ends, [end]: event.currentTarget.value })}
        placeholder={String(placeholder)}
        pattern="\d{1,7}(\.\d{1,2})?"
        onBlur={settle}
        className="w-full min-w-0 bg-transparent outline-none placeholder:text-muted"
      />
    </span>
  );
  return (
    <>
      <div className="relative mb-2 h-11 noscript:hidden">
        {thumb('priceFrom')}
        {thumb('priceTo')}
      </div>
      <div className="flex items-center gap-2 text-sm">
        {field('priceFrom', least)}
        <span aria-hidden="true">–</span>
        {field('priceTo', most)}
      </div>
    </>
  );
}
