/** Pictures of a card, linked to the product. */
import { useState } from 'react';
import { NoPicture } from '#features/pictures/no-picture.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import type { CardHit, CardHitColour } from '../card-hit.ts';

export type CardPicturesProps = {
  readonly hit: CardHit;
  /** The displayed colour. */
  readonly colour: CardHitColour | undefined;
  readonly href: string;
  readonly priority: boolean;
  readonly sizes: string;
};

const WIDTHS = [320, 480, 640] as const;

export function CardPictures({ hit, colour, href, priority, sizes }: CardPicturesProps) {
  const text = useText();
  const [isHovered, setPointedAt] = useState(false);
  return (
    <Link
      to={href}
      tabIndex={-1}
      aria-hidden="true"
      onPointerEnter={() => setPointedAt(true)}
      className="relative block overflow-hidden rounded-card bg-tint"
    >
      {colour && (
        <ColourPictures colour={colour} isHovered={isHovered} priority={priority} sizes={sizes} />
      )}
      {!hit.isOnStock && (
        <span className="absolute start-2 bottom-2 bg-paper px-2 py-1 text-xs">
          {text('card.soldOut')}
        </span>
      )}
    </Link>
  );
}

type ColourPicturesProps = {
  readonly colour: CardHitColour;
  readonly isHovered: boolean;
  readonly priority: boolean;
  readonly sizes: string;
};

/**
 * The second picture loads when a pointer first enters the card; it overlays the first on hover.
 */
function ColourPictures({ colour, isHovered, priority, sizes }: ColourPicturesProps) {
  const [first, second] = colour.images;
  return (
    <>
      {first === undefined ? (
        <NoPicture />
      ) : (
        <Picture
          picture={{ id: first, alt: '', tint: colour.tint }}
          priority={priority}
          widths={WIDTHS}
          sizes={sizes}
        />
      )}
      {isHovered && second !== undefined && (
        <span className="absolute inset-0 hidden opacity-0 transition-opacity group-hover:opacity-100 hoverable:block">
          {/* No background, so that the first picture is visible until this one has loaded. */}
          <Picture picture={{ id: second, alt: '', tint: '' }} widths={WIDTHS} sizes={sizes} />
        </span>
      )}
    </>
  );
}
