/** Renders the picture of 1200 by 630 px that other sites show for a shared page. */
import sharp, { type Sharp } from 'sharp';
import { SHARE_SIZE } from '../pictures.ts';
import { extendEdges, hasPlainEdges } from './plain-edges.server.ts';

/** Picture to crop or extend, and the colour beside it. */
export type ShareSource = {
  readonly raster: Uint8Array;
  readonly limitInputPixels: number;
  /** Horizontal focus from 0 to 1, which a crop keeps in view. */
  readonly focus: number;
  /** Colour beside a picture whose own background cannot be extended. */
  readonly ground: string;
};

/**
 * A picture that is not wider than high stays whole, so that neither head nor hem is cut off: its
 * plain background is extended, or else `ground` fills the sides. Others are cropped around their
 * focus.
 */
export async function framePictureToShare({
  raster,
  limitInputPixels,
  focus,
  ground,
}: ShareSource): Promise<Sharp> {
  const { width: across, height: down } = SHARE_SIZE;
  const picture = sharp(raster, { limitInputPixels, failOn: 'error' });
  const { width, height } = await picture.metadata();
  const opaque = picture.flatten({ background: ground });
  if (width > height) return cropAround(opaque, focus, width / height);
  if (height >= down && (await hasPlainEdges(raster, limitInputPixels, ground)))
    return extendEdges(opaque, across, down, width / height);
  return opaque.resize(across, down, { fit: 'contain', background: ground });
}

/** Scales the picture to cover `SHARE_SIZE`, and crops it around the focus. */
function cropAround(picture: Sharp, focus: number, widthByHeight: number): Sharp {
  const { width: across, height: down } = SHARE_SIZE;
  const scaledWidth = Math.max(across, Math.round(down * widthByHeight));
  const scaledHeight = Math.max(down, Math.round(across / widthByHeight));
  const left = Math.round(focus * scaledWidth - across / 2);
  return picture.resize(scaledWidth, scaledHeight, { fit: 'fill' }).extract({
    left: Math.min(scaledWidth - across, Math.max(0, left)),
    top: Math.floor((scaledHeight - down) / 2),
    width: across,
    height: down,
  });
}
