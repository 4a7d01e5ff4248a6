/** Reads the described colours of a category, and keeps those of the last categories in memory. */
import { LRUCache } from 'lru-cache';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { DESCRIPTOR_BYTES } from '#features/recommendations/visual/picture-descriptor.ts';
import type { DescribedColours } from '#features/recommendations/visual/rank-alike.ts';

/** Colours of the most popular products of a category, and of a department, that are compared. */
export const MAX_COLOURS = 4_000;
/** Colours in memory, about 200 bytes each. */
const MAX_KEPT = 40_000;
const KEPT_MS = 60_000;

type DescribedRow = {
  readonly productKey: string;
  readonly colour: string;
  /** Slug of the main category; null without one. */
  readonly category: string | null;
  /** Slug of the category above it; null where there is none. */
  readonly parent: string | null;
  readonly descriptor: string;
};

const COLUMNS = `p.product_key as "productKey", c.colour, encode(d.descriptor, 'base64') as descriptor,
  k.slug as category, above.slug as parent`;
const DESCRIBED = `product p join product_colour c on c.product_id = p.id
  join picture_descriptor d on d.picture_id = c.pictures->0->>'id' and d.descriptor is not null
  left join product_category m on m.product_id = p.id and m.position = 0
  left join category k on k.id = m.category_id left join category above on above.id = k.parent_id`;

/** Products of a department, with `$2` those whose main category it is. */
const readDescribed = defineStatement<DescribedRow>(
  'recommendation.readDescribed',
  `select ${COLUMNS} from ${DESCRIBED}
   where p.department = $1 and p.status = 'live' and ($2::text is null or k.slug = $2)
   order by p.popularity desc, p.product_key, c.position limit ${MAX_COLOURS}`,
);

type OwnRow = DescribedRow & { readonly department: string };

const readOwn = defineStatement<OwnRow>(
  'recommendation.readOwnColours',
  `select ${COLUMNS}, p.department from ${DESCRIBED} where p.product_key = $1 order by c.position`,
);

export type OwnColour = Omit<OwnRow, 'descriptor'> & { readonly descriptor: Uint8Array };

/** The first colour where the key is of none; null where its picture is not measured. */
export async function readOwnColour(
  database: Database,
  productKey: string,
  colour: string | undefined,
): Promise<OwnColour | null> {
  const rows = await database.rows(readOwn, [productKey]);
  const row = rows.find((one) => one.colour === colour) ?? rows[0];
  return row ? { ...row, descriptor: Buffer.from(row.descriptor, 'base64') } : null;
}

export type DescribedCategories = {
  /** Colours of products of the department; of the category alone unless it is null. */
  readonly read: (department: string, category: string | null) => Promise<DescribedColours>;
};

/** New pictures are seen a minute later. */
export function createDescribedCategories(database: Database): DescribedCategories {
  const kept = new LRUCache<string, DescribedColours>({
    maxSize: MAX_KEPT,
    sizeCalculation: ({ names }) => names.length + 1,
    ttl: KEPT_MS,
  });
  return {
    async read(department, category) {
      const key = JSON.stringify([department, category]);
      const known = kept.get(key);
      if (known) return known;
      const colours = toColours(await database.rows(readDescribed, [department, category]));
      kept.set(key, colours);
      return colours;
    },
  };
}

function toColours(rows: readonly DescribedRow[]): DescribedColours {
  const descriptors = new Uint8Array(rows.length * DESCRIPTOR_BYTES);
  for (const [index, { descriptor }] of rows.entries())
    descriptors.set(
      Buffer.from(descriptor, 'base64').subarray(0, DESCRIPTOR_BYTES),
      index * DESCRIPTOR_BYTES,
    );
  return { names: rows.map(({ descriptor: _, ...name }) => name), descriptors };
}
