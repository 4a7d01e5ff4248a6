/** One value of a facet: checkbox or radio button, label and count. */
import { formatCount } from '#i18n/message.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { type FacetValueLabel, findFamilyHex } from '../../facets/facet-value-label.ts';
import { isMinimumFacet } from '../../listing-change.ts';
import type { FacetValueView, FacetView } from '../../listing-result.ts';

export type FacetValueOptionProps = {
  readonly facet: FacetView;
  readonly facetValue: FacetValueView;
  readonly isSelected: boolean;
  readonly label: FacetValueLabel;
  readonly onChange: () => void;
};

export function FacetValueOption({
  facet: { key },
  facetValue: [value, count],
  isSelected,
  label,
  onChange,
}: FacetValueOptionProps) {
  const text = useText();
  const { locale } = useShop();
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 text-sm has-disabled:cursor-not-allowed has-disabled:text-muted max-lg:min-h-11">
      <input
        type={isMinimumFacet(key) ? 'radio' : 'checkbox'}
        name={key}
        value={value}
        aria-label={`${label(key, value)}, ${text('listing.results', { count })}`}
        checked={isSelected}
        disabled={count === 0 && !isSelected}
        onChange={onChange}
        className="size-4 shrink-0 accent-ink"
      />
      {key === 'colour' && (
        <span
          aria-hidden="true"
          className="swatch size-5 shrink-0 rounded-full border border-control bg-(--swatch)"
          style={{ '--swatch': findFamilyHex(value) } as React.CSSProperties}
        />
      )}
      <span className="grow">{label(key, value)}</span>
      <span aria-hidden="true" className="shrink-0 text-muted tabular-nums">
        {formatCount(count, locale.tag)}
      </span>
    </label>
  );
}
