/** Sort order of a listing; a control of the filter form, wherever it is rendered. */
import { SORTS, type Sort } from '#features/search/search.ts';
import { useText } from '#i18n/text.tsx';
import { describeToolParameter } from '#kit/html/tool-attributes.ts';

export type SortPickerProps = {
  readonly selected: Sort;
  readonly form: string;
  readonly onChange: () => void;
};

const order = describeToolParameter('Order of the products.');

export function SortPicker({ selected, form, onChange }: SortPickerProps) {
  const text = useText();
  return (
    <div className="sort-picker flex max-w-full flex-wrap items-center gap-2 text-sm">
      <label className="flex max-w-full flex-wrap items-center gap-2">
        <span className="max-md:sr-only">{text('listing.sortBy')}</span>
        <select
          name="sort"
          form={form}
          suppressHydrationWarning
          {...order}
          value={selected}
          onChange={onChange}
          className="h-11 max-w-full field-sizing-content rounded-control bg-paper ps-2"
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {text(`listing.sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="submit"
        form={form}
        className="hidden h-11 px-2 underline underline-offset-4 noscript:block"
      >
        {text('listing.apply')}
      </button>
    </div>
  );
}
