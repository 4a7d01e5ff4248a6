/**
 * Measures REC-2 on the sample: `npm run bench -- visually-similar [FOLDER]`. Prints times, and of
 * how many of 100 products all six similar products have the same colour family or about the same
 * colour in the catalogue. With a folder, writes contact sheets: in each row a product and its six
 * similar products, ten rows on a sheet.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { memoryPictures } from '#features/pictures/pictures.fixtures.server.ts';
import { distanceInOklab, toOklab } from '#features/recommendations/visual/oklab.ts';
import { createRandom } from '#features/search/search.fixtures.ts';
import { createSamplePictures } from '../../sample/providers/pictures/sample/sample.provider.ts';
import {
  describeTimes,
  openSampleRecommendations,
  SCOPE,
} from './recommendations/open-sample-recommendations.ts';

const PRODUCT_COUNT = 100;
const SIMILAR_COUNT = 6;
const ROWS_PER_SHEET = 10;
const [WIDTH, HEIGHT, GAP] = [120, 180, 4];
/** Distance in OKLab up to which two colours of the catalogue count as the same. */
const MAX_TONE_DISTANCE = 0.12;

type ShownPicture = {
  readonly pictureId: string;
  readonly hex: string;
  /** Colour family of the catalogue. */
  readonly family: string;
};

const pictures = createSamplePictures(memoryPictures());
const setup = await openSampleRecommendations(pictures);
try {
  const measured = await measureMs(() => setup.recommendations.computeDescriptors());
  const { computed: count } = measured.result;
  console.log(`${count} descriptors computed, ${(measured.ms / count).toFixed(1)} ms each`);
  const random = createRandom(26);
  const rows: ShownPicture[][] = [];
  const times: number[] = [];
  const keys = setup.sold.map(({ productKey }) => productKey);
  while (rows.length < PRODUCT_COUNT) {
    const [productKey = ''] = keys.splice(Math.floor(random() * keys.length), 1);
    const colours = listColours(productKey);
    const colour = [...colours.keys()][Math.floor(random() * colours.size)] ?? '';
    const original = colours.get(colour);
    if (!original) continue;
    const query = { productKey, colour, limit: SIMILAR_COUNT };
    const { result, ms } = await measureMs(() =>
      setup.recommendations.findVisuallySimilar(SCOPE, query),
    );
    times.push(ms);
    rows.push([
      original,
      ...result.flatMap(
        (product) => listColours(product.productKey).get(product.colour ?? '') ?? [],
      ),
    ]);
  }
  console.log(`${PRODUCT_COUNT} calls, ${describeTimes(times)}`);
  const countWhere = (isSame: Comparison) => rows.filter((row) => areAll(row, isSame)).length;
  console.log(`all six of the same colour family in the catalogue: ${countWhere(isSameFamily)}`);
  console.log(`all six of about the same colour in the catalogue: ${countWhere(isSameTone)}`);
  for (const [index, row] of rows.entries())
    if (!areAll(row, isSameFamily)) console.log(`  row ${index + 1}: ${describeRow(row)}`);
  const [, , folder] = process.argv;
  if (folder !== undefined) await writeSheets(resolve(folder), rows);
} finally {
  await setup.close();
}

function listColours(productKey: string): Map<string, ShownPicture> {
  const product = setup.products.find((product) => product.productKey === productKey);
  return new Map(
    (product?.colours ?? []).flatMap(({ key, hex, facet: family, pictures: [first] }) =>
      first ? [[key, { pictureId: first.id, hex, family }]] : [],
    ),
  );
}

type Comparison = (a: ShownPicture, b: ShownPicture) => boolean;

/** False if there are fewer than six similar products. */
function areAll([original, ...others]: readonly ShownPicture[], isSame: Comparison): boolean {
  return (
    others.length === SIMILAR_COUNT && others.every((other) => original && isSame(original, other))
  );
}

function isSameFamily(a: ShownPicture, b: ShownPicture): boolean {
  return a.family === b.family;
}

function describeRow(row: readonly ShownPicture[]): string {
  return row.map(({ family, hex }) => `${family} ${hex}`).join(', ');
}

function isSameTone(a: ShownPicture, b: ShownPicture): boolean {
  const lab = toOklab(Buffer.from(`${a.hex}${b.hex}`.replaceAll('#', ''), 'hex'));
  return distanceInOklab(lab, 0, lab, 3) <= MAX_TONE_DISTANCE;
}

async function measureMs<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const started = performance.now();
  return { result: await work(), ms: performance.now() - started };
}

async function writeSheets(
  folder: string,
  rows: readonly (readonly ShownPicture[])[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let from = 0; from < rows.length; from += ROWS_PER_SHEET) {
    const cells = rows.slice(from, from + ROWS_PER_SHEET).flatMap((row, line) =>
      row.map(async ({ pictureId }, position) => ({
        input: await drawCell(pictureId),
        left: position * (WIDTH + GAP) + (position > 0 ? GAP * 4 : 0),
        top: line * (HEIGHT + GAP),
      })),
    );
    const size = {
      width: (SIMILAR_COUNT + 1) * (WIDTH + GAP) + GAP * 4,
      height: ROWS_PER_SHEET * (HEIGHT + GAP),
    };
    await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
      .composite(await Promise.all(cells))
      .png()
      .toFile(join(folder, `sheet-${String(from / ROWS_PER_SHEET + 1).padStart(2, '0')}.png`));
  }
}

async function drawCell(id: string): Promise<Buffer> {
  const master = await pictures.find(pictures.idFor?.(id, SCOPE.fascia) ?? id, WIDTH);
  if (!master) throw new Error(`There is no picture ${id}.`);
  return await sharp(master.body).resize(WIDTH, HEIGHT).png().toBuffer();
}
