/** Responsive picture in two crops of the master: upright on narrow screens, wide on others. */
import type { CataloguePicture as PictureRecord } from '#features/catalogue/catalogue.ts';
import { links, type PictureWidth } from '#links';
import { type CroppedAspect, croppedHeight, formatSrcSet } from './pictures.ts';
import { tintStyle } from './tint-style.ts';

export type WidePictureProps = {
  readonly picture: PictureRecord;
  readonly narrow?: CroppedAspect;
  readonly wide: CroppedAspect;
  /** Width from which the wide crop is used: 1024 px beside text, 768 px across the page. */
  readonly from?: '48rem' | '64rem';
  readonly sizes: string;
  readonly priority?: boolean;
  readonly className?: string;
};

const NARROW_WIDTHS: readonly PictureWidth[] = [480, 640, 960];
const WIDE_WIDTHS: readonly PictureWidth[] = [640, 960, 1280, 1600];
/** Width of the JPEG for browsers without AVIF. */
const JPEG_WIDTH: PictureWidth = 640;

export function WidePicture({
  picture,
  narrow = '4x5',
  wide,
  from = '48rem',
  sizes,
  priority = false,
  className,
}: WidePictureProps) {
  const { id, alt, tint } = picture;
  return (
    <picture>
      <source
        media={`(min-width: ${from})`}
        type="image/avif"
        srcSet={formatSrcSet({ id, aspect: wide, widths: WIDE_WIDTHS, format: 'avif' })}
        sizes={sizes}
      />
      <source
        type="image/avif"
        srcSet={formatSrcSet({ id, aspect: narrow, widths: NARROW_WIDTHS, format: 'avif' })}
        sizes={sizes}
      />
      <img
        src={links.picture({ id, width: JPEG_WIDTH, aspect: narrow, quality: 'n', format: 'jpg' })}
        alt={alt}
        width={JPEG_WIDTH}
        height={croppedHeight(JPEG_WIDTH, narrow)}
        {...(priority
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
        className={`block h-auto w-full bg-(--picture-tint) object-cover ${className ?? ''}`.trim()}
        style={tintStyle(tint)}
      />
    </picture>
  );
}
