/** Computes the descriptor of a picture from its pixels. */
import sharp from 'sharp';
import type { PictureMaster } from '#features/pictures/pictures.port.ts';
import { toOklab } from '#features/recommendations/visual/oklab.ts';
import { toDescriptor } from '#features/recommendations/visual/picture-descriptor.ts';

const WIDTH = 64;
const HEIGHT = 80;
const limitInputPixels = 40_000_000;
/** Dots per inch at which drawings, which may be large, are rasterised. */
const DENSITY = 18;

/** @throws Error if the bytes are not a picture, or for lack of memory. */
export async function computeDescriptor({ body, type }: PictureMaster): Promise<Uint8Array> {
  const density = type === 'image/svg+xml' ? { density: DENSITY } : {};
  const { data, info } = await sharp(body, { limitInputPixels, ...density })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rgb = info.channels === 3 ? data : repeatGrey(data, info.channels);
  return toDescriptor({ lab: toOklab(rgb), width: WIDTH, height: HEIGHT });
}

/** Messages of the libraries for bytes that are no picture, or a damaged or too large one. */
const DECODE_ERRORS = /^(input (buffer|image)|vips(png|jpeg)|webp|gif)/i;

/** False for errors that may pass, such as lack of memory. */
export function isDecodeError(error: unknown): boolean {
  return error instanceof Error && DECODE_ERRORS.test(error.message);
}

/** Three values for each pixel of a picture that has fewer. */
function repeatGrey(data: Uint8Array, channels: number): Uint8Array {
  return Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
    return data[Math.floor(at / 3) * channels] ?? 0;
  });
}
