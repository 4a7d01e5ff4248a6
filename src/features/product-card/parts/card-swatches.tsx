/** A card's colours: pointing at one or pressing it shows its picture; without script each is a link to that colour. */
import { SwatchPicture } from '#features/pictures/swatch-picture.tsx';
import { isPlainPress } from '#hydration/use-client-navigation.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import type { CardHit } from '../card-hit.ts';

export type CardSwatchesProps = {
  readonly hit: CardHit;
  readonly chosen: string | undefined;
  readonly onChoose: (colour: string) => void;
  /** Within content each takes 30 px, elsewhere 24 and a gap of 4. */
  readonly isInContent?: boolean | undefined;
};

/**
 * S§9: up to 6 by width, their pictures 40 by 40. What has no room on its card is counted instead, in the place of one:
 * styles hide it and count what they hide.
 */
export function CardSwatches({ hit, chosen, onChoose, isInContent }: CardSwatchesProps) {
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
          data-places={countPlaces(index, colourCount)}
          style={index === 0 ? { counterReset: `rest ${colourCount}` } : undefined}
        >
          <Link
            to={links.product({ slug: hit.slug, colour, size })}
            aria-current={colour === chosen || undefined}
            title={isOnStock ? label : `${label}, ${text('card.soldOut')}`}
            onPointerEnter={() => onChoose(colour)}
            onFocus={() => onChoose(colour)}
            onClick={(event) => {
              if (isPlainPress(event.nativeEvent)) {
                event.preventDefault();
                onChoose(colour);
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

/** How many places a card needs to show a colour: one more than those up to it, for the count, which the last of all does not need. */
function countPlaces(index: number, colourCount: number): number {
  return index + 1 === colourCount ? colourCount : index + 2;
}
