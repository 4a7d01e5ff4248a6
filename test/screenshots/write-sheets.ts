/** Combines the screenshots of one state and width into contact sheets: `var/screenshots/sheets`. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { FOLDER, SHEET_WIDTHS, sites } from './sites.ts';

/** Scale of screenshots on a sheet by width, and their number per row. */
const LAYOUT = {
  320: { scale: 1, columns: sites.length },
  390: { scale: 1, columns: sites.length },
  768: { scale: 0.5, columns: sites.length },
  1440: { scale: 0.55, columns: 2 },
} as const;
const BAND_HEIGHT = 1500;
const GAP = 16;

type Width = (typeof SHEET_WIDTHS)[number];
type Tile = { readonly left: number; readonly top: number; readonly input: Buffer };

export default async function writeSheets(): Promise<void> {
  const files = await readdir(FOLDER).catch((): string[] => []);
  const states = new Set(
    files.filter((file) => file.endsWith('.png')).map((file) => file.split('.')[0] ?? ''),
  );
  await rm(join(FOLDER, 'sheets'), { recursive: true, force: true });
  await mkdir(join(FOLDER, 'sheets'), { recursive: true });
  for (const state of states)
    for (const width of SHEET_WIDTHS) {
      const present = sites
        .map(({ name }) => `${state}.${name}.${width}.png`)
        .filter((file) => files.includes(file));
      for (let from = 0; from < present.length; from += LAYOUT[width].columns)
        await writeRow(
          `${state}.${width}.${from / LAYOUT[width].columns}`,
          present.slice(from, from + LAYOUT[width].columns),
          width,
        );
    }
}

/** Writes one row of screenshots, cut into bands. */
async function writeRow(name: string, files: readonly string[], width: Width): Promise<void> {
  const tileWidth = Math.round(width * LAYOUT[width].scale);
  const pictures = await Promise.all(
    files.map((file) =>
      sharp(join(FOLDER, file)).resize(tileWidth).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  const tallest = Math.max(...pictures.map(({ info }) => info.height));
  for (let top = 0; top < tallest; top += BAND_HEIGHT) {
    const height = Math.min(BAND_HEIGHT, tallest - top);
    const tiles = await Promise.all(
      pictures.map(({ data, info }, column) =>
        cutTile(data, info.height, { top, height, left: column * (tileWidth + GAP) }),
      ),
    );
    const sheet = {
      width: files.length * (tileWidth + GAP) - GAP,
      height,
      channels: 3,
      background: '#888888',
    } as const;
    await sharp({ create: sheet })
      .composite(tiles.filter((tile): tile is Tile => tile !== null))
      .png()
      .toFile(join(FOLDER, 'sheets', `${name}.${top / BAND_HEIGHT}.png`));
  }
}

/** Part of a screenshot within a band; null below its end. */
async function cutTile(
  picture: Buffer,
  pictureHeight: number,
  { top, height, left }: { top: number; height: number; left: number },
): Promise<Tile | null> {
  if (top >= pictureHeight) return null;
  const { width = 0 } = await sharp(picture).metadata();
  const input = await sharp(picture)
    .extract({ left: 0, top, width, height: Math.min(height, pictureHeight - top) })
    .toBuffer();
  return { input, left, top: 0 };
}
