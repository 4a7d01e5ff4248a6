/** Creates a studio picture by its id, from the parts that are stored in the repository. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { palette } from '../palette.ts';
import { composeColourway, type Negative } from './compose.ts';
import { inksOf } from './inks.ts';
import { parseStudioId, type StudioPicture } from './picture-id.ts';
import { settings } from './settings.ts';

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
  const { colour, print, setting } = picture;
  return composeColourway(
    await readNegative(picture),
    inksOf(palette[colour].hex, print),
    settings[setting],
    width,
  );
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
