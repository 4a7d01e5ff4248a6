/** Raises popularity by recent demand: purchases and adds count most, and all events decay. */
import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import { isShopperBasket } from '#database/stock/shopper-baskets.ts';
import { SAVED_EVENT } from '#features/search-events/search-events.ts';

/** Score of one event; `save` where purchases and adds are counted by the shop itself. */
const EVENT_WEIGHTS = { view: 0.1, click: 1, save: 1, conversion: 4, add: 4, purchase: 4 } as const;
/** Half-life of a score. */
const HALF_LIFE_DAYS = 14;
const COUNTED_DAYS = 60;
/** Smallest change that is saved; smaller ones are not worth reindexing. */
const MIN_CHANGE = 0.02;
/** Products changed by one update. */
const MAX_CHANGES = 500;

const decayedSince = (moment: string) =>
  `power(0.5, extract(epoch from now() - ${moment}) / 86400 / ${HALF_LIFE_DAYS})`;

/**
 * An event type counts once per product, shopper and day; all shoppers without a token count as
 * one, because events need no authorisation. Basket lines count without this limit, and purchases
 * once for each paid order and product. A shop with such orders counts no purchase or add that a
 * browser reports. A score of about 150, as from 37 adds today, lifts a product by the highest
 * imported popularity.
 */
const update = defineStatement<{ product_key: string }>(
  'demand.update',
  `with own as (
     select exists (select from sales_order
       where paid_at > now() - interval '${COUNTED_DAYS} days' and not is_test) as has_orders
   ), event as (
     select distinct on (key, event_type, user_token, received_at::date) key as product_key, received_at as moment,
       case event_type when 'view' then ${EVENT_WEIGHTS.view} when 'click' then ${EVENT_WEIGHTS.click}
         else case when has_orders then ${EVENT_WEIGHTS.save} else ${EVENT_WEIGHTS.conversion} end end as worth
     from own, search_event, unnest(object_ids) as key
     where (event_type in ('view', 'click')
         or (event_type = 'conversion' and (not has_orders or event_name = '${SAVED_EVENT}')))
       and received_at > now() - interval '${COUNTED_DAYS} days'
   ), added as (
     select v.product_id, ${EVENT_WEIGHTS.add} * ${decayedSince('l.created_at')} as score from basket_line l join variant v on v.id = l.variant_id
     where l.created_at > now() - interval '${COUNTED_DAYS} days' and ${isShopperBasket('l.basket_id')}
     union all
     select s.product_id, ${EVENT_WEIGHTS.purchase} * ${decayedSince('o.paid_at')} from sales_order o
     cross join lateral (select distinct v.product_id from sales_order_line l
       join variant v on v.id = l.variant_id where l.order_id = o.id) s
     where o.paid_at > now() - interval '${COUNTED_DAYS} days' and not o.is_test
       and o.status not in ('cancelled', 'refunded')
     union all
     select p.id, e.worth * ${decayedSince('e.moment')} from event e join product p on p.product_key = e.product_key
   ), wanted as (
     select p.id, p.product_key, d.lift as before,
       coalesce(ln(1 + sum(a.score)), 0) * 0.2 * (select greatest(max(popularity), 1) from product) as lift
     from product p left join added a on a.product_id = p.id left join product_demand d on d.product_id = p.id
     where a.product_id is not null or d.product_id is not null group by p.id, p.product_key, d.lift
   ), due as (
     select * from wanted where abs(lift - coalesce(before, 0)) > ${MIN_CHANGE}
     order by abs(lift - coalesce(before, 0)) desc limit ${MAX_CHANGES}
   ), saved as (
     insert into product_demand (product_id, lift) select id, lift from due
     on conflict (product_id) do update set lift = excluded.lift, updated_at = now()
   )
   select product_key from due`,
);

/** Lock until the end of the transaction, so that only one of several processes runs the update. */
const claim = defineStatement<{ mine: boolean }>(
  'demand.claim',
  `select pg_try_advisory_xact_lock(7210945) as mine`,
);

/**
 * Publishes the changed products to the change feed, and returns their number; 0 if another process
 * runs the update.
 */
export async function updateDemand(database: Database): Promise<number> {
  return database.transaction(async (connection) => {
    const [claimed] = await connection.rows(claim);
    if (!claimed?.mine) return 0;
    const changed = (await connection.rows(update)).map((row) => row.product_key);
    await publishChanges(connection, 'product', changed);
    return changed.length;
  });
}
