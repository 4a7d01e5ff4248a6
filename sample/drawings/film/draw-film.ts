/** Films of the sample shop: a slow way through one of its scenes and back. */
import sharp from 'sharp';
import { drawPicture, parsePictureId } from '../draw-picture.ts';
import { writeWebm } from './write-webm.ts';

const HEIGHTS = { webm_480p: 480, webm_720p: 720 } as const;
export type FilmProfile = keyof typeof HEIGHTS;

const FRAMES = 60;
const FRAMES_PER_SECOND = 15;
/** Of the scene's width that one frame shows. */
const SHARE = 0.8;
const QUALITY = 45;

/** `film.{scene}.{colour}` in a profile that is made; null for anything else. */
export function parseFilm(id: string, profile: string): { readonly picture: string; readonly profile: FilmProfile } | null {
  const [source, model = '', colour = '', ...rest] = id.split('.');
  const picture = `draw.${model}.${colour}.front`;
  if (source !== 'film' || rest.length > 0 || !model.startsWith('scene-') || !parsePictureId(picture)) return null;
  return Object.hasOwn(HEIGHTS, profile) ? { picture, profile: profile as FilmProfile } : null;
}

/** Four seconds without sound, the last frame like the first, so that it may go on for ever. */
export async function drawFilm(picture: string, profile: FilmProfile): Promise<Uint8Array | null> {
  const scene = drawPicture(picture);
  if (scene === null) return null;
  const height = HEIGHTS[profile];
  const width = Math.round((height * 16) / 9 / 2) * 2;
  const wide = { width: Math.ceil(width / SHARE), height: Math.ceil(height / SHARE) };
  const raw = await sharp(Buffer.from(scene)).resize(wide).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const frames: Uint8Array[] = [];
  for (let index = 0; index < FRAMES; index += 1) {
    const place = placeAt(index / FRAMES, wide.width - width, wide.height - height);
    const frame = sharp(raw.data, { raw: { width: raw.info.width, height: raw.info.height, channels: 3 } });
    frames.push(
      await frame
        .extract({ ...place, width, height })
        .webp({ quality: QUALITY, effort: 2 })
        .toBuffer(),
    );
  }
  return writeWebm({ width, height, framesPerSecond: FRAMES_PER_SECOND, frames });
}

/** There and back along a diagonal, slowest at its ends. */
function placeAt(share: number, right: number, bottom: number): { left: number; top: number } {
  const way = (1 - Math.cos(2 * Math.PI * share)) / 2;
  return { left: Math.round(way * right), top: Math.round(way * bottom) };
}
