/** Swatch picture of a colour, cropped square: decorative, over the colour value in `--swatch`. */
import type { PictureWidth } from '#links';
import { Picture } from './picture.tsx';

export type SwatchPictureProps = {
  readonly id: string;
  readonly widths: readonly PictureWidth[];
  readonly sizes: string;
};

/** High quality, because normal quality blurs patterns of this size. */
export function SwatchPicture({ id, widths, sizes }: SwatchPictureProps) {
  return (
    <Picture
      picture={{ id, alt: '', tint: '' }}
      aspect="1x1"
      widths={widths}
      sizes={sizes}
      quality="z"
      className="cloth"
    />
  );
}
