/** The cloth of a colour, cut square: decoration over its tone, which `--swatch` around it gives. */
import type { PictureWidth } from '#links';
import { Picture } from './picture.tsx';

export type SwatchPictureProps = {
  readonly id: string;
  readonly widths: readonly PictureWidth[];
  readonly sizes: string;
};

/** Sharp, as normal quality smears a print that is so small. */
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
