/** Makes a studio picture by its id from the pair that is stored with the project. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { palette } from '../palette.ts';
import { composeColourway, type Negative } from './compose.ts';
import { inksOf } from './inks.ts';
import { parseStudioId, type StudioPicture } from './picture-id.ts';
import { settings } from './settings.ts';

/** Where the pairs are; a bundle moves this file but not the folder. */
export const PICTURES_FOLDER = resolve('sample/studio/pictures');

/** A JPEG at least `width` wide where the model was photographed so large; null for an id that is none. */
export async function developPicture(id: string, width = 1600): Promise<Uint8Array | null> {
  const picture = parseStudioId(id);
  if (!picture) return null;
  const { colour, print, setting } = picture;
  return composeColourway(
    await readNegative(picture),
    inksOf(palette[colour].hex, print),
    settings[setting],
    width,
  );
}

/** The stored parts of one view. */
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
