/** Saves stock and prices of single variants, between full imports. */
import type { StockOutcome } from '#catalogue-import/catalogue-import.port.ts';
import type { Connection } from '#database/connection.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import type { StockChange } from '#features/catalogue/catalogue-records.ts';

type OwnedSku = { sku: string; product_id: string; product_key: string };

const findOwners = defineStatement<OwnedSku>(
  'import.stockOwners',
  `select v.sku, p.id as product_id, p.product_key from variant v join product p on p.id = v.product_id
   where v.sku = any($1::text[])`,
);

/** Locks products before their stock, as a full import does, which prevents deadlocks. */
const lockProducts = defineStatement<never>(
  'import.stockProducts',
  'select 1 from product where id = any($1::uuid[]) order by product_key for update',
);

const lockStock = defineStatement<never>(
  'import.stockRows',
  `select 1 from stock where variant_id in (select id from variant where sku = any($1::text[])) order by variant_id for update`,
);

/** Sets stock, but never below the reserved quantity; `is_clamped` marks such rows. */
const setStock = defineStatement<{
  sku: string;
  is_changed: boolean;
  is_clamped: boolean;
  reserved: number;
}>(
  'import.setStock',
  `with asked as (
     select v.id, a.sku, a.stock from jsonb_to_recordset($1::jsonb) as a(sku text, stock int) join variant v on v.sku = a.sku
   ), before as (
     select a.id, a.sku, a.stock, s.on_hand, s.reserved from asked a join stock s on s.variant_id = a.id
   ), changed as (
     update stock s set on_hand = greatest(b.stock, s.reserved) from before b
     where s.variant_id = b.id and s.on_hand <> greatest(b.stock, s.reserved) returning s.variant_id
   )
   select b.sku, c.variant_id is not null as is_changed, b.stock < b.reserved as is_clamped, b.reserved
   from before b left join changed c on c.variant_id = b.id`,
);

const setPrices = defineStatement<{ sku: string }>(
  'import.setPrices',
  `with changed as (
     insert into price (variant_id, currency, cent_amount, was_cent_amount)
     select v.id, a.currency, a.cent_amount, a.was_cent_amount
     from jsonb_to_recordset($1::jsonb) as a(sku text, currency text, cent_amount bigint, was_cent_amount bigint)
     join variant v on v.sku = a.sku
     on conflict (variant_id, currency) do update
       set cent_amount = excluded.cent_amount, was_cent_amount = excluded.was_cent_amount,
         pre_discount_cent_amount = null, discount_effects = null
       where (price.cent_amount, price.was_cent_amount) is distinct from (excluded.cent_amount, excluded.was_cent_amount)
     returning variant_id
   )
   select v.sku from changed c join variant v on v.id = c.variant_id`,
);

/**
 * Clears the hash: the product no longer equals the record last imported, so the next import of
 * that record must write it.
 */
const deleteHashes = defineStatement<never>(
  'import.deleteHashes',
  `update product set record_hash = ''::bytea, updated_at = now() where id = any($1::uuid[])`,
);

export async function saveStock(
  connection: Connection,
  changes: readonly StockChange[],
): Promise<StockOutcome> {
  const skus = changes.map(({ sku }) => sku);
  const owners = await connection.rows(findOwners, [skus]);
  const ownerBySku = new Map(owners.map((owner) => [owner.sku, owner]));
  await connection.rows(lockProducts, [[...new Set(owners.map(({ product_id }) => product_id))]]);
  await connection.rows(lockStock, [skus]);
  const stockRows = await connection.rows(setStock, [
    JSON.stringify(changes.filter(({ stock }) => stock !== undefined)),
  ]);
  const changedPrices = await connection.rows(setPrices, [
    JSON.stringify(changes.flatMap(priceRow)),
  ]);
  const repriced = new Set(changedPrices.map(({ sku }) => ownerBySku.get(sku)?.product_id ?? ''));
  await connection.rows(deleteHashes, [[...repriced]]);
  const changed = new Set(
    [...stockRows.filter(({ is_changed }) => is_changed), ...changedPrices].map(({ sku }) => sku),
  );
  await publishChanges(
    connection,
    'product',
    [...changed].map((sku) => ownerBySku.get(sku)?.product_key ?? ''),
  );
  return {
    counts: { created: 0, updated: changed.size, unchanged: owners.length - changed.size },
    unknown: skus.filter((sku) => !ownerBySku.has(sku)),
    clampedToReserved: stockRows
      .filter(({ is_clamped }) => is_clamped)
      .map(({ sku, reserved }) => ({ sku, reserved })),
  };
}

function priceRow({ sku, price }: StockChange) {
  return price
    ? [
        {
          sku,
          currency: price.currency,
          cent_amount: price.centAmount,
          was_cent_amount: price.wasCentAmount,
        },
      ]
    : [];
}
