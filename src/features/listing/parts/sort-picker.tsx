/** In which order products stand; part of the filter form wherever it is placed. */
import type { ListingPage } from '#features/search/listing.ts';
import type { Sort } from '#features/search/search.ts';
import { type MessageId, useText } from '#kit/text.tsx';

export type SortPickerProps = {
  readonly options: ListingPage['sortOptions'];
  readonly chosen: Sort;
  readonly form: string;
  readonly onChange: () => void;
};

export function SortPicker({ options, chosen, form, onChange }: SortPickerProps) {
  const text = useText();
  return (
    <div className="flex items-center gap-2 text-sm">
      <label className="flex items-center gap-2">
        <span className="max-md:sr-only">{text('listing.sortBy')}</span>
        <select name="sort" form={form} value={chosen} onChange={onChange} className="h-11 rounded-control bg-paper px-2">
          {options.map(({ key, label }) => (
            <option key={key} value={key}>
              {text(label as MessageId)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" form={form} className="h-11 px-2 underline underline-offset-4">
          {text('listing.apply')}
        </button>
      </noscript>
    </div>
  );
}
