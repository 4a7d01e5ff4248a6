/**
 * Colour picker: links that work without JavaScript, and select without a page load once hydrated.
 */
import type { MouseEvent } from 'react';
import type { Colour } from '#features/catalogue/catalogue.ts';
import {
  findColoursInStock,
  type SelectableProduct,
  type Selection,
} from '#features/selection/selection.ts';
import { isPlainClick } from '#hydration/use-client-navigation.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useText } from '#i18n/text.tsx';
import { moveFocus } from './move-focus.browser.ts';
import { ColourMenuIsland } from './parts/colour-menu-island.tsx';
import { SquareSwatch, TallSwatch } from './parts/swatch.tsx';
import type { SwatchKind } from './swatch-kind.ts';

export type ColourPickerProps = {
  readonly product: SelectableProduct;
  readonly selection: Selection;
  /** Address of this product in a colour. */
  readonly hrefOf: (colour: string) => string;
  readonly onSelect: (colour: string) => void;
  readonly kind?: SwatchKind;
  /** Maximum height of the dropdown: 320 px, or 155 px in quick-add. */
  readonly menuHeight?: 'tall' | 'short';
};

export type ColourOption = {
  readonly colour: Colour;
  readonly isSelected: boolean;
  readonly isInStock: boolean;
  readonly href: string;
  readonly tabIndex: number | undefined;
};

export function ColourPicker({
  product,
  selection,
  hrefOf,
  onSelect,
  kind = 'square',
  menuHeight = 'tall',
}: ColourPickerProps) {
  const text = useText();
  const isHydrated = useHydrated();
  const inStock = findColoursInStock(product);
  const choices = product.colours.map((colour): ColourOption => {
    const isSelected = colour.key === selection.colour.key;
    return {
      colour,
      isSelected,
      isInStock: inStock.has(colour.key),
      href: hrefOf(colour.key),
      tabIndex: isHydrated && !isSelected ? -1 : undefined,
    };
  });
  const Swatch = kind === 'tall' ? TallSwatch : SquareSwatch;
  // One listener for all swatches, so that memoised swatches do not re-render with each selection.
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const key = (event.target as Element).closest('a')?.dataset.colour;
    if (key === undefined || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onSelect(key);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires click
    <section aria-label={text('pdp.colour')} onClick={onClick}>
      <p className="text-sm">
        {text('pdp.colour')}
        {text('pdp.colon')} <span className="text-muted">{selection.colour.label}</span>
      </p>
      {kind === 'dropdown' ? (
        <ColourMenuIsland choices={choices} height={menuHeight} />
      ) : (
        <ul onKeyDown={moveFocus} className="mt-2 flex flex-wrap gap-2">
          {choices.map((choice) => (
            <li key={choice.colour.key}>
              <Swatch {...choice} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
