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

type Bound = 'priceFrom' | 'priceTo';
type Bounds = Readonly<Record<Bound, string>>;

const MINOR_UNITS = 100;

export function PriceFacet({ range, requested: { price }, onChange }: PriceFacetProps) {
  const { locale } = useShop();
  const write = (minor: number | null | undefined) => formatUnits(minor, locale.tag);
  return (
    <PriceBounds
      range={range}
      applied={{ priceFrom: write(price?.min), priceTo: write(price?.max) }}
      onChange={onChange}
    />
  );
}

/**
 * Formats minor units as a major amount with the locale's decimal separator; empty for 0 or none.
 */
function formatUnits(minor: number | null | undefined, locale: string): string {
  return minor == null || minor === 0
    ? ''
    : (minor / MINOR_UNITS).toLocaleString(`${locale}-u-nu-latn`, { useGrouping: false });
}

/** Amount in a field, in major units; 0 where it is empty or invalid. */
function parseUnits(text: string): number {
  return Number(text.replace(',', '.')) || 0;
}

/** Text being typed. New results replace it within the same fields, so that the focus stays. */
function useTypedBounds(applied: Bounds) {
  const [retained, setRetained] = useState({ of: applied, bounds: applied });
  const isSame =
    retained.of.priceFrom === applied.priceFrom && retained.of.priceTo === applied.priceTo;
  if (!isSame) setRetained({ of: applied, bounds: applied });
  return [
    isSame ? retained.bounds : applied,
    (bounds: Bounds) => setRetained({ of: applied, bounds }),
  ] as const;
}

type PriceBoundsProps = Pick<PriceFacetProps, 'range' | 'onChange'> & { readonly applied: Bounds };

/** Values of the fields and thumbs, with the handlers that change and apply them. */
function usePriceBounds({ range: [min, max], applied, onChange }: PriceBoundsProps) {
  const [bounds, setBounds] = useTypedBounds(applied);
  const limits = {
    priceFrom: Math.floor(min / MINOR_UNITS),
    priceTo: Math.ceil(max / MINOR_UNITS),
  };
  const values = {
    priceFrom: parseUnits(bounds.priceFrom) || limits.priceFrom,
    priceTo: parseUnits(bounds.priceTo) || limits.priceTo,
  };
  const setBound = (bound: Bound, typed: string) => setBounds({ ...bounds, [bound]: typed });
  /** A thumb stops at the other one; at its own limit it empties its field. */
  const slide = (bound: Bound, value: number) => {
    const stopped =
      bound === 'priceFrom' ? Math.min(value, values.priceTo) : Math.max(value, values.priceFrom);
    setBound(bound, stopped === limits[bound] ? '' : String(stopped));
  };
  const applyBounds = () => {
    if (bounds.priceFrom !== applied.priceFrom || bounds.priceTo !== applied.priceTo) onChange();
  };
  return { bounds, limits, values, setBound, slide, applyBounds };
}

function PriceBounds(props: PriceBoundsProps) {
  const text = useText();
  const { numberFormat, locale, currency } = useShop();
  const { bounds, limits, values, setBound, slide, applyBounds } = usePriceBounds(props);
  const label = { priceFrom: text('listing.priceFrom'), priceTo: text('listing.priceTo') };
  const thumb = (bound: Bound) => (
    <input
      type="range"
      aria-label={label[bound]}
      min={limits.priceFrom}
      max={limits.priceTo}
      value={values[bound]}
      aria-valuetext={formatMoney(
        { centAmount: values[bound] * MINOR_UNITS, currencyCode: currency },
        locale.tag,
      )}
      onChange={(event) => slide(bound, event.currentTarget.valueAsNumber)}
      onPointerUp={applyBounds}
      onKeyUp={applyBounds}
      onBlur={applyBounds}
      className="price-thumb"
    />
  );
  const field = (bound: Bound) => (
    <span
      className="price-field"
      data-prefix={numberFormat?.prefix}
      data-suffix={numberFormat?.suffix}
    >
      <input
        type="text"
        inputMode="decimal"
        name={bound}
        aria-label={label[bound]}
        value={bounds[bound]}
        onChange={(event) => setBound(bound, event.currentTarget.value)}
        placeholder={String(limits[bound])}
        pattern="\d{1,7}([.,]\d{1,2})?"
        onBlur={applyBounds}
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
