/** Reads the descriptors of a category, and keeps those of the last categories in memory. */
import { LRUCache } from 'lru-cache';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import {
  DESCRIPTOR_BYTES,
  DESCRIPTOR_VERSION,
} from '#features/recommendations/visual/picture-descriptor.ts';
import type { ColourDescriptors } from '#features/recommendations/visual/rank-similar.ts';

/** Colours of the most popular products of a category, and of a department, that are compared. */
const MAX_PRODUCT_COLOURS = 4_000;
/** Colours in memory, about 200 bytes each. */
const MAX_CACHED = 40_000;
const TTL_MS = 60_000;

type DescriptorRow = {
  readonly productKey: string;
  readonly colour: string;
  /** Colour family of the catalogue. */
  readonly family: string;
  /** Slug of the main category; null without one. */
  readonly category: string | null;
  /** Slug of the category above it; null where there is none. */
  readonly parent: string | null;
  readonly descriptor: string;
};

const COLUMNS = `p.product_key as "productKey", c.colour, c.facet as family, encode(d.descriptor, 'base64') as descriptor,
  k.slug as category, above.slug as parent`;
const DESCRIPTORS = `join product_colour c on c.product_id = p.id
  join picture_descriptor d on d.picture_id = c.pictures->0->>'id'
    and d.version = ${DESCRIPTOR_VERSION} and d.descriptor is not null
  left join product_category m on m.product_id = p.id and m.position = 0
  left join category k on k.id = m.category_id left join category above on above.id = k.parent_id`;

/** Limits the products before their descriptors are read: half the time or less at 100,000. */
function selectPopular(products: string): string {
  const columns = 'p.id, p.product_key, p.popularity';
  const order = 'order by p.popularity desc, p.product_key';
  return `select ${COLUMNS}
    from (select ${columns} from ${products} ${order} limit ${MAX_PRODUCT_COLOURS}) p ${DESCRIPTORS}
    ${order}, c.position limit ${MAX_PRODUCT_COLOURS}`;
}

const readDepartment = defineStatement<DescriptorRow>(
  'recommendation.readDepartmentDescriptors',
  selectPopular(`product p where p.department = $1 and p.status = 'live'`),
);

/** Products of a department whose main category it is. */
const readCategory = defineStatement<DescriptorRow>(
  'recommendation.readCategoryDescriptors',
  selectPopular(`category main join product_category m on m.category_id = main.id and m.position = 0
    join product p on p.id = m.product_id
    where p.department = $1 and p.status = 'live' and main.slug = $2`),
);

type OwnRow = DescriptorRow & { readonly department: string };

const readOwn = defineStatement<OwnRow>(
  'recommendation.readOwnColours',
  `select ${COLUMNS}, p.department from product p ${DESCRIPTORS}
   where p.product_key = $1 order by c.position`,
);

export type SourceColour = Omit<OwnRow, 'descriptor'> & { readonly descriptor: Uint8Array };

/**
 * The first colour if `colour` is not one of the product’s; null if its picture has no descriptor.
 */
export async function readSourceColour(
  database: Database,
  productKey: string,
  colour: string | undefined,
): Promise<SourceColour | null> {
  const rows = await database.rows(readOwn, [productKey]);
  const row = rows.find((row) => row.colour === colour) ?? rows[0];
  return row ? { ...row, descriptor: Buffer.from(row.descriptor, 'base64') } : null;
}

export type DescriptorReader = {
  /** Colours of products of the department; of the category alone unless it is null. */
  readonly read: (department: string, category: string | null) => Promise<ColourDescriptors>;
};

/** New descriptors are seen a minute later. Concurrent calls share one query. */
export function createDescriptorReader(database: Database): DescriptorReader {
  const cache = new LRUCache<string, ColourDescriptors>({
    maxSize: MAX_CACHED,
    sizeCalculation: ({ names }) => names.length + 1,
    ttl: TTL_MS,
  });
  const loading = new Map<string, Promise<ColourDescriptors>>();
  async function load(key: string, department: string, category: string | null) {
    try {
      const rows = await (category === null
        ? database.rows(readDepartment, [department])
        : database.rows(readCategory, [department, category]));
      const colours = toColours(rows);
      cache.set(key, colours);
      return colours;
    } finally {
      loading.delete(key);
    }
  }
  return {
    async read(department, category) {
      const key = JSON.stringify([department, category]);
      const cached = cache.get(key);
      if (cached) return cached;
      const running = loading.get(key) ?? load(key, department, category);
      loading.set(key, running);
      return await running;
    },
  };
}

function toColours(rows: readonly DescriptorRow[]): ColourDescriptors {
  const descriptors = new Uint8Array(rows.length * DESCRIPTOR_BYTES);
  for (const [index, { descriptor }] of rows.entries())
    descriptors.set(
      Buffer.from(descriptor, 'base64').subarray(0, DESCRIPTOR_BYTES),
      index * DESCRIPTOR_BYTES,
    );
  return { names: rows.map(({ descriptor: _, ...name }) => name), descriptors };
}
