/** npm run studio -- check: measures what the pictures of each listing have in common. */
import sharp from 'sharp';
import { buildSampleCatalogue } from '#sample/catalogue/catalogue.ts';
import type { ModelName } from '#sample/models.ts';
import { developPicture, readNegative } from '#sample/studio/develop-picture.ts';
import { onGroundOf, parseStudioId } from '#sample/studio/picture-id.ts';
import { settingOf, settings } from '#sample/studio/settings.ts';

type Listing = { readonly fascia: string; readonly name: string; readonly fronts: string[] };
/** In CIELAB. */
type Tone = readonly [number, number, number];

const FASCIAS = ['aldermoor', 'nightjar', 'fernhollow'];
/** Smaller listings are not measured, because they have few pictures to compare. */
const MIN_LISTING_SIZE = 12;
/** Width of the measured pictures, and of the rim that shows only the background. */
const WIDTH = 200;
const BORDER = 10;

/** The first picture of each product's first colour, by fascia and category. */
export function listFronts(): Listing[] {
  const listings = new Map<string, Listing>();
  for (const product of buildSampleCatalogue().products) {
    const front = product.colours[0]?.pictures[0]?.id;
    const [department = '', group = ''] = (product.categories[0] ?? '').split('-');
    for (const fascia of product.availableFascias)
      for (const name of new Set([department, `${department}-${group}`])) {
        const key = `${fascia} ${name}`;
        const listing = listings.get(key) ?? { fascia, name, fronts: [] };
        if (front !== undefined) listing.fronts.push(onGroundOf(front, fascia) ?? front);
        listings.set(key, listing);
      }
  }
  return [...listings.values()].filter(({ fronts }) => fronts.length >= MIN_LISTING_SIZE);
}

/** Number of fronts that another product of the listing shows too. */
export function countRepeated(fronts: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const front of fronts) counts.set(front, (counts.get(front) ?? 0) + 1);
  return fronts.filter((front) => (counts.get(front) ?? 0) > 1).length;
}

export function difference(a: Tone, b: Tone): number {
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

/** Median tone of the left and right rim of the upper half, where no product stands. */
async function findBackground(id: string): Promise<Tone | null> {
  const body = await developPicture(id, WIDTH);
  if (!body) return null;
  const { data, info } = await sharp(body)
    .resize({ width: WIDTH })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels: Tone[] = [];
  for (let y = 0; y < info.height / 3; y += 1)
    for (let x = 0; x < BORDER; x += 1)
      for (const column of [x, info.width - 1 - x]) {
        const at = (y * info.width + column) * info.channels;
        pixels.push(toLab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
      }
  const median = (channel: 0 | 1 | 2) =>
    pixels.map((pixel) => pixel[channel]).toSorted((a, b) => a - b)[pixels.length >> 1] ?? 0;
  return [median(0), median(1), median(2)];
}

function toLab(...bytes: [number, number, number]): Tone {
  const [red, green, blue] = bytes.map((byte) =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  const bend = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Share of the picture's height that the coloured part of the model takes. */
async function measureHeight(model: ModelName, fascia: string): Promise<number> {
  const { light } = await readNegative({ model, view: 'front', print: null });
  const { data, info } = await sharp(light)
    .extractChannel(0)
    .resize({ width: WIDTH })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, y) =>
    data.subarray(y * info.width, (y + 1) * info.width).some((value) => value > 24),
  );
  const height = rows.lastIndexOf(true) - rows.indexOf(true) + 1;
  return Math.min(1, (height / info.height) * settings[settingOf(fascia)].closer);
}

async function measure({ fascia, name, fronts }: Listing, tones: Map<string, Tone>) {
  const models = [...new Set(fronts.flatMap((id) => parseStudioId(id)?.model ?? []))];
  for (const id of fronts) {
    const key = `${parseStudioId(id)?.model} ${fascia}`;
    const tone = tones.has(key) ? null : await findBackground(id);
    if (tone) tones.set(key, tone);
  }
  const listingTones = models.flatMap((model) => {
    const tone = tones.get(`${model} ${fascia}`);
    return tone ? [tone] : [];
  });
  const differences = listingTones.flatMap((item) =>
    listingTones.map((other) => difference(item, other)),
  );
  const heights = await Promise.all(models.map((model) => measureHeight(model, fascia)));
  const medianHeight = heights.toSorted((a, b) => a - b)[heights.length >> 1] ?? 1;
  const repeated = countRepeated(fronts);
  return {
    listing: `${fascia} ${name}`,
    products: fronts.length,
    models: models.length,
    'identical fronts': `${repeated} (${Math.round((100 * repeated) / fronts.length)} %)`,
    'ground, ΔE': Math.max(0, ...differences).toFixed(1),
    'height, from the median': `${Math.round(100 * (Math.min(...heights) / medianHeight - 1))} to +${Math.round(100 * (Math.max(...heights) / medianHeight - 1))} %`,
  };
}

export async function checkListings(): Promise<void> {
  const tones = new Map<string, Tone>();
  const rows = [];
  const order = ({ fascia }: Listing) => FASCIAS.indexOf(fascia);
  for (const listing of listFronts().toSorted((a, b) => order(a) - order(b)))
    rows.push(await measure(listing, tones));
  console.table(rows);
}
