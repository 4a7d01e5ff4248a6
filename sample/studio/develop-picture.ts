/** Creates a studio picture by its id, from the parts that are stored in the repository. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { models } from '../models.ts';
import { palette } from '../palette.ts';
import { composeColourway, type Negative } from './compose.ts';
import { drawLabel } from './draw-label.ts';
import { inksFor } from './inks.ts';
import { labelPlace } from './label-places.ts';
import { parseHex } from './linear-light.ts';
import { parseStudioId, type StudioPicture } from './picture-id.ts';
import type { Label } from './print-label.ts';
import { settingOf, settings } from './settings.ts';

/**
 * Folder of the stored parts. Relative to the working directory, since a bundle moves this file but
 * not the folder.
 */
export const PICTURES_FOLDER = resolve('sample/studio/pictures');

/**
 * Returns a JPEG at least `width` pixels wide, if the model was photographed at that size; null for
 * an unknown id.
 */
export async function developPicture(id: string, width = 1600): Promise<Uint8Array | null> {
  const picture = parseStudioId(id);
  if (!picture) return null;
  const { model, colour, print, setting } = picture;
  const place = settings[settingOf(setting)];
  return composeColourway(
    width <= SMALL ? await readSmallNegative(picture) : await readNegative(picture),
    inksFor(colour, print),
    models[model].kind === 'scene' ? { ...place, isRoom: true } : place,
    width,
    await labelOf(picture),
  );
}

/** Width in px up to which stored parts are shrunk, and how many views are kept like that. */
const SMALL = 200;
const MAX_SMALL = 8;
const smallNegatives = new LRUCache<string, Promise<Negative>>({ max: MAX_SMALL });

/** Decoding the stored parts takes most of the time of a small picture: all colours share them. */
function readSmallNegative(picture: StudioPicture): Promise<Negative> {
  const { model, view, print } = picture;
  const key = [model, view, print].join();
  const known = smallNegatives.get(key);
  if (known) return known;
  const shrunk = readNegative(picture).then(shrinkNegative);
  smallNegatives.set(key, shrunk);
  return shrunk;
}

async function shrinkNegative({ base, light, mask }: Negative): Promise<Negative> {
  const shrink = (part: Uint8Array) => sharp(part).resize(SMALL).png().toBuffer();
  const [small, smallLight] = await Promise.all([shrink(base), shrink(light)]);
  const smallMask = mask && (await shrink(mask));
  return { base: small, light: smallLight, ...(smallMask && { mask: smallMask }) };
}

async function labelOf({ model, colour, view, label }: StudioPicture): Promise<Label | undefined> {
  const place = labelPlace(model, view);
  if (!place || !label) return undefined;
  return { place, planes: await drawLabel(model, label, parseHex(palette[colour].hex)) };
}

/** Reads the stored parts of one view. */
export async function readNegative(
  { model, view, print }: Pick<StudioPicture, 'model' | 'view' | 'print'>,
  folder = PICTURES_FOLDER,
): Promise<Negative> {
  const read = (part: string) => readFile(resolve(folder, `${model}.${view}.${part}.webp`));
  const [base, light, mask] = await Promise.all([
    read('base'),
    read('light'),
    print && read(print),
  ]);
  return mask ? { base, light, mask } : { base, light };
}
