/**
 * Responsive picture with a fixed ratio: AVIF first, a placeholder colour until it has loaded, and
 * no layout shift.
 */
import type { CataloguePicture as PictureRecord } from '#features/catalogue/catalogue.ts';
import { links, type PictureQuality, type PictureWidth } from '#links';
import { type CroppedAspect, croppedHeight, DEFAULT_WIDTHS, formatSrcSet } from './pictures.ts';
import { tintStyle } from './tint-style.ts';

export type PictureProps = {
  readonly picture: PictureRecord;
  readonly aspect?: CroppedAspect;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  /** For the largest picture of the first screen: loads eagerly, with high priority. */
  readonly priority?: boolean;
  readonly widths?: readonly PictureWidth[];
  readonly quality?: PictureQuality;
  readonly className?: string;
};

export function Picture({
  picture,
  aspect = '2x3',
  sizes,
  priority = false,
  widths = DEFAULT_WIDTHS,
  quality,
  className,
}: PictureProps) {
  const { id, alt } = picture;
  // The JPEG is for browsers without AVIF: too few to list every width.
  const jpgWidth = widths.find((width) => width >= 640) ?? widths.at(-1) ?? 640;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={formatSrcSet({ id, aspect, widths, format: 'avif', quality })}
        sizes={sizes}
      />
      <img
        src={links.picture({ id, width: jpgWidth, aspect, quality: quality ?? 'n', format: 'jpg' })}
        alt={alt}
        width={jpgWidth}
        height={croppedHeight(jpgWidth, aspect)}
        {...(priority
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
        className={`block h-auto w-full bg-(--picture-tint) object-cover ${className ?? ''}`.trim()}
        style={tintStyle(picture.tint)}
      />
    </picture>
  );
}
