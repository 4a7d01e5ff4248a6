/** Sizes: radio buttons up to ten, else a dropdown; parts of the buy form, so they work without JavaScript. */
import type { Variant } from '#features/catalogue/catalogue.ts';
import { MAX_SIZE_BUTTONS, type Selection } from '#features/selection/selection.ts';
import { useText } from '#kit/text.tsx';

export type SizePickerProps = {
  readonly selection: Selection;
  /** A message beside the field, such as "Please select a size". */
  readonly error?: string | undefined;
  readonly onChoose: (size: string) => void;
  /** The size guide's address. */
  readonly guideHref: string;
};

export function SizePicker({ selection, error, onChoose, guideHref }: SizePickerProps) {
  const text = useText();
  const { sizes, size } = selection;
  return (
    <fieldset aria-describedby={error ? 'size-error' : undefined} id="sizes" tabIndex={-1} className="outline-none">
      <div className="flex items-baseline justify-between gap-4">
        <legend className="float-start text-sm">
          {text('pdp.size')}
          {size !== null && <span className="text-muted">: {size}</span>}
        </legend>
        <a href={guideHref} target="_blank" rel="noreferrer" className="text-sm underline underline-offset-4">
          {text('pdp.sizeGuide')}
        </a>
      </div>
      {sizes.length > MAX_SIZE_BUTTONS ? (
        <SizeDropdown sizes={sizes} size={size} onChoose={onChoose} />
      ) : (
        <SizeButtons sizes={sizes} size={size} onChoose={onChoose} />
      )}
      <p id="size-error" role="alert" className="mt-2 text-sm text-sale empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

type SizesProps = { readonly sizes: readonly Variant[]; readonly size: string | null; readonly onChoose: (size: string) => void };

function SizeButtons({ sizes, size, onChoose }: SizesProps) {
  const text = useText();
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {sizes.map((variant) => (
        <label key={variant.size} className="relative">
          <input
            type="radio"
            name="size"
            value={variant.size}
            checked={size === variant.size}
            onChange={() => onChoose(variant.size)}
            disabled={!variant.isOnStock}
            aria-label={variant.isOnStock ? variant.size : text('pdp.sizeOutOfStock', { size: variant.size })}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-offset-2"
          />
          <span className="pointer-events-none flex h-11 min-w-11 items-center justify-center rounded-control border border-line px-3 text-sm peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-hover:border-ink peer-disabled:border-line peer-disabled:text-muted peer-disabled:line-through">
            {variant.size}
          </span>
        </label>
      ))}
    </div>
  );
}

function SizeDropdown({ sizes, size, onChoose }: SizesProps) {
  const text = useText();
  return (
    <select
      name="size"
      aria-label={text('pdp.size')}
      value={size ?? ''}
      onChange={(event) => onChoose(event.target.value)}
      className="mt-2 h-12 w-full rounded-control border border-line bg-paper px-3"
    >
      <option value="" disabled>
        {text('pdp.sizePlaceholder')}
      </option>
      {sizes.map((variant) => (
        <option key={variant.size} value={variant.size} disabled={!variant.isOnStock}>
          {variant.isOnStock ? variant.size : text('pdp.sizeOutOfStock', { size: variant.size })}
        </option>
      ))}
    </select>
  );
}
