/** Bar above the results: the button that opens the filters, and the sort picker. */
import type { ListingState } from '#features/search/listing.ts';
import { useText } from '#i18n/text.tsx';
import { countChoices } from '../listing-change.ts';
import { SortPicker } from './sort-picker.tsx';

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
  const choices = countChoices(requested);
  return (
    <div className="listing-bar">
      <button
        type="button"
        popoverTarget={drawerId}
        aria-label={choices > 0 ? `${text('listing.filters')}, ${choices}` : undefined}
        className="filter-button"
      >
        {text('listing.filters')}
        {choices > 0 && ` (${choices})`}
      </button>
      <SortPicker selected={requested.sort} form={form} onChange={onChange} />
    </div>
  );
}
