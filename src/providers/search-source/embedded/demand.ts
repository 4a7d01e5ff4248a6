/** What shoppers did lately, as a lift of popularity: adds and conversions count most, and everything fades. */
import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';

/** What one of each is worth. */
const WORTH = { view: 0.1, click: 1, conversion: 4, add: 4 } as const;
/** After so many days it is worth half. */
const HALF_LIFE = 14;
const COUNTED_DAYS = 60;
/** Smaller differences are not worth an index's work. */
const LEAST_CHANGE = 0.02;
const CHANGED_AT_ONCE = 500;

const fading = (moment: string) =>
  `power(0.5, extract(epoch from now() - ${moment}) / 86400 / ${HALF_LIFE})`;

/**
 * One shopper counts once a day for a product and kind of event; whoever sends no token, once for all of them: it costs
 * nothing to send events. 150 adds of today lift a product by as much as the import's highest popularity.
 */
const update = defineStatement<{ product_key: string }>(
  'demand.update',
  `with event as (
     select distinct on (key, event_type, user_token, received_at::date) key as product_key, received_at as moment,
       case event_type when 'view' then ${WORTH.view} when 'click' then ${WORTH.click} else ${WORTH.conversion} end as worth
     from search_event, unnest(object_ids) as key
     where event_type in ('view', 'click', 'conversion') and received_at > now() - interval '${COUNTED_DAYS} days'
   ), added as (
     select v.product_id, ${WORTH.add} * ${fading('l.created_at')} as score from basket_line l join variant v on v.id = l.variant_id
     where l.created_at > now() - interval '${COUNTED_DAYS} days'
     union all
     select p.id, e.worth * ${fading('e.moment')} from event e join product p on p.product_key = e.product_key
   ), wanted as (
     select p.id, p.product_key, d.lift as before,
       coalesce(ln(1 + sum(a.score)), 0) * 0.2 * (select greatest(max(popularity), 1) from product) as lift
     from product p left join added a on a.product_id = p.id left join product_demand d on d.product_id = p.id
     where a.product_id is not null or d.product_id is not null group by p.id, p.product_key, d.lift
   ), due as (
     select * from wanted where abs(lift - coalesce(before, 0)) > ${LEAST_CHANGE}
     order by abs(lift - coalesce(before, 0)) desc limit ${CHANGED_AT_ONCE}
   ), saved as (
     insert into product_demand (product_id, lift) select id, lift from due
     on conflict (product_id) do update set lift = excluded.lift, updated_at = now()
   )
   select product_key from due`,
);

/** So that of several processes one does the work; it is over with the transaction. */
const claim = defineStatement<{ mine: boolean }>(
  'demand.claim',
  `select pg_try_advisory_xact_lock(7210945) as mine`,
);

/** How many products now stand elsewhere; indexes learn of them as of any change. */
export async function updateDemand(database: Database): Promise<number> {
  return database.transaction(async (connection) => {
    const [claimed] = await connection.rows(claim);
    if (!claimed?.mine) return 0;
    const changed = (await connection.rows(update)).map((row) => row.product_key);
    await publishChanges(connection, 'product', changed);
    return changed.length;
  });
}
