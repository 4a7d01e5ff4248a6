/** Imports an editor's picture from a file into the picture store. */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { measureTint } from '#features/pictures/picture-tint.server.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import type { SavedPicture } from './content-admin.ts';

const MAX_BYTES = 20 * 2 ** 20;

/**
 * @throws Problem with the file name and the reason: 404, 413, 422, or the picture store's status.
 */
export async function savePicture(pictures: Pictures, file: string): Promise<SavedPicture> {
  const createPictureError = (status: number, reason: string) =>
    new Problem(status, 'content.picture', `${basename(file)}: ${reason}.`, { field: 'picture' });
  const fileStat = await stat(file).catch(() => null);
  if (!fileStat) throw createPictureError(404, 'there is no such file');
  if (!fileStat.isFile()) throw createPictureError(422, 'is no file');
  if (fileStat.size > MAX_BYTES) throw createPictureError(413, 'is larger than 20 MB');
  const body = await readFile(file).catch(() => null);
  if (!body) throw createPictureError(422, 'cannot be read by the shop');
  try {
    const id = await pictures.save(new Uint8Array(body));
    const master = await pictures.find(id);
    const { width = 0, height = 0 } = await sharp(master?.body ?? body).metadata();
    return { id, tint: await measureTint(master?.body ?? body), width, height };
  } catch (error) {
    if (!isProblem(error)) throw error;
    throw createPictureError(error.status, error.message.replace(/^The picture /, ''));
  }
}
