/** Frees expired reservations. Locks stock first, by variant id, as every statement does. */
import type { Connection } from '../connection.ts';
import { defineStatement } from '../statement.ts';

/** Products with at most 10 units enter the change feed, so that "only N left" is updated. */
const releaseExpired = defineStatement<{ released: number }>(
  'basket.releaseExpired',
  `with locked as materialized (
     select variant_id from stock where variant_id = any($1::uuid[]) order by variant_id for update
   ),
   gone as (
     delete from reservation r using locked l where r.variant_id = l.variant_id and r.expires_at <= now()
     returning r.variant_id, r.quantity
   ),
   moved as (
     update stock s set reserved = s.reserved - g.quantity
     from (select variant_id, sum(quantity)::int as quantity from gone group by variant_id) g
     where s.variant_id = g.variant_id
     returning s.variant_id, s.on_hand - s.reserved - g.quantity as lowest
   ),
   told as (
     insert into change (topic, key)
     select distinct 'product', p.product_key from moved m
     join variant v on v.id = m.variant_id join product p on p.id = v.product_id where m.lowest <= 10
   )
   select count(*)::int as released from gone`,
);

export async function releaseExpiredReservations(
  connection: Connection,
  variantIds: readonly string[],
): Promise<number> {
  const [row] = await connection.rows(releaseExpired, [variantIds]);
  return row?.released ?? 0;
}
