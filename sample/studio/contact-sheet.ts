/** Puts studio pictures onto one contact sheet:
 * `node sample/studio/contact-sheet.ts SHEET.png [model[:colour[-print]] …]`. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { prints } from '../models.ts';
import type { ColourKey } from '../palette.ts';
import { composeColourway } from './compose.ts';
import { PICTURES_FOLDER } from './develop-picture.ts';
import { inksFor } from './inks.ts';
import { settings } from './settings.ts';

const [out, ...names] = process.argv.slice(2);
if (!out) throw new Error('Say where to write: node sample/studio/contact-sheet.ts SHEET.png');
const folder = process.env.SHEET_FOLDER ?? PICTURES_FOLDER;
const width = Number(process.env.SHEET_WIDTH ?? 260);
const height = Math.round(width * 1.5);
const GAP = 6;
const ACROSS = 2000;
const taste: readonly ColourKey[] = [
  'forest-green',
  'sage',
  'oat',
  'terracotta',
  'navy',
  'white',
  'rose',
  'denim-blue',
  'mustard',
];

type Tile = { readonly model: string; readonly view: string; readonly look: string };

const seen = (await readdir(folder)).filter((name) => /\.base\.(webp|png)$/.test(name)).toSorted();
const models = [...new Set(seen.map((name) => name.split('.')[0] ?? ''))];
const order =
  names.length > 0
    ? names
    : models.map((model, index) => `${model}:${taste[index % taste.length]}`);
const tiles = order.flatMap((picture): Tile[] => {
  const [model = '', look = 'sage'] = picture.split(':');
  return seen
    .filter((name) => name.startsWith(`${model}.`))
    .map((name) => ({ model, view: name.split('.')[1] ?? '', look }));
});

async function develop({ model, view, look }: Tile): Promise<Buffer> {
  const print = prints.find((known) => look.endsWith(`-${known}`)) ?? null;
  const colour = (print ? look.slice(0, -print.length - 1) : look) as ColourKey;
  const type = seen.includes(`${model}.${view}.base.png`) ? 'png' : 'webp';
  const read = (part: string) => readFile(join(folder, `${model}.${view}.${part}.${type}`));
  const [base, light, mask] = await Promise.all([
    read('base'),
    read('light'),
    print && read(print),
  ]);
  const negative = mask ? { base, light, mask } : { base, light };
  const made = await composeColourway(negative, inksFor(colour, print), settings.aldermoor, width);
  return sharp(made).resize(width, height).png().toBuffer();
}

if (tiles.length === 0)
  throw new Error(`There are no pictures of ${order.join(', ')} in ${folder}`);
const pictures = await Promise.all(tiles.map(develop));
const columns = Math.max(1, Math.min(pictures.length, Math.floor(ACROSS / width)));
const rows = Math.ceil(pictures.length / columns);
const positionOf = (index: number) => ({
  left: (index % columns) * (width + GAP),
  top: Math.floor(index / columns) * (height + GAP),
});
await sharp({
  create: {
    width: columns * (width + GAP),
    height: rows * (height + GAP),
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(pictures.map((input, index) => ({ input, ...positionOf(index) })))
  .png()
  .toFile(out);
console.log(tiles.map(({ model, view, look }) => `${model} ${view} ${look}`).join('\n'));
