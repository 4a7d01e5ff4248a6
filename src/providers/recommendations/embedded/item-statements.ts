/** Reads and writes the counts of products. */
import type { Connection } from '#database/connection.ts';
import { defineStatement } from '#database/statement.ts';
import {
  type ItemCounts,
  mergePairs,
  type PairCounts,
} from '#features/recommendations/counts/count-pairs.ts';

/** A pair of fewer sessions is chance: similar products go before it. */
export const MIN_SESSIONS = 2;
/** Neighbours whose order is worth a new page. */
const COMPARED_NEIGHBOURS = 10;

type StoredPair = readonly [
  item: string,
  views: number,
  buys: number,
  viewers: number,
  buyers: number,
];
type ItemRow = {
  readonly item: string;
  readonly views: number;
  readonly buys: number;
  readonly trend: number;
  readonly neighbours: readonly StoredPair[];
};

const read = defineStatement<ItemRow>(
  'recommendation.read',
  `select product_key as item, views, buys, trend, neighbours
   from recommendation_item where product_key = any($1)`,
);

const readTotals = defineStatement<Pick<ItemRow, 'item' | 'views' | 'buys'>>(
  'recommendation.readTotals',
  `select product_key as item, views, buys from recommendation_item where product_key = any($1)`,
);

const readTrending = defineStatement<Pick<ItemRow, 'item'>>(
  'recommendation.readTrending',
  `select product_key as item from recommendation_item order by trend desc, product_key limit $1`,
);

const save = defineStatement<never>(
  'recommendation.save',
  `insert into recommendation_item (product_key, views, buys, trend, neighbours)
   select given->>0, (given->>1)::float8, (given->>2)::float8, (given->>3)::float8, (given->4)::jsonb
   from json_array_elements($1::json) as given
   on conflict (product_key) do update set views = excluded.views, buys = excluded.buys,
     trend = excluded.trend, neighbours = excluded.neighbours, updated_at = now()`,
);

const findByKey = defineStatement<{ given: string; item: string }>(
  'recommendation.findProducts',
  `select product_key as given, product_key as item from product where product_key = any($1)
   union all
   select v.sku, p.product_key from variant v join product p on p.id = v.product_id
   where v.sku = any($1)`,
);

/** Items in the order of the keys, without those that have no counts. */
export async function readItems(
  connection: Connection,
  keys: readonly string[],
): Promise<ItemCounts[]> {
  if (keys.length === 0) return [];
  const rows = await connection.rows(read, [keys]);
  const items = new Map(rows.map((row) => [row.item, toCounts(row)]));
  return keys.flatMap((key) => items.get(key) ?? []);
}

/** View and buy weights by item. */
export async function readWeights(connection: Connection, keys: readonly string[]) {
  const rows = await connection.rows(readTotals, [keys]);
  return new Map(rows.map(({ item, ...weights }) => [item, weights]));
}

/** The items most viewed and bought recently, in descending order. */
export async function readTrendingKeys(connection: Connection, limit: number): Promise<string[]> {
  return (await connection.rows(readTrending, [limit])).map(({ item }) => item);
}

/** Product key by key or sku, of those that the catalogue has. */
export async function findProductKeys(
  connection: Connection,
  given: readonly string[],
): Promise<Map<string, string>> {
  const rows = await connection.rows(findByKey, [given]);
  return new Map(rows.map((row) => [row.given, row.item]));
}

/**
 * Adds the counts to those that are stored. Only one writer at a time may call it. Returns the
 * items whose first neighbours are others now.
 */
export async function addItemCounts(
  connection: Connection,
  added: readonly ItemCounts[],
): Promise<string[]> {
  const keys = added.map(({ item }) => item);
  const stored = new Map((await readItems(connection, keys)).map((item) => [item.item, item]));
  const merged = added.map((counts) => merge(counts, stored.get(counts.item)));
  await connection.rows(save, [JSON.stringify(merged.map(toRow))]);
  return merged.flatMap((counts) => {
    const previous = stored.get(counts.item);
    return describeFirst(counts) === describeFirst(previous) ? [] : [counts.item];
  });
}

/** Neighbours that are shown at most, in their order, and whether each is trusted. */
function describeFirst(counts: ItemCounts | undefined): string {
  const first = [...(counts?.neighbours ?? [])].slice(0, COMPARED_NEIGHBOURS);
  return JSON.stringify(
    first.map(([item, { viewers, buyers }]) => [item, viewers + buyers >= MIN_SESSIONS]),
  );
}

function toCounts({ neighbours, ...totals }: ItemRow): ItemCounts {
  return {
    ...totals,
    neighbours: new Map(
      neighbours.map(([item, views, buys, viewers, buyers]): [string, PairCounts] => [
        item,
        { views, buys, viewers, buyers },
      ]),
    ),
  };
}

function merge(added: ItemCounts, stored: ItemCounts | undefined): ItemCounts {
  if (!stored) return added;
  return {
    item: added.item,
    views: added.views + stored.views,
    buys: added.buys + stored.buys,
    trend: added.trend + stored.trend,
    neighbours: mergePairs(stored.neighbours, added.neighbours),
  };
}

function toRow({ item, views, buys, trend, neighbours }: ItemCounts): readonly unknown[] {
  return [
    ...[item, views, buys, trend],
    [...neighbours].map(([other, pair]) => [
      ...[other, shorten(pair.views), shorten(pair.buys), pair.viewers, pair.buyers],
    ]),
  ];
}

/** Six digits are enough and half as long. */
function shorten(weight: number): number {
  return Number(weight.toPrecision(6));
}
