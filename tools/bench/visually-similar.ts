/**
 * Measures REC-2 on the sample: `npm run bench -- visually-similar [FOLDER]`. Prints times and the
 * number of products, of 100, whose six similar ones all have their colour family in the
 * catalogue, and whose six have about their tone there; with a folder, writes contact sheets
 * there: the product first, then the six, ten products to a sheet.
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

const PRODUCTS = 100;
const SHOWN = 6;
const ROWS = 10;
const [WIDTH, HEIGHT, GAP] = [120, 180, 4];
/** Distance in OKLab up to which the catalogue's tones of two colours count as one colour. */
const SAME_TONE = 0.12;

type Shown = {
  readonly pictureId: string;
  readonly hex: string;
  /** Colour family of the catalogue. */
  readonly family: string;
};

const pictures = createSamplePictures(memoryPictures());
const setup = await openSampleRecommendations(pictures);
try {
  const measured = await timeOf(() => setup.recommendations.computeDescriptors());
  const { computed: count } = measured.result;
  console.log(`${count} descriptors computed, ${(measured.ms / count).toFixed(1)} ms each`);
  const random = createRandom(26);
  const rows: Shown[][] = [];
  const times: number[] = [];
  const keys = setup.sold.map(({ productKey }) => productKey);
  while (rows.length < PRODUCTS) {
    const [productKey = ''] = keys.splice(Math.floor(random() * keys.length), 1);
    const colours = coloursOf(productKey);
    const colour = [...colours.keys()][Math.floor(random() * colours.size)] ?? '';
    const own = colours.get(colour);
    if (!own) continue;
    const query = { productKey, colour, limit: SHOWN };
    const { result, ms } = await timeOf(() =>
      setup.recommendations.findVisuallySimilar(SCOPE, query),
    );
    times.push(ms);
    rows.push([
      own,
      ...result.flatMap((product) => coloursOf(product.productKey).get(product.colour ?? '') ?? []),
    ]);
  }
  console.log(`${PRODUCTS} calls, ${describeTimes(times)}`);
  const countWhere = (isSame: Comparison) => rows.filter((row) => areAll(row, isSame)).length;
  console.log(`all six of the colour family of the catalogue: ${countWhere(isSameFamily)}`);
  console.log(`all six of about the tone of the catalogue: ${countWhere(isSameTone)}`);
  for (const [index, row] of rows.entries())
    if (!areAll(row, isSameFamily)) console.log(`  row ${index + 1}: ${describeRow(row)}`);
  const [, , folder] = process.argv;
  if (folder !== undefined) await writeSheets(resolve(folder), rows);
} finally {
  await setup.close();
}

function coloursOf(productKey: string): Map<string, Shown> {
  const product = setup.products.find((product) => product.productKey === productKey);
  return new Map(
    (product?.colours ?? []).flatMap(({ key, hex, facet: family, pictures: [first] }) =>
      first ? [[key, { pictureId: first.id, hex, family }]] : [],
    ),
  );
}

type Comparison = (a: Shown, b: Shown) => boolean;

/** False for fewer than six. */
function areAll([own, ...others]: readonly Shown[], isSame: Comparison): boolean {
  return others.length === SHOWN && others.every((other) => own && isSame(own, other));
}

function isSameFamily(a: Shown, b: Shown): boolean {
  return a.family === b.family;
}

function describeRow(row: readonly Shown[]): string {
  return row.map(({ family, hex }) => `${family} ${hex}`).join(', ');
}

function isSameTone(a: Shown, b: Shown): boolean {
  const lab = toOklab(Buffer.from(`${a.hex}${b.hex}`.replaceAll('#', ''), 'hex'));
  return distanceInOklab(lab, 0, lab, 3) <= SAME_TONE;
}

async function timeOf<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const started = performance.now();
  return { result: await work(), ms: performance.now() - started };
}

async function writeSheets(folder: string, rows: readonly (readonly Shown[])[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let from = 0; from < rows.length; from += ROWS) {
    const cells = rows.slice(from, from + ROWS).flatMap((row, line) =>
      row.map(async ({ pictureId }, position) => ({
        input: await drawCell(pictureId),
        left: position * (WIDTH + GAP) + (position > 0 ? GAP * 4 : 0),
        top: line * (HEIGHT + GAP),
      })),
    );
    const size = { width: (SHOWN + 1) * (WIDTH + GAP) + GAP * 4, height: ROWS * (HEIGHT + GAP) };
    await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
      .composite(await Promise.all(cells))
      .png()
      .toFile(join(folder, `sheet-${String(from / ROWS + 1).padStart(2, '0')}.png`));
  }
}

async function drawCell(id: string): Promise<Buffer> {
  const master = await pictures.find(pictures.idFor?.(id, SCOPE.fascia) ?? id, WIDTH);
  if (!master) throw new Error(`There is no picture ${id}.`);
  return await sharp(master.body).resize(WIDTH, HEIGHT).png().toBuffer();
}
