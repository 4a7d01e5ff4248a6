/** Pictures on a plain background, which is extended to the left and right. */
import sharp, { type Sharp } from 'sharp';

/** Number of pixels of an edge that are compared, and levels by which neighbours may differ. */
const EDGE_PX = 96;
const MAX_PLAIN_DIFFERENCE = 10;

/**
 * False if something touches the left or right edge, which would be smeared if extended. `ground`:
 * colour behind transparent parts.
 */
export async function hasPlainEdges(
  raster: Uint8Array,
  limitInputPixels: number,
  ground = '#ffffff',
): Promise<boolean> {
  const { data, info } = await sharp(raster, { limitInputPixels })
    .flatten({ background: ground })
    .removeAlpha()
    .toColourspace('srgb')
    .resize(64, EDGE_PX, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, channels } = info;
  for (const column of [0, width - 1])
    for (let y = 1; y < EDGE_PX; y += 1)
      for (let channel = 0; channel < channels; channel += 1) {
        const [first, second] = [y, y - 1].map(
          (row) => data[(row * width + column) * channels + channel] ?? 0,
        ) as [number, number];
        if (Math.abs(first - second) > MAX_PLAIN_DIFFERENCE) return false;
      }
  return true;
}

/** Keeps the whole picture, and extends its plain left and right edges. */
export function extendEdges(
  picture: Sharp,
  across: number,
  down: number,
  widthByHeight: number,
): Sharp {
  const scaledWidth = Math.min(across, Math.max(1, Math.round(down * widthByHeight)));
  const left = Math.floor((across - scaledWidth) / 2);
  return picture
    .resize(scaledWidth, down, { fit: 'fill' })
    .extend({ left, right: across - scaledWidth - left, extendWith: 'copy' });
}
