/**
 * Colours of a card: hover, focus or click displays a colour; without
 * script each swatch links to it.
 */
import { SwatchPicture } from '#features/pictures/swatch-picture.tsx';
import { isPlainClick } from '#hydration/use-client-navigation.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import type { CardHit } from '../card-hit.ts';

export type CardSwatchesProps = {
  readonly hit: CardHit;
  readonly selected: string | undefined;
  readonly onSelect: (colour: string) => void;
  /** In content each swatch takes 30 px, else 24 px and a gap of 4 px. */
  readonly isInContent?: boolean | undefined;
};

/**
 * At most 6 swatches, as many as the card's width has room for, with images of 40 by 40 px.
 * The stylesheet hides the others and counts them in place of a swatch.
 */
export function CardSwatches({ hit, selected, onSelect, isInContent }: CardSwatchesProps) {
  const text = useText();
  const { colours, colourCount } = hit;
  return (
    <ul
      aria-label={text('card.colours')}
      data-in-content={isInContent || undefined}
      className="card-swatches"
    >
      {colours.map(({ colour, label, hex, swatchImage, isOnStock, size }, index) => (
        <li
          key={colour}
          data-places={countGridCells(index, colourCount)}
          style={index === 0 ? { counterReset: `rest ${colourCount}` } : undefined}
        >
          <Link
            to={links.product({ slug: hit.slug, colour, size, isPremier: hit.isPremier })}
            aria-current={colour === selected || undefined}
            title={isOnStock ? label : `${label}, ${text('card.soldOut')}`}
            onPointerEnter={() => onSelect(colour)}
            onFocus={() => onSelect(colour)}
            onClick={(event) => {
              if (isPlainClick(event.nativeEvent)) {
                event.preventDefault();
                onSelect(colour);
              }
            }}
            data-sold-out={!isOnStock || undefined}
            className="card-swatch"
            style={{ '--swatch': hex } as React.CSSProperties}
          >
            {swatchImage && <SwatchPicture id={swatchImage} widths={[40, 80]} sizes="24px" />}
          </Link>
        </li>
      ))}
      <li data-rest={colourCount > colours.length ? 'always' : ''} />
    </ul>
  );
}

/**
 * Number of slots a card needs to display a colour: those up to it and one for the count, which
 * the last colour does not need.
 */
function countGridCells(index: number, colourCount: number): number {
  return index + 1 === colourCount ? colourCount : index + 2;
}
