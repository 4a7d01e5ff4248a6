/** A card's colours: each a link to the product in that colour; pointing at one shows its picture. */
import { Link } from 'react-router';
import type { ProductCardHit } from '#features/search/product-card.ts';
import { useText } from '#kit/text.tsx';
import { links } from '#links';

export type CardSwatchesProps = {
  readonly hit: ProductCardHit;
  readonly chosen: string | undefined;
  readonly onChoose: (colour: string) => void;
};

/** S§9: 24 px and a gap of 4. */
export function CardSwatches({ hit, chosen, onChoose }: CardSwatchesProps) {
  const text = useText();
  const others = hit.colourCount - hit.colours.length;
  return (
    <ul aria-label={text('card.colours')} className="card-swatches mt-1 flex items-center gap-1">
      {hit.colours.map(({ colour, label, hex }) => (
        <li key={colour}>
          <Link
            to={links.product({ slug: hit.slug, colour })}
            aria-label={label}
            title={label}
            onPointerEnter={() => onChoose(colour)}
            onFocus={() => onChoose(colour)}
            data-chosen={colour === chosen || undefined}
            className="block size-6 rounded-full border border-transparent p-0.5 data-chosen:border-ink"
          >
            <span
              className="block size-full rounded-full border border-line bg-(--swatch)"
              style={{ '--swatch': hex } as React.CSSProperties}
            />
          </Link>
        </li>
      ))}
      {others > 0 && <li className="ps-1 text-xs text-muted">{text('card.moreColours', { count: others })}</li>}
    </ul>
  );
}
