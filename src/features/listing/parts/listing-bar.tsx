/** Bar above the results: the button that opens the filters, size of pictures, sort order. */
import type { ListingState } from '#features/search/listing.ts';
import { useText } from '#i18n/text.tsx';
import { PathIcon } from '#ui/icon/icon.tsx';
import { countActiveFilters } from '../listing-change.ts';
import { DensitySwitch } from './density-switch.tsx';
import { SortPicker } from './sort-picker.tsx';

const FILTERS = 'M3 6h18M7 12h10M11 18h2';

export type ListingBarProps = {
  /** Id of the filter drawer, which the button opens. */
  readonly drawerId: string;
  /** Id of the form that the sort picker belongs to. */
  readonly form: string;
  readonly requested: ListingState;
  readonly onChange: () => void;
};

export function ListingBar({ drawerId, form, requested, onChange }: ListingBarProps) {
  const text = useText();
  const choices = countActiveFilters(requested);
  return (
    <div className="listing-bar">
      <button
        type="button"
        popoverTarget={drawerId}
        aria-label={choices > 0 ? `${text('listing.filters')}, ${choices}` : undefined}
        className="filter-button"
      >
        <PathIcon path={FILTERS} size={20} />
        {text('listing.filters')}
        <span className="filter-count">{choices > 0 && `(${choices})`}</span>
      </button>
      <DensitySwitch />
      <SortPicker selected={requested.sort} form={form} onChange={onChange} />
    </div>
  );
}
