/** Swatches of a colour: a square with its colour value or picture, or a tall product picture. */
import { type ComponentProps, memo } from 'react';
import { Picture } from '#features/pictures/picture.tsx';
import { SwatchPicture } from '#features/pictures/swatch-picture.tsx';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import type { ColourOption } from '../colour-picker.tsx';

/** 60 by 60 px. */
export const SquareSwatch = memo(function SquareSwatch(choice: ColourOption) {
  return (
    <SwatchLink choice={choice} className="size-15 p-1">
      <SwatchBackground colour={choice.colour} />
    </SwatchLink>
  );
});

/** 120 by 180 px, with the colour's first picture. */
export const TallSwatch = memo(function TallSwatch(choice: ColourOption) {
  const [picture] = choice.colour.pictures;
  return (
    <SwatchLink choice={choice} className="h-45 w-30 overflow-hidden">
      {picture ? (
        <Picture picture={{ ...picture, alt: '' }} widths={[160, 320]} sizes="120px" />
      ) : (
        <SwatchBackground colour={choice.colour} />
      )}
    </SwatchLink>
  );
});

/** The colour value is behind the swatch picture, and visible if there is none. */
export function SwatchBackground({ colour: { hex, swatchImage } }: Pick<ColourOption, 'colour'>) {
  return (
    <span
      className="swatch block size-full overflow-hidden rounded-control bg-(--swatch)"
      style={{ '--swatch': hex } as React.CSSProperties}
    >
      {swatchImage && <SwatchPicture id={swatchImage} widths={[60, 120]} sizes="60px" />}
    </span>
  );
}

function useChoiceName({ colour, isInStock }: Pick<ColourOption, 'colour' | 'isInStock'>): string {
  const text = useText();
  return isInStock ? colour.label : `${colour.label} – ${text('pdp.outOfStock')}`;
}

type SwatchLinkProps = Pick<ComponentProps<'a'>, 'children' | 'className'> & {
  readonly choice: ColourOption;
};

function SwatchLink({ choice, className, children }: SwatchLinkProps) {
  const { colour, href, isSelected, isInStock, tabIndex } = choice;
  const name = useChoiceName(choice);
  return (
    <Link
      to={href}
      preventScrollReset
      tabIndex={tabIndex}
      data-colour={colour.key}
      aria-current={isSelected ? 'true' : undefined}
      aria-label={name}
      title={name}
      className={`relative block rounded-control border border-line aria-current:border-ink aria-current:ring-1 aria-current:ring-ink ${className}`}
    >
      {children}
      {!isInStock && <span aria-hidden="true" className="sold-out absolute inset-0" />}
    </Link>
  );
}
