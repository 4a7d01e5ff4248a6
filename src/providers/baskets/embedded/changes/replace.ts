/** Creates an empty basket; replaces the lines of a basket, each up to the available units. */
import type { Database } from '#database/database.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import type { BasketScope, ReplaceResult, RequestedItem } from '#features/basket/basket.port.ts';
import { MAX_LINE_QUANTITY, MAX_LINES } from '#features/basket/basket.ts';
import { checkQuantities, toItemProblem } from '../add-problems.ts';
import { lockBasket } from '../basket-statements.ts';
import { findBasket } from '../find.ts';

/** `$1` id, `$2` fascia, `$3` hash of the token. */
const insert = defineStatement<never>(
  'basket.insert',
  `insert into basket (id, fascia, token_hash, version) values ($1::uuid, $2, $3::bytea, 1)
   on conflict (fascia, token_hash) do nothing`,
);

export type ItemShortfall = {
  /** Index in the request. */
  readonly position: number;
  /** False for an item that the scope does not sell. */
  readonly known: boolean;
  readonly available: number;
  readonly added: number;
};

/**
 * `$1` basket, `$2` fascia, `$3` currency, `$4` items with the ids of new lines. Nothing is
 * reserved, so stock is read without a lock; expired reservations of others are available. Two skus
 * of one variant share its stock in the order of the request. The version rises with a change only.
 */
const replaceLines = defineStatement<ItemShortfall>(
  'basket.replaceLines',
  `with asked as (
     select * from jsonb_to_recordset($4::jsonb) as a(position int, sku text, quantity int, line_id uuid)
     limit ${MAX_LINES}
   ),
   item as materialized (
     select a.*, v.id as variant_id, v.cent_amount from asked a
     left join lateral (
       select v.id, m.cent_amount from (
         select id, product_id from variant where sku = a.sku or marketplace_sku = a.sku order by sku = a.sku desc limit 1
       ) v
       join product p on p.id = v.product_id and p.status = 'live'
       join product_fascia f on f.product_id = v.product_id and f.fascia = $2
       join price m on m.variant_id = v.id and m.currency = $3
     ) v on true
   ),
   available as materialized (
     select s.variant_id, least(${MAX_LINE_QUANTITY}, greatest(0, s.on_hand - s.reserved + (
       select coalesce(sum(r.quantity), 0) from reservation r where r.variant_id = s.variant_id and r.expires_at <= now()
     )))::int as units
     from stock s where s.variant_id in (select variant_id from item)
   ),
   part as materialized (
     select i.*, coalesce(a.units, 0) as units,
       least(i.quantity, greatest(0, coalesce(a.units, 0) - coalesce(sum(i.quantity) over earlier, 0)))::int as added
     from item i left join available a on a.variant_id = i.variant_id
     window earlier as (partition by i.variant_id order by i.position rows between unbounded preceding and 1 preceding)
   ),
   removed as (
     delete from basket_line where basket_id = $1::uuid
       and not (custom_hash = '' and variant_id in (select variant_id from part where added > 0))
     returning id
   ),
   line as (
     insert into basket_line (id, basket_id, variant_id, custom_hash, custom_fields, quantity, object_ids, added_price, added_currency)
     select (array_agg(line_id order by position))[1], $1::uuid, variant_id, '', '{}', sum(added)::int, '[]', max(cent_amount), $3
     from part where added > 0 group by variant_id order by min(position)
     on conflict (basket_id, variant_id, custom_hash) do update set quantity = excluded.quantity
       where basket_line.quantity <> excluded.quantity
     returning id
   ),
   changed as (
     update basket set version = version + 1, updated_at = now()
     where id = $1::uuid and (exists (select from removed) or exists (select from line))
   )
   select position, variant_id is not null as known, units as available, added
   from part where added < quantity order by position`,
);

export async function insertBasket(
  database: Database,
  { fascia, token }: BasketScope,
): Promise<void> {
  await database.rows(insert, [createUuid(), fascia, hashToken(token)]);
}

/** Returns null without a basket: one that was merged or deleted is not created again. */
export async function replace(
  database: Database,
  scope: BasketScope,
  items: readonly RequestedItem[],
): Promise<ReplaceResult | null> {
  checkQuantities(items, { min: 0, max: MAX_LINES });
  const rows = items.map(({ sku, quantity }, position) => ({
    ...{ position, sku, quantity, line_id: createUuid() },
  }));
  const { fascia, currency, token } = scope;
  return await database.transaction(async (connection) => {
    const [locked] = await connection.rows(lockBasket, [fascia, hashToken(token)]);
    if (!locked) return null;
    const values = [locked.id, fascia, currency, JSON.stringify(rows)];
    const shortfalls = await connection.rows(replaceLines, values);
    const shortages = shortfalls.flatMap((shortfall) => toShortage(items, shortfall));
    const basket = await findBasket(connection, scope);
    return basket && { basket, shortages };
  });
}

export function toShortage(
  items: readonly RequestedItem[],
  { position, known, available, added }: ItemShortfall,
): ReplaceResult['shortages'] {
  const item = items[position];
  if (!item) return [];
  const problem = toItemProblem(item.sku, position, known ? available : null);
  return [{ ...item, added, problem }];
}
