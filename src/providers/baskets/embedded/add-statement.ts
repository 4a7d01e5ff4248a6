/** Single SQL statement that adds to a basket: checks, reserves and writes, or writes nothing. */
import { defineStatement } from '#database/statement.ts';
import { MAX_ADD_ITEMS, MAX_LINES } from '#features/basket/basket.ts';

export type AddOutcome = {
  /** `again`: another request changed the basket after this statement's snapshot; retry. */
  verdict: 'done' | 'replayed' | 'keyReused' | 'refused' | 'second' | 'full' | 'again';
  line_ids: string[] | null;
  /** True when units were not reserved because of the limits. */
  is_limited: boolean;
  /** Position of the item that would be a second membership. */
  second_at: number | null;
  /** Items that are not available, in the order of the request. */
  unavailable_items:
    | { position: number; known: boolean; available: number; in_basket: number }[]
    | null;
};

/**
 * Parameters: `$1` items, `$2` fascia, `$3` currency, `$4` token hash, `$5` id for a new basket,
 * `$6` minutes of reservation, `$7` scope of the idempotency key, `$8` key or null, `$9` hash of
 * the request, `$10` network or null, `$11` units that one basket may reserve, `$12` units that the
 * network may reserve.
 *
 *     seen, locked ───> fresh
 *     asked ──> item ─> want ─> locked_stock ─> need ─> freed ─> balance
 *                                                                   │
 *     fresh, replay, single, line_limit, unavailable <── (balance) ─┤
 *               └──> accepted ──> new_basket or changed_basket      │
 *                                     └──> target ──> line          │
 *                                            └──> missing <─────────┘
 *                                                   └──> room, taken
 *                                                          ├──> new_reservation
 *                                                          ├──> extended_reservation
 *                                                          └──> moved ──> published_change
 *     target, line ──> stored_key
 *
 * `freed` deletes only expired reservations of others; the parts after it write nothing without a
 * `target`, except that `moved` returns what `freed` deleted.
 *
 * The inner `limit` gives the planner an upper bound of the row count.
 *
 * Locks: the basket, then stock by variant id. A statement reads the snapshot of its start, but a
 * lock returns the latest row: when the two differ in the basket's version or time, nothing is
 * written and the caller tries again. An order of the basket changes its time only.
 */
export const addStatement = defineStatement<AddOutcome>(
  'basket.add',
  `with asked as (
     select * from jsonb_to_recordset($1::jsonb)
       as a(position int, sku text, quantity int, line_id uuid, custom_hash text, custom_fields jsonb, shown_price bigint, object_ids jsonb, query_id text)
     limit ${MAX_ADD_ITEMS}
   ),
   seen as materialized (select id, version, updated_at from basket where fascia = $2 and token_hash = $4),
   locked as materialized (select id, version, updated_at from basket where fascia = $2 and token_hash = $4 for update),
   fresh as materialized (
     select (select (version, updated_at) from seen) is not distinct from (select (version, updated_at) from locked) as is_fresh
   ),
   replay as materialized (
     select request_hash, result from idempotency_key where scope = $7 and key = $8::text and expires_at > now()
   ),
   item as materialized (
     select a.*, v.id as variant_id, v.cent_amount, coalesce(v.is_single, false) as is_single from asked a
     left join lateral (
       select v.id, m.cent_amount, (p.facts->>'isPremier')::boolean as is_single from (
         select id, product_id from variant where sku = a.sku or marketplace_sku = a.sku order by sku = a.sku desc limit 1
       ) v
       join product p on p.id = v.product_id and p.status = 'live'
       join product_fascia f on f.product_id = v.product_id and f.fascia = $2
       join price m on m.variant_id = v.id and m.currency = $3
     ) v on true
   ),
   want as materialized (select variant_id, sum(quantity)::int as quantity from item where variant_id is not null group by variant_id),
   locked_stock as materialized (
     select s.variant_id, s.on_hand, s.reserved from stock s
     where s.variant_id in (select variant_id from want) and (select is_fresh from fresh) and not exists (select from replay)
     order by s.variant_id for update
   ),
   basket_reserved as materialized (
     select r.variant_id, r.quantity from reservation r
     join locked_stock s on s.variant_id = r.variant_id
     where r.basket_id = (select id from locked) for update of r
   ),
   order_reserved as materialized (
     select r.variant_id, r.quantity from sales_order o join reservation r on r.basket_id = o.id
     where o.basket_id = (select id from locked) and o.status = 'pending'
   ),
   need as materialized (
     select s.variant_id, w.quantity as wanted, coalesce(h.quantity, 0) + coalesce(o.quantity, 0) as basket_reserved, s.on_hand, s.reserved,
       coalesce((select sum(l.quantity)::int from basket_line l
                 where l.basket_id = (select id from locked) and l.variant_id = s.variant_id), 0) as in_basket
     from locked_stock s join want w on w.variant_id = s.variant_id left join basket_reserved h on h.variant_id = s.variant_id
     left join order_reserved o on o.variant_id = s.variant_id
   ),
   freed as (
     delete from reservation r using need n
     where r.variant_id = n.variant_id and r.expires_at <= now()
       and r.basket_id is distinct from (select id from locked)
       and n.in_basket + n.wanted - n.basket_reserved > n.on_hand - n.reserved
     returning r.variant_id, r.quantity
   ),
   balance as materialized (
     select n.*, f.quantity as freed, n.on_hand - n.reserved + f.quantity as free
     from need n cross join lateral (
       select coalesce(sum(freed.quantity), 0)::int as quantity from freed where freed.variant_id = n.variant_id
     ) f
   ),
   unavailable as materialized (
     select i.position, i.variant_id is not null as known, greatest(b.free + b.basket_reserved - b.in_basket, 0) as available, b.in_basket
     from item i left join balance b on b.variant_id = i.variant_id
     where (select is_fresh from fresh) and not exists (select from replay)
       and (i.variant_id is null or b.variant_id is null or b.in_basket + b.wanted - b.basket_reserved > b.free)
   ),
   line_limit as materialized (
     select (select count(*) from basket_line where basket_id = (select id from locked)) + (
       select count(*) from (select distinct variant_id, custom_hash from item) i
       where not exists (select from basket_line l where l.basket_id = (select id from locked)
                           and l.variant_id = i.variant_id and l.custom_hash = i.custom_hash)
     ) > ${MAX_LINES} as is_full
   ),
   single as materialized (
     select min(i.position) as second_at
     from (select position, sum(quantity) over (order by position) as asked from item where is_single) i
     where i.asked > 1 or exists (
       select from basket_line l join variant v on v.id = l.variant_id join product p on p.id = v.product_id
       where l.basket_id = (select id from locked) and (p.facts->>'isPremier')::boolean
     )
   ),
   accepted as materialized (
     select (select is_fresh from fresh) and not exists (select from replay) and not exists (select from unavailable)
       and (select second_at from single) is null and not (select is_full from line_limit) as is_accepted
   ),
   new_basket as (
     insert into basket (id, fascia, token_hash, version)
     select $5::uuid, $2, $4::bytea, 1 where (select is_accepted from accepted) and not exists (select from seen)
     on conflict do nothing returning id
   ),
   changed_basket as (
     update basket set version = version + 1, updated_at = now()
     where id = (select id from locked) and (select is_accepted from accepted) returning id
   ),
   target as materialized (select id from new_basket union all select id from changed_basket),
   line as (
     insert into basket_line
       (id, basket_id, variant_id, custom_hash, custom_fields, quantity, object_ids, query_id, added_price, added_currency)
     select (array_agg(i.line_id order by i.position))[1], t.id, i.variant_id, i.custom_hash, (array_agg(i.custom_fields))[1],
       sum(i.quantity)::int, (array_agg(i.object_ids order by i.position))[1], (array_agg(i.query_id order by i.position))[1],
       coalesce(max(i.shown_price), max(i.cent_amount)), $3
     from item i cross join target t group by t.id, i.variant_id, i.custom_hash order by min(i.position)
     on conflict (basket_id, variant_id, custom_hash) do update
       set quantity = basket_line.quantity + excluded.quantity, object_ids = excluded.object_ids, query_id = excluded.query_id,
         added_price = excluded.added_price, added_currency = excluded.added_currency
     returning id
   ),
   missing as materialized (
     select b.variant_id, case when $6::float8 > 0 then greatest(b.in_basket + b.wanted - b.basket_reserved, 0) else 0 end as quantity
     from balance b where exists (select from target)
   ),
   room as materialized (
     select coalesce(sum(m.quantity), 0) <= least(
       $11::int - (select coalesce(sum(quantity), 0) from reservation where basket_id = (select id from locked) and expires_at > now()),
       $12::int - (select coalesce(sum(quantity), 0) from reservation where network = $10::text and expires_at > now())
     ) as is_enough from missing m
   ),
   taken as materialized (
     select variant_id, case when (select is_enough from room) then quantity else 0 end as quantity from missing
   ),
   new_reservation as (
     insert into reservation (basket_id, variant_id, quantity, expires_at, network)
     select t.id, k.variant_id, k.quantity, now() + $6::float8 * interval '1 minute', $10::text
     from taken k cross join target t where k.quantity > 0
     on conflict (basket_id, variant_id) do update
       set quantity = reservation.quantity + excluded.quantity, expires_at = excluded.expires_at, network = excluded.network
   ),
   extended_reservation as (
     update reservation r set expires_at = now() + $6::float8 * interval '1 minute'
     from target t
     where r.basket_id = t.id and r.expires_at > now() and $6::float8 > 0
       and r.variant_id not in (select variant_id from taken where quantity > 0)
   ),
   moved as (
     update stock s set reserved = s.reserved - b.freed + coalesce(k.quantity, 0)
     from balance b left join taken k on k.variant_id = b.variant_id
     where s.variant_id = b.variant_id and b.freed <> coalesce(k.quantity, 0)
     returning s.variant_id, least(b.free - b.freed, b.free - coalesce(k.quantity, 0)) as lowest
   ),
   published_change as (
     insert into change (topic, key)
     select distinct 'product', p.product_key from moved m
     join variant v on v.id = m.variant_id join product p on p.id = v.product_id where m.lowest <= 10
   ),
   stored_key as (
     insert into idempotency_key (scope, key, request_hash, result, expires_at)
     select $7, $8, $9::bytea, (select json_agg(id) from line), now() + interval '24 hours'
     from target where $8 is not null
     on conflict (scope, key) do update
       set request_hash = excluded.request_hash, result = excluded.result, expires_at = excluded.expires_at
   )
   select
     case
       when not (select is_fresh from fresh) then 'again'
       when exists (select from replay) then
         case when (select request_hash from replay) = $9::bytea then 'replayed' else 'keyReused' end
       when exists (select from unavailable) then 'refused'
       when (select second_at from single) is not null then 'second'
       when (select is_full from line_limit) then 'full'
       when not exists (select from target) then 'again'
       else 'done'
     end as verdict,
     coalesce((select json_agg(id) from line), (select result::json from replay)) as line_ids,
     exists (select from missing where quantity > 0) and not (select is_enough from room) as is_limited,
     (select second_at from single) as second_at,
     (select json_agg(u order by position) from unavailable u) as unavailable_items`,
);
