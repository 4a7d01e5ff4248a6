/**
 * Opens recommendations on a database in a temporary folder with generated products in one to four
 * colours, each with the descriptor of a picture, and an index of the same products.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { memoryPictures } from '#features/pictures/pictures.fixtures.server.ts';
import { toOklab } from '#features/recommendations/visual/oklab.ts';
import {
  DESCRIPTOR_VERSION,
  toDescriptor,
} from '#features/recommendations/visual/picture-descriptor.ts';
import { createRandom, itemAt, searchRecords } from '#features/search/search.fixtures.ts';
import type { SearchRecord } from '#features/search/search.ts';
import { silentLog } from '#kit/log.ts';
import { createRecommendations } from '#providers/recommendations/embedded/recommendations.provider.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { SCOPE } from './open-sample-recommendations.ts';

/** Products written by one statement. */
const BATCH_SIZE = 2_000;
/** Number of different pictures of each colour family. */
const PICTURES_PER_FAMILY = 24;
/** Difference of a channel, 0 to 255, between pictures of a family and its first colour. */
const JITTER = 30;
const [WIDTH, HEIGHT] = [64, 80];

const addCategories = defineStatement<never>(
  'bench.addCategories',
  `insert into category (id, slug, parent_id, path, names, position)
   select gen_random_uuid(), c.slug, above.id, array[c.slug], '{}', 0
   from jsonb_to_recordset($1::jsonb) as c (slug text, parent text)
   left join category above on above.slug = c.parent`,
);
const addProducts = defineStatement<never>(
  'bench.addProducts',
  `insert into product (id, product_key, public_id, slug, brand, brand_slug, product_type,
     department, status, popularity, facts, record_hash)
   select gen_random_uuid(), p.key, p.key, p.key, p.brand, p.brand, 'fashion',
     p.department, 'live', p.popularity, '{}', ''
   from jsonb_to_recordset($1::jsonb)
     as p (key text, brand text, department text, popularity real)`,
);
const addProductCategories = defineStatement<never>(
  'bench.addProductCategories',
  `insert into product_category (category_id, product_id, position)
   select k.id, p.id, 0 from jsonb_to_recordset($1::jsonb) as c (key text, category text)
   join product p on p.product_key = c.key join category k on k.slug = c.category`,
);
const addColours = defineStatement<never>(
  'bench.addColours',
  `insert into product_colour (product_id, colour, labels, facet, hex, pictures, videos, position)
   select p.id, c.colour, '{}', c.family, '#000000',
     jsonb_build_array(jsonb_build_object('id', c.picture)), '[]', c.position
   from jsonb_to_recordset($1::jsonb)
     as c (key text, colour text, family text, picture text, position int)
   join product p on p.product_key = c.key`,
);
const addDescriptors = defineStatement<never>(
  'bench.addDescriptors',
  `insert into picture_descriptor (picture_id, version, descriptor)
   select c.picture, ${DESCRIPTOR_VERSION}, decode(c.descriptor, 'base64')
   from jsonb_to_recordset($1::jsonb) as c (picture text, descriptor text)`,
);

export async function openLargeDescriptors(products: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'parade-similar-'));
  const database = await openDatabase({ dataDir, log: silentLog });
  const close = async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const records = searchRecords(products);
    const search = await createMemorySearch(createMemoryCatalogue(records));
    await search.ready();
    const colours = await store(database, records);
    await database.execute('analyze');
    const open = () =>
      createRecommendations({
        ...{ database, pictureFascia: SCOPE.fascia, log: silentLog },
        ...{ openSearch: async () => search, openPictures: async () => memoryPictures() },
      });
    return { open, records, colours, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the number of colours. */
async function store(database: Database, records: readonly SearchRecord[]): Promise<number> {
  const levels = records.map(({ categorySlugs }) => categorySlugs);
  for (const level of [0, 1, 2]) {
    const parents = new Map(levels.map((slugs) => [slugs[level] ?? '', slugs[level - 1] ?? null]));
    const rows = [...parents].map(([slug, parent]) => ({ slug, parent }));
    await database.rows(addCategories, [JSON.stringify(rows)]);
  }
  const random = createRandom(26);
  const pictures = new Map<string, readonly string[]>();
  const pickDescriptor = (family: string) => {
    const base = [0, 1, 2].map(() => JITTER + Math.floor(random() * (256 - 2 * JITTER)));
    const descriptors =
      pictures.get(family) ??
      Array.from({ length: PICTURES_PER_FAMILY }, () => describePicture(base, random));
    pictures.set(family, descriptors);
    return itemAt(descriptors, random());
  };
  let count = 0;
  for (let from = 0; from < records.length; from += BATCH_SIZE) {
    const batch = records.slice(from, from + BATCH_SIZE);
    const colours = batch.flatMap(listColours).map((colour) => ({
      ...colour,
      descriptor: pickDescriptor(colour.family),
    }));
    count += colours.length;
    const products = batch.map(({ productKey, brandSlug, department, ...record }) => ({
      ...{ key: productKey, brand: brandSlug, department, popularity: record.popularity },
      category: record.categorySlugs.at(-1),
    }));
    await database.transaction(async (connection) => {
      for (const add of [addProducts, addProductCategories])
        await connection.rows(add, [JSON.stringify(products)]);
      for (const add of [addColours, addDescriptors])
        await connection.rows(add, [JSON.stringify(colours)]);
    });
  }
  return count;
}

/** Distinct colours, since a generated product may have one twice. */
function listColours({ productKey: key, colourVariants }: SearchRecord) {
  const byColour = new Map(colourVariants.map((variant) => [variant.colour, variant.colourFacet]));
  return [...byColour].map(([colour, family], position) => {
    return { key, colour, family, picture: `${key}.${colour}`, position };
  });
}

/** Descriptor of a rectangle on white, of about the colour `base` and of a random size. */
function describePicture(base: readonly number[], random: () => number): string {
  const colour = base.map((channel) => channel + Math.round((2 * random() - 1) * JITTER));
  const [left, top] = [4 + random() * 20, 4 + random() * 24];
  const isInside = (x: number, y: number) =>
    x >= left && x < WIDTH - left && y >= top && y < HEIGHT - top;
  const rgb = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, index) => {
    const pixel = Math.floor(index / 3);
    const inside = isInside(pixel % WIDTH, Math.floor(pixel / WIDTH));
    return inside ? (colour[index % 3] ?? 0) : 255;
  });
  const descriptor = toDescriptor({ lab: toOklab(rgb), width: WIDTH, height: HEIGHT });
  return Buffer.from(descriptor).toString('base64');
}
