/**
 * Price filter: two fields in major units and two slider thumbs that fill them;
 * applied on release, blur or Enter.
 */
import { useState } from 'react';
import type { ListingState } from '#features/search/listing.ts';
import { formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import styleSheet from './price-facet.css?url';

export type PriceFacetProps = {
  readonly range: readonly [min: number, max: number];
  readonly requested: ListingState;
  readonly onChange: () => void;
};

type End = 'priceFrom' | 'priceTo';
type Ends = Readonly<Record<End, string>>;

const MINOR_UNITS = 100;

export function PriceFacet({ range, requested: { price }, onChange }: PriceFacetProps) {
  const { locale } = useShop();
  const write = (minor: number | null | undefined) => writeUnits(minor, locale.tag);
  return (
    <PriceEnds
      range={range}
      applied={{ priceFrom: write(price?.min), priceTo: write(price?.max) }}
      onChange={onChange}
    />
  );
}

/**
 * Formats minor units as a major amount with the locale's decimal separator; empty for 0 or none.
 */
function writeUnits(minor: number | null | undefined, tag: string): string {
  return minor == null || minor === 0
    ? ''
    : (minor / MINOR_UNITS).toLocaleString(`${tag}-u-nu-latn`, { useGrouping: false });
}

/** Amount in a field, in major units; 0 where it is empty or invalid. */
function readUnits(text: string): number {
  return Number(text.replace(',', '.')) || 0;
}

/** Text being typed. New results replace it within the same fields, so that the focus stays. */
function useEnds(applied: Ends) {
  const [retained, setRetained] = useState({ of: applied, ends: applied });
  const isSame =
    retained.of.priceFrom === applied.priceFrom && retained.of.priceTo === applied.priceTo;
  if (!isSame) setRetained({ of: applied, ends: applied });
  return [
    isSame ? retained.ends : applied,
    (ends: Ends) => setRetained({ of: applied, ends }),
  ] as const;
}

type PriceEndsProps = Pick<PriceFacetProps, 'range' | 'onChange'> & { readonly applied: Ends };

/** Values of the fields and thumbs, with the handlers that change and apply them. */
function usePriceEnds({ range: [min, max], applied, onChange }: PriceEndsProps) {
  const [ends, setEnds] = useEnds(applied);
  const limits = {
    priceFrom: Math.floor(min / MINOR_UNITS),
    priceTo: Math.ceil(max / MINOR_UNITS),
  };
  const values = {
    priceFrom: readUnits(ends.priceFrom) || limits.priceFrom,
    priceTo: readUnits(ends.priceTo) || limits.priceTo,
  };
  const setEnd = (end: End, typed: string) => setEnds({ ...ends, [end]: typed });
  /** A thumb stops at the other one; at its own limit it empties its field. */
  const slide = (end: End, value: number) => {
    const stopped =
      end === 'priceFrom' ? Math.min(value, values.priceTo) : Math.max(value, values.priceFrom);
    setEnd(end, stopped === limits[end] ? '' : String(stopped));
  };
  const applyEnds = () => {
    if (ends.priceFrom !== applied.priceFrom || ends.priceTo !== applied.priceTo) onChange();
  };
  return { ends, limits, values, setEnd, slide, applyEnds };
}

function PriceEnds(props: PriceEndsProps) {
  const text = useText();
  const { numberFormat, locale, currency } = useShop();
  const { ends, limits, values, setEnd, slide, applyEnds } = usePriceEnds(props);
  const label = { priceFrom: text('listing.priceFrom'), priceTo: text('listing.priceTo') };
  const thumb = (end: End) => (
    <input
      type="range"
      aria-label={label[end]}
      min={limits.priceFrom}
      max={limits.priceTo}
      value={values[end]}
      aria-valuetext={formatMoney(
        { centAmount: values[end] * MINOR_UNITS, currencyCode: currency },
        locale.tag,
      )}
      onChange={(event) => slide(end, event.currentTarget.valueAsNumber)}
      onPointerUp={applyEnds}
      onKeyUp={applyEnds}
      onBlur={applyEnds}
      className="price-thumb"
    />
  );
  const field = (end: End) => (
    <span
      className="price-field"
      data-prefix={numberFormat?.prefix}
      data-suffix={numberFormat?.suffix}
    >
      <input
        type="text"
        inputMode="decimal"
        name={end}
        aria-label={label[end]}
        value={ends[end]}
        onChange={(event) => setEnd(end, event.currentTarget.value)}
        placeholder={String(limits[end])}
        pattern="\d{1,7}([.,]\d{1,2})?"
        onBlur={applyEnds}
        className="w-full min-w-0 bg-transparent outline-none placeholder:text-muted"
      />
    </span>
  );
  return (
    <>
      <StyleSheet href={styleSheet} />
      <div className="relative mb-2 h-11 noscript:hidden">
        {thumb('priceFrom')}
        {thumb('priceTo')}
      </div>
      <div className="flex items-center gap-2 text-sm">
        {field('priceFrom')}
        <span aria-hidden="true">–</span>
        {field('priceTo')}
      </div>
    </>
  );
}
