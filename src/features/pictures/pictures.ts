/** The rules of picture addresses: which sizes exist, and which source tags a page prints. */
import {
  links,
  PICTURE_ASPECTS,
  PICTURE_WIDTHS,
  type PictureAspect,
  type PictureFormat,
  type PictureQuality,
  type PictureWidth,
} from '#links';

/** One picture as the route makes it. */
export type PictureVariant = {
  readonly id: string;
  readonly width: PictureWidth;
  readonly aspect: PictureAspect;
  readonly quality: PictureQuality;
  readonly format: PictureFormat;
};

/** A frame with a ratio known before the picture is there, so that nothing moves when it comes. */
export type CroppedAspect = Exclude<PictureAspect, 'full'>;

/** The widths that a page offers the browser when it does not name its own. */
export const DEFAULT_WIDTHS: readonly PictureWidth[] = [320, 480, 640, 960, 1280];

// The id is a lower-case source, a dot, and the source's own name; nothing in it needs escaping.
const address =
  /^\/media\/([a-z]+\.[a-z0-9._-]{1,160})\/w(\d{2,4})-([a-z0-9]{3,5})-([nz])\.(avif|webp|jpg)$/;

/** null for every address outside the closed sets: it is answered 404 before any work. */
export function parsePicturePath(path: string): PictureVariant | null {
  const match = address.exec(path);
  if (!match) return null;
  const [, id, digits, aspectText, quality, format] = match;
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  const aspect = PICTURE_ASPECTS.find((known) => known === aspectText);
  if (id === undefined || width === undefined || aspect === undefined) return null;
  return {
    id,
    width,
    aspect,
    quality: quality === 'z' ? 'z' : 'n',
    format: format === 'avif' || format === 'webp' ? format : 'jpg',
  };
}

/** Height by width: 1.5 for `2x3`; null for `full`, which keeps the master's own. */
export function aspectRatio(aspect: PictureAspect): number | null {
  if (aspect === 'full') return null;
  const [across, down] = aspect.split('x').map(Number);
  return across && down ? down / across : null;
}

/** The `height` attribute that goes with a width, in whole pixels. */
export function croppedHeight(width: number, aspect: CroppedAspect): number {
  return Math.round(width * (aspectRatio(aspect) ?? 1));
}

export type SrcSetQuestion = {
  readonly id: string;
  readonly aspect: PictureAspect;
  readonly widths: readonly PictureWidth[];
  readonly format: PictureFormat;
  readonly quality?: PictureQuality | undefined;
};

/** `/media/…/w320-2x3-n.avif 320w, …`, from narrow to wide. */
export function formatSrcSet({
  id,
  aspect,
  widths,
  format,
  quality = 'n',
}: SrcSetQuestion): string {
  return widths
    .toSorted((a, b) => a - b)
    .map((width) => `${links.picture({ id, width, aspect, quality, format })} ${width}w`)
    .join(', ');
}

/** The tint when it is a plain `#rrggbb`; null for anything else, so that no style can be smuggled in. */
export function parseTint(tint: string): string | null {
  return /^#[0-9a-f]{6}$/i.test(tint) ? tint.toLowerCase() : null;
}
