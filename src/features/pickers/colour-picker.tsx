/** Swatches: links that work alone, and that choose at once when the page is awake. */

import type { Colour } from '#features/catalogue/catalogue.ts';
import { type Choosable, isColourInStock, type Selection } from '#features/selection/selection.ts';
import { Link } from '#kit/link.tsx';
import { useText } from '#kit/text.tsx';

export type ColourPickerProps = {
  readonly product: Choosable;
  readonly selection: Selection;
  /** The address of this product in a colour. */
  readonly hrefOf: (colour: string) => string;
};

export function ColourPicker({ product, selection, hrefOf }: ColourPickerProps) {
  const text = useText();
  return (
    <section aria-label={text('pdp.colour')}>
      <p className="text-sm">
        {text('pdp.colour')}: <span className="text-muted">{selection.colour.label}</span>
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {product.colours.map((colour) => (
          <li key={colour.key}>
            <Swatch
              colour={colour}
              isChosen={colour.key === selection.colour.key}
              isInStock={isColourInStock(product, colour.key)}
              href={hrefOf(colour.key)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type SwatchProps = { readonly colour: Colour; readonly isChosen: boolean; readonly isInStock: boolean; readonly href: string };

/** S§9: 60x60. */
function Swatch({ colour, isChosen, isInStock, href }: SwatchProps) {
  const text = useText();
  const name = isInStock ? colour.label : `${colour.label} – ${text('pdp.outOfStock')}`;
  return (
    <Link
      to={href}
      keepScroll
      aria-current={isChosen ? 'true' : undefined}
      aria-label={name}
      title={name}
      className="relative block size-15 rounded-control border border-line p-1 aria-current:border-ink aria-current:ring-1 aria-current:ring-ink"
    >
      <span className="block size-full rounded-control bg-(--swatch)" style={{ '--swatch': colour.hex } as React.CSSProperties} />
      {!isInStock && <span aria-hidden="true" className="sold-out absolute inset-0" />}
    </Link>
  );
}
