/** The price as two fields in whole units, and two thumbs that fill them; applied when one is let go or Enter is pressed. */
import { useState } from 'react';
import type { ListingState } from '#features/search/listing.ts';
import { formatMoney } from '#kit/money.ts';
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
  const { locale } = useShop();
  const write = (minor: number | null | undefined) => writeUnits(minor, locale.tag);
  return <PriceEnds range={range} shown={{ priceFrom: write(price?.min), priceTo: write(price?.max) }} onChange={onChange} />;
}

/** With the decimal sign of the language. */
function writeUnits(minor: number | null | undefined, tag: string): string {
  return minor == null || minor === 0 ? '' : (minor / MINOR).toLocaleString(`${tag}-u-nu-latn`, { useGrouping: false });
}

/** What stands in a field, as a number; 0 for none. */
function readUnits(text: string): number {
  return Number(text.replace(',', '.')) || 0;
}

/** What is being typed; another answer begins anew, in the same fields, so that the focus stays. */
function useEnds(shown: Ends) {
  const [kept, setKept] = useState({ of: shown, ends: shown });
  const isSame = kept.of.priceFrom === shown.priceFrom && kept.of.priceTo === shown.priceTo;
  if (!isSame) setKept({ of: shown, ends: shown });
  return [isSame ? kept.ends : shown, (ends: Ends) => setKept({ of: shown, ends })] as const;
}

type PriceEndsProps = Pick<PriceFacetProps, 'range' | 'onChange'> & { readonly shown: Ends };

function PriceEnds({ range: [min, max], shown, onChange }: PriceEndsProps) {
  const text = useText();
  const { numerals, locale, currency } = useShop();
  const [ends, setEnds] = useEnds(shown);
  const [least, most] = [Math.floor(min / MINOR), Math.ceil(max / MINOR)];
  const settle = () => {
    if (ends.priceFrom !== shown.priceFrom || ends.priceTo !== shown.priceTo) onChange();
  };
  const label = { priceFrom: text('listing.priceFrom'), priceTo: text('listing.priceTo') };
  const place = { priceFrom: readUnits(ends.priceFrom) || least, priceTo: readUnits(ends.priceTo) || most };
  /** A thumb stops at the other; one that stands at its end asks for nothing. */
  const slide = (end: End, value: number) => {
    const [stopped, last] = end === 'priceFrom' ? [Math.min(value, place.priceTo), least] : [Math.max(value, place.priceFrom), most];
    setEnds({ ...ends, [end]: stopped === last ? '' : String(stopped) });
  };
  const thumb = (end: End) => (
    <input
      type="range"
      aria-label={label[end]}
      min={least}
      max={most}
      value={place[end]}
      aria-valuetext={formatMoney({ centAmount: place[end] * MINOR, currencyCode: currency }, locale.tag)}
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
        pattern="\d{1,7}([.,]\d{1,2})?"
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
