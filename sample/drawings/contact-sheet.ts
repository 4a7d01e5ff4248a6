/** Renders many pictures onto one contact sheet:
 * `node sample/drawings/contact-sheet.ts OUT.png [id or model …]`. */
import sharp from 'sharp';
import { type ModelName, models } from '../models.ts';
import { drawPicture } from './draw-picture.ts';

const [out, ...requestedNames] = process.argv.slice(2);
if (!out) throw new Error('Say where to write: node sample/drawings/contact-sheet.ts OUT.png');
const size = Number(process.env.SHEET_WIDTH ?? 260);

const colours = [
  'forest-green',
  'navy',
  'oat',
  'terracotta',
  'black',
  'white',
  'rose',
  'denim-blue',
];
const names = requestedNames.length > 0 ? requestedNames : (Object.keys(models) as ModelName[]);
const ids = names.map((name, index) =>
  name.startsWith('draw.') ? name : `draw.${name}.${colours[index % colours.length]}.front`,
);

const tiles: { input: Buffer; left: number; top: number }[] = [];
const columns = Math.min(ids.length, Math.max(1, Math.floor(2000 / size)));
for (const [index, id] of ids.entries()) {
  const started = performance.now();
  const svg = drawPicture(id);
  if (!svg) {
    console.log(`no picture: ${id}`);
    continue;
  }
  const drawn = performance.now();
  const input = await sharp(Buffer.from(svg))
    .resize(size, Math.round(size * 1.5), { fit: 'contain', background: '#ffffff' })
    .png()
    .toBuffer();
  console.log(
    `${id}: drawn ${Math.round(drawn - started)} ms, rasterised ${Math.round(performance.now() - drawn)} ms, ${Math.round(svg.length / 1024)} kB`,
  );
  tiles.push({
    input,
    left: (index % columns) * (size + 6),
    top: Math.floor(index / columns) * (size * 1.5 + 6),
  });
}
const rows = Math.ceil(ids.length / columns);
await sharp({
  create: {
    width: columns * (size + 6),
    height: rows * (Math.round(size * 1.5) + 6),
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles.map((tile) => ({ ...tile, top: Math.round(tile.top) })))
  .png()
  .toFile(out);
