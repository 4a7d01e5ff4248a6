/** Defines picture URLs: the sizes that exist, and the `srcset` of a page. */
import type { OpenGraphImage } from '#kit/html/meta.ts';
import {
  links,
  PICTURE_ASPECTS,
  PICTURE_WIDTHS,
  type PictureAspect,
  type PictureFormat,
  type PictureQuality,
  type PictureWidth,
} from '#links';

/** Size of the picture of a shared page, in px, as link previews of other sites expect it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
/** Aspect of `SHARE_SIZE`; pictures of this aspect exist in that size only. */
export const SHARE_ASPECT = '40x21';

/** A variant of a picture: one size, crop, quality and format. */
export type PictureVariant = {
  readonly id: string;
  readonly width: PictureWidth | typeof SHARE_SIZE.width;
  readonly aspect: PictureAspect | typeof SHARE_ASPECT;
  readonly quality: PictureQuality;
  readonly format: PictureFormat;
};

/** Aspects with a ratio known in advance, so that the layout does not shift. */
export type CroppedAspect = Exclude<PictureAspect, 'full'>;

/** Widths in a `srcset` by default. */
export const DEFAULT_WIDTHS: readonly PictureWidth[] = [320, 480, 640, 960, 1280];

// An id is a lower-case source prefix, a dot, and the source's own name; nothing in it needs
// escaping.
const PICTURE_PATH =
  /^\/media\/([a-z]+\.[a-z0-9._-]{1,160})\/w(\d{2,4})-([a-z0-9]{3,5})-([nz])\.(avif|webp|jpg)$/;

const SHARE_FILE = `/w${SHARE_SIZE.width}-${SHARE_ASPECT}-n.jpg`;

/** null for the URL of an undefined size, which is a 404 without any work. */
export function parsePicturePath(path: string): PictureVariant | null {
  const match = PICTURE_PATH.exec(path);
  if (!match) return null;
  const [, id, digits, aspectText, quality, format] = match;
  if (id !== undefined && path.endsWith(SHARE_FILE))
    return { id, width: SHARE_SIZE.width, aspect: SHARE_ASPECT, quality: 'n', format: 'jpg' };
  const width = PICTURE_WIDTHS.find((allowedWidth) => String(allowedWidth) === digits);
  const aspect = PICTURE_ASPECTS.find((allowedAspect) => allowedAspect === aspectText);
  if (id === undefined || width === undefined || aspect === undefined) return null;
  return {
    id,
    width,
    aspect,
    quality: quality === 'z' ? 'z' : 'n',
    format: format === 'avif' || format === 'webp' ? format : 'jpg',
  };
}

/** Height divided by width: 1.5 for `2x3`; null for `full`, which keeps the master's ratio. */
export function heightPerWidth(aspect: PictureVariant['aspect']): number | null {
  if (aspect === 'full') return null;
  const [across, down] = aspect.split('x').map(Number);
  return across && down ? down / across : null;
}

/** Value of the `height` attribute for a width, in whole px. */
export function croppedHeight(width: number, aspect: CroppedAspect): number {
  return Math.round(width * (heightPerWidth(aspect) ?? 1));
}

export type SrcSetOptions = {
  readonly id: string;
  readonly aspect: PictureAspect;
  readonly widths: readonly PictureWidth[];
  readonly format: PictureFormat;
  readonly quality?: PictureQuality | undefined;
};

/** `/media/…/w320-2x3-n.avif 320w, …`, in ascending order. */
export function formatSrcSet({ id, aspect, widths, format, quality = 'n' }: SrcSetOptions): string {
  return widths
    .toSorted((a, b) => a - b)
    .map((width) => `${links.picture({ id, width, aspect, quality, format })} ${width}w`)
    .join(', ');
}

export function toOpenGraphImage({
  id,
  alt,
}: {
  readonly id: string;
  readonly alt: string;
}): OpenGraphImage {
  return { path: `/media/${id}${SHARE_FILE}`, ...SHARE_SIZE, alt };
}

/** Null unless the tint is a plain `#rrggbb`, so that no other CSS can be injected. */
export function parseTint(tint: string): string | null {
  return /^#[0-9a-f]{6}$/i.test(tint) ? tint.toLowerCase() : null;
}
