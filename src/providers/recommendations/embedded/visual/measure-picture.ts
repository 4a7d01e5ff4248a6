/** Reads the pixels of a picture and describes its subject. */
import sharp from 'sharp';
import type { PictureMaster } from '#features/pictures/pictures.port.ts';
import { toOklab } from '#features/recommendations/visual/oklab.ts';
import { describePicture } from '#features/recommendations/visual/picture-descriptor.ts';

const WIDTH = 64;
const HEIGHT = 80;
const limitInputPixels = 40_000_000;
/** Dots per inch at which drawings, which may be large, are rasterised. */
const DENSITY = 18;

/** @throws Error if the bytes are not a picture. */
export async function measurePicture({ body, type }: PictureMaster): Promise<Uint8Array> {
  const density = type === 'image/svg+xml' ? { density: DENSITY } : {};
  const { data, info } = await sharp(body, { limitInputPixels, ...density })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rgb = info.channels === 3 ? data : repeatGrey(data, info.channels);
  return describePicture({ lab: toOklab(rgb), width: WIDTH, height: HEIGHT });
}

/** Three values for each pixel of a picture that has fewer. */
function repeatGrey(data: Uint8Array, channels: number): Uint8Array {
  return Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
    return data[Math.floor(at / 3) * channels] ?? 0;
  });
}
