/** Measures the dominant tone of a picture's subject, for swatches of vaguely named colours. */
import sharp from 'sharp';
import { MAX_PIXELS } from '#features/pictures/picture-tint.server.ts';

const SAMPLE_SIDE_PX = 32;
/** RGB distance from the background, at most 441, above which a pixel is part of the subject. */
const MIN_SUBJECT_DISTANCE = 40;
/** Smallest share of subject pixels; below it the whole picture is measured. */
const MIN_SUBJECT_SHARE = 0.04;

/** Range of each channel, of 256, within which pixels have a similar tone. */
const TONE_STEP = 48;

type Pixel = readonly [red: number, green: number, blue: number];

/**
 * Most common tone of what differs from the picture's border, as `#rrggbb`.
 * @throws Error when the bytes are not a picture.
 */
export async function measureSwatch(body: Uint8Array): Promise<string> {
  const small = sharp(body, { limitInputPixels: MAX_PIXELS })
    .resize(SAMPLE_SIDE_PX, SAMPLE_SIDE_PX, { fit: 'fill' })
    .flatten({ background: '#ffffff' });
  const { data, info } = await small
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: SAMPLE_SIDE_PX * SAMPLE_SIDE_PX }, (_, pixelIndex): Pixel => {
    const channel = (index: number): number =>
      data[pixelIndex * info.channels + (info.channels < 3 ? 0 : index)] ?? 255;
    return [channel(0), channel(1), channel(2)];
  });
  const borderColour = meanOf(
    pixels.filter(
      (_, pixelIndex) =>
        isBorder(pixelIndex % SAMPLE_SIDE_PX) || isBorder(Math.floor(pixelIndex / SAMPLE_SIDE_PX)),
    ),
  );
  const subject = pixels.filter((pixel) => distance(pixel, borderColour) > MIN_SUBJECT_DISTANCE);
  const tone = meanOf(
    findLargestGroup(subject.length < pixels.length * MIN_SUBJECT_SHARE ? pixels : subject),
  );
  return `#${tone.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function isBorder(coordinate: number): boolean {
  return coordinate === 0 || coordinate === SAMPLE_SIDE_PX - 1;
}

/** Largest group of pixels of similar tone. */
function findLargestGroup(pixels: readonly Pixel[]): readonly Pixel[] {
  const groups = Map.groupBy(pixels, (pixel) =>
    pixel.map((value) => Math.round(value / TONE_STEP)).join(),
  );
  return [...groups.values()].reduce(
    (largest, group) => (group.length > largest.length ? group : largest),
    [],
  );
}

function meanOf(pixels: readonly Pixel[]): Pixel {
  const sum = (index: 0 | 1 | 2): number =>
    pixels.reduce((total, pixel) => total + pixel[index], 0) / Math.max(1, pixels.length);
  return [sum(0), sum(1), sum(2)];
}

function distance(a: Pixel, b: Pixel): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
