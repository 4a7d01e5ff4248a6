/** Saves renders to the project: pictures as WebP, and an entry in the list of shots or films. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Film } from '#sample/studio/films.ts';
import type { Shot } from '#sample/studio/shots.ts';

const SHOTS = resolve('sample/studio/shots.json');
const FILMS = resolve('sample/studio/films.json');

/** WebP quality by part, chosen without visible loss; masks have few tones and hard edges. */
const QUALITY: Readonly<Record<string, number>> = { base: 86, light: 88 };
const MASK_QUALITY = 72;
/** Larger files contain grain, such as terry, that hides stronger compression. */
const LARGE_FILES = { bytes: 60_000, quality: 70 };

/** Replaces the model's pictures. Returns the bytes written. */
export async function savePictures(from: string, to: string, model: string): Promise<number> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(to)) if (name.startsWith(`${model}.`)) await rm(join(to, name));
  let bytes = 0;
  for (const name of await readdir(from)) {
    const [, , part = ''] = name.split('.');
    const encode = (quality: number) =>
      sharp(join(from, name)).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    const usual = await encode(QUALITY[part] ?? MASK_QUALITY);
    const encoded = usual.length > LARGE_FILES.bytes ? await encode(LARGE_FILES.quality) : usual;
    await writeFile(join(to, name.replace(/png$/, 'webp')), encoded);
    bytes += encoded.length;
  }
  return bytes;
}

export function saveShot(
  model: string,
  { version, views, prints }: Shot,
  list = SHOTS,
): Promise<void> {
  return saveLine(model, { version, views, prints }, list);
}

export function saveFilm(
  model: string,
  { version, colour, setting }: Film,
  list = FILMS,
): Promise<void> {
  return saveLine(model, { version, colour, setting }, list);
}

/** Writes an entry and keeps the list sorted, one line for each model. */
async function saveLine(model: string, line: object, list: string): Promise<void> {
  const entries: Record<string, object> = {
    ...JSON.parse(await readFile(list, 'utf8')),
    [model]: line,
  };
  const lines = Object.entries(entries)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => `  "${name}": ${formatLine(entry)}`);
  await writeFile(list, `{\n${lines.join(',\n')}\n}\n`);
}

function formatLine(entry: object): string {
  const format = (value: unknown) =>
    Array.isArray(value)
      ? `[${value.map((item) => JSON.stringify(item)).join(', ')}]`
      : JSON.stringify(value);
  return `{ ${Object.entries(entry)
    .map(([key, value]) => `"${key}": ${format(value)}`)
    .join(', ')} }`;
}
