/** Puts what was photographed with the project: pictures as WebP, and a line in the list of shots. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Shot } from '#sample/studio/shots.ts';

const LIST = resolve('sample/studio/shots.json');

/** By part; masks have few tones and hard edges. Neither base nor light shows a fault at this. */
const QUALITY: Readonly<Record<string, number>> = { base: 86, light: 88 };
const MASK_QUALITY = 72;
/** What weighs more is grain that hides its own loss, such as terry. */
const HEAVY = { bytes: 60_000, quality: 70 };

/** The bytes written. What was there of the model is replaced. */
export async function keepPictures(from: string, to: string, model: string): Promise<number> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(to)) if (name.startsWith(`${model}.`)) await rm(join(to, name));
  let bytes = 0;
  for (const name of await readdir(from)) {
    const [, , part = ''] = name.split('.');
    const encode = (quality: number) => sharp(join(from, name)).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    const usual = await encode(QUALITY[part] ?? MASK_QUALITY);
    const kept = usual.length > HEAVY.bytes ? await encode(HEAVY.quality) : usual;
    await writeFile(join(to, name.replace(/png$/, 'webp')), kept);
    bytes += kept.length;
  }
  return bytes;
}

/** Keeps the list sorted, a line for each model. */
export async function keepShot(model: string, shot: Shot, list = LIST): Promise<void> {
  const known: Record<string, Shot> = { ...JSON.parse(await readFile(list, 'utf8')), [model]: shot };
  await writeFile(list, formatShots(known));
}

export function formatShots(shots: Readonly<Record<string, Shot>>): string {
  const words = (values: readonly string[]) => `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
  const lines = Object.entries(shots)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([model, { edition, views, prints }]) =>
        `  "${model}": { "edition": "${edition}", "views": ${words(views)}, "prints": ${words(prints)} }`,
    );
  return `{\n${lines.join(',\n')}\n}\n`;
}
