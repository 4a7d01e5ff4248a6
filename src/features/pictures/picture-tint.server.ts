/** Computes a picture's placeholder colour. */
import sharp from 'sharp';

const SAMPLE_SIDE_PX = 8;
export const MAX_PIXELS = 40_000_000;

/**
 * Mean colour, with border pixels weighted double, mixed half and half with white.
 * @throws Error if the bytes are not a picture.
 */
export async function measureTint(body: Uint8Array): Promise<string> {
  const { data, info } = await shrink(body);
  const sums = [0, 0, 0];
  let weight = 0;
  for (let pixel = 0; pixel < SAMPLE_SIDE_PX * SAMPLE_SIDE_PX; pixel++) {
    const pixelWeight =
      isBorder(pixel % SAMPLE_SIDE_PX) || isBorder(Math.floor(pixel / SAMPLE_SIDE_PX)) ? 2 : 1;
    weight += pixelWeight;
    for (const channel of [0, 1, 2]) {
      const value = data[pixel * info.channels + (info.channels < 3 ? 0 : channel)] ?? 255;
      sums[channel] = (sums[channel] ?? 0) + pixelWeight * value;
    }
  }
  return `#${sums.map((sum) => toHex((sum / weight + 255) / 2)).join('')}`;
}

async function shrink(body: Uint8Array): Promise<{ data: Uint8Array; info: { channels: number } }> {
  try {
    const small = sharp(body, { limitInputPixels: MAX_PIXELS })
      .resize(SAMPLE_SIDE_PX, SAMPLE_SIDE_PX, { fit: 'fill' })
      .flatten({ background: '#ffffff' });
    return await small.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  } catch {
    throw new Error('it is not a picture that can be read');
  }
}

function isBorder(index: number): boolean {
  return index === 0 || index === SAMPLE_SIDE_PX - 1;
}

function toHex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
