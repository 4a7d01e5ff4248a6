/** SQL of counts of ads. */
import { defineStatement } from '#database/statement.ts';
import type { AdCounts } from '#features/sponsored/sponsored.port.ts';
import { AD_COUNT_DAYS } from '#features/sponsored/sponsored.ts';

/** $1 fascia, $2 ad, $3 day, $4 views, $5 clicks, $6 digest. */
export const addAdCounts = defineStatement<never>(
  'sponsored.add',
  `with first as (
     insert into sponsored_caller (day, digest) values ($3::date, $6::bytea)
     on conflict do nothing returning day)
   insert into sponsored_count (fascia, ad, day, views, clicks)
   select $1::text, $2::text, day, $4::int, $5::int from first
   on conflict (fascia, ad, day) do update
   set views = sponsored_count.views + excluded.views,
     clicks = sponsored_count.clicks + excluded.clicks`,
);

/** $1 fascia, $2 first day. */
export const listAdCounts = defineStatement<AdCounts>(
  'sponsored.list',
  `select ad, day::text as day, views, clicks from sponsored_count
   where fascia = $1 and day >= $2::date order by day, ad`,
);

/** $1 now. */
export const deleteOldAdCounts = defineStatement<never>(
  'sponsored.deleteOld',
  `delete from sponsored_count where (fascia, ad, day) in
     (select fascia, ad, day from sponsored_count
      where day < ($1::timestamptz at time zone 'UTC')::date - ${AD_COUNT_DAYS} limit 1000)`,
);

/** $1 now. Runs are a minute apart. */
export const deleteFormerCallers = defineStatement<never>(
  'sponsored.deleteFormerCallers',
  `delete from sponsored_caller where (day, digest) in
     (select day, digest from sponsored_caller
      where day < ($1::timestamptz at time zone 'UTC')::date limit 10000)`,
);
