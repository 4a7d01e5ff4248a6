/** Computes the descriptor of a picture from its pixels. */
import sharp from 'sharp';
import type { PictureMaster } from '#features/pictures/pictures.port.ts';
import { toOklab } from '#features/recommendations/visual/oklab.ts';
import { toDescriptor } from '#features/recommendations/visual/picture-descriptor.ts';

const WIDTH = 64;
const HEIGHT = 80;
const MAX_PIXELS = 40_000_000;
/** Dots per inch at which SVGs, which may be large, are rasterised. */
const SVG_DPI = 18;

/**
 * Returns 149 bytes, described in picture-descriptor.ts.
 * @throws Error if the bytes are not a picture (see `isDecodeError`), or for lack of memory.
 */
export async function computeDescriptor({ body, type }: PictureMaster): Promise<Uint8Array> {
  const density = type === 'image/svg+xml' ? { density: SVG_DPI } : {};
  const { data, info } = await sharp(body, { limitInputPixels: MAX_PIXELS, ...density })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rgb = info.channels === 3 ? data : greyToRgb(data, info.channels);
  return toDescriptor({ lab: toOklab(rgb), width: WIDTH, height: HEIGHT });
}

/** Error messages of libvips for input that is damaged, too large or not a picture. */
const DECODE_ERRORS = /^(input (buffer|image)|vips(png|jpeg)|webp|gif)/i;

/** False for transient errors, such as lack of memory. */
export function isDecodeError(error: unknown): boolean {
  return error instanceof Error && DECODE_ERRORS.test(error.message);
}

/** Repeats the grey value of each pixel as red, green and blue. */
function greyToRgb(data: Uint8Array, channels: number): Uint8Array {
  return Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
    return data[Math.floor(at / 3) * channels] ?? 0;
  });
}
