/** Renders films of the sample shop: a pan across a scene, or a zoom into a product. */
import sharp from 'sharp';
import { developPicture } from '../../studio/develop-picture.ts';
import { formatStudioId } from '../../studio/picture-id.ts';
import { drawPicture, parsePictureId } from '../draw-picture.ts';
import { encodeWebm } from './encode-webm.ts';

const HEIGHTS = { webm_480p: 480, webm_720p: 720 } as const;
export type FilmProfile = keyof typeof HEIGHTS;

const FRAMES = 60;
const FRAMES_PER_SECOND = 15;
/** Part of the scene's width that one frame shows. */
const SHARE = 0.8;
const QUALITY = 45;
/** WebP quality for a product, lower because fabric fills the picture. */
const UPRIGHT_QUALITY = 38;
/** Part of a product's picture that is cropped away at the closest point. */
const CLOSER = 0.35;

/** Parses `film.{model}.{colour}[-{print}]`; null for an unknown id or profile. */
export function parseFilm(
  id: string,
  profile: string,
): { readonly picture: string; readonly profile: FilmProfile } | null {
  const [source, model = '', look = '', ...rest] = id.split('.');
  const picture = `draw.${model}.${look}.front`;
  if (source !== 'film' || rest.length > 0 || !parsePictureId(picture)) return null;
  return Object.hasOwn(HEIGHTS, profile) ? { picture, profile: profile as FilmProfile } : null;
}

/** The studio's photograph if there is one, else the drawing. */
async function findStill(picture: string): Promise<Uint8Array | null> {
  const request = parsePictureId(picture);
  if (!request) return null;
  const photograph = formatStudioId({ ...request, setting: 'aldermoor' });
  if (photograph) return developPicture(photograph);
  const drawn = drawPicture(picture);
  return drawn === null ? null : Buffer.from(drawn);
}

/**
 * A silent film of four seconds that loops without a visible cut: the last frame is like the first.
 * null if there is no such picture.
 */
export async function drawFilm(picture: string, profile: FilmProfile): Promise<Uint8Array | null> {
  const still = await findStill(picture);
  if (still === null) return null;
  const isScene = picture.startsWith('draw.scene-');
  // Products are in portrait format, and the profile names the shorter side.
  const height = isScene ? HEIGHTS[profile] : (HEIGHTS[profile] * 3) / 2;
  const size = {
    width: isScene ? Math.round((height * 16) / 9 / 2) * 2 : HEIGHTS[profile],
    height,
  };
  const wide = { width: Math.ceil(size.width / SHARE), height: Math.ceil(size.height / SHARE) };
  const raw = await sharp(still)
    .resize(wide)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawFrame = (index: number) =>
    sharp(raw.data, { raw: { width: raw.info.width, height: raw.info.height, channels: 3 } })
      .extract(isScene ? across(index / FRAMES, wide, size) : closer(index / FRAMES, wide))
      .resize(size)
      .webp({ quality: isScene ? QUALITY : UPRIGHT_QUALITY, effort: 2 })
      .toBuffer();
  const frames: Uint8Array[] = [];
  // Two at a time: one would leave processors idle, all at once would delay the pictures requested
  // meanwhile.
  for (let index = 0; index < FRAMES; index += 2)
    frames.push(...(await Promise.all([drawFrame(index), drawFrame(index + 1)])));
  return encodeWebm({ ...size, framesPerSecond: FRAMES_PER_SECOND, frames });
}

type Size = { readonly width: number; readonly height: number };

/** Crop for a zoom from the whole picture into its upper part, and back. */
function closer(share: number, whole: Size): Size & { left: number; top: number } {
  const part = 1 - CLOSER * wayAt(share);
  const [width, height] = [Math.round(whole.width * part), Math.round(whole.height * part)];
  return {
    left: Math.round((whole.width - width) / 2),
    top: Math.round((whole.height - height) / 3),
    width,
    height,
  };
}

/** Crop for a diagonal pan, there and back. */
function across(share: number, whole: Size, size: Size): Size & { left: number; top: number } {
  const way = wayAt(share);
  return {
    left: Math.round(way * (whole.width - size.width)),
    top: Math.round(way * (whole.height - size.height)),
    ...size,
  };
}

/** Eases from 0 to 1 and back to 0, slowest at both ends. */
function wayAt(share: number): number {
  return (1 - Math.cos(2 * Math.PI * share)) / 2;
}
