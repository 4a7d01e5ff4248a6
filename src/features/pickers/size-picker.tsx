/**
 * Size picker: radio buttons up to ten sizes, else a select; form fields of the buy form, so they
 * work without JavaScript.
 */
import type { ReactNode } from 'react';
import type { Variant } from '#features/catalogue/catalogue.ts';
import { MAX_SIZE_BUTTONS, type Selection } from '#features/selection/selection.ts';
import { useText } from '#i18n/text.tsx';
import { SizeOptions } from './size-options.tsx';

export type SizePickerProps = {
  readonly selection: Pick<Selection, 'sizes' | 'size'>;
  /** Error message for the field, such as "Please select a size". */
  readonly error?: string | undefined;
  readonly onSelect: (size: string) => void;
  /** True if sizes that are out of stock can be selected. */
  readonly canSelectOutOfStock?: boolean;
  /** Element id of the fieldset, for links to it. */
  readonly id?: string;
  /** Rendered beside the heading: the size guide. */
  readonly aside?: ReactNode;
};

export function SizePicker({
  selection,
  error,
  onSelect,
  canSelectOutOfStock = false,
  id = 'sizes',
  aside,
}: SizePickerProps) {
  const text = useText();
  const { sizes, size } = selection;
  const Sizes = sizes.length > MAX_SIZE_BUTTONS ? SizeDropdown : SizeButtons;
  return (
    <fieldset
      aria-labelledby={`${id}-name`}
      aria-describedby={error ? `${id}-error` : undefined}
      id={id}
      tabIndex={-1}
      className="outline-none"
    >
      <div className="flex items-baseline justify-between gap-4">
        <span id={`${id}-name`} className="text-sm">
          {text('pdp.size')}
          {size !== null && (
            <span className="text-muted">
              {text('pdp.colon')} {size}
            </span>
          )}
        </span>
        {aside}
      </div>
      <Sizes {...{ sizes, size, onSelect, canSelectOutOfStock }} />
      <p id={`${id}-error`} role="alert" className="mt-2 text-sm text-sale empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

type SizesProps = {
  readonly sizes: readonly Variant[];
  readonly size: string | null;
  readonly onSelect: (size: string) => void;
  readonly canSelectOutOfStock: boolean;
};

function SizeButtons({ sizes, size, onSelect, canSelectOutOfStock }: SizesProps) {
  const text = useText();
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {sizes.map(({ size: name, isOnStock }) => (
        <label key={name} className="relative">
          <input
            type="radio"
            name="size"
            value={name}
            checked={size === name}
            onChange={() => onSelect(name)}
            disabled={!isOnStock && !canSelectOutOfStock}
            aria-label={isOnStock ? name : text('pdp.sizeOutOfStock', { size: name })}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-offset-2 disabled:cursor-not-allowed"
          />
          <span
            className={`pointer-events-none flex h-11 min-w-11 items-center justify-center rounded-control border border-control px-3 text-sm peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-hover:border-ink peer-disabled:border-line peer-disabled:text-muted peer-disabled:peer-checked:border-ink peer-disabled:peer-checked:bg-paper ${isOnStock ? '' : 'line-through'}`}
          >
            {name}
          </span>
        </label>
      ))}
    </div>
  );
}

function SizeDropdown({ sizes, size, onSelect, canSelectOutOfStock }: SizesProps) {
  const text = useText();
  return (
    <select
      name="size"
      aria-label={text('pdp.size')}
      value={size ?? ''}
      onChange={(event) => onSelect(event.target.value)}
      className="mt-2 h-12 w-full rounded-control border border-control bg-paper px-3"
    >
      <SizeOptions placeholder={text('pdp.sizePlaceholder')} {...{ sizes, canSelectOutOfStock }} />
    </select>
  );
}
