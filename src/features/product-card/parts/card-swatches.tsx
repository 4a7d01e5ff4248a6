/** A card's colours: pointing at one or pressing it shows its picture; without script each is a link to that colour. */
import { SwatchPicture } from '#features/pictures/swatch-picture.tsx';
import { Link } from '#kit/link.tsx';
import { useText } from '#kit/text.tsx';
import { isPlainPress } from '#kit/use-followed-links.ts';
import { links } from '#links';
import type { CardHit } from '../card-hit.ts';

export type CardSwatchesProps = {
  readonly hit: CardHit;
  readonly chosen: string | undefined;
  readonly onChoose: (colour: string) => void;
};

/** S§9: up to 6 by width, 24 px and a gap of 4, their pictures 40 by 40; a card on a phone has room for four and a count. */
const FIT_NARROW = 4;

export function CardSwatches({ hit, chosen, onChoose }: CardSwatchesProps) {
  const text = useText();
  const more = (shown: number) => text('card.moreColours', { count: hit.colourCount - shown });
  return (
    <ul aria-label={text('card.colours')} className="card-swatches">
      {hit.colours.map(({ colour, label, hex, swatchImage, isOnStock, size }, index) => (
        <li key={colour} data-wide={index >= FIT_NARROW || undefined}>
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
      {hit.colourCount > FIT_NARROW && (
        <li data-narrow className="ps-1 text-xs text-muted">
          {more(FIT_NARROW)}
        </li>
      )}
      {hit.colourCount > hit.colours.length && (
        <li data-wide className="ps-1 text-xs text-muted">
          {more(hit.colours.length)}
        </li>
      )}
    </ul>
  );
}
