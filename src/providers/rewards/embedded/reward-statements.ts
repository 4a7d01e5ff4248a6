/** SQL of the entries of reward points. */
import { isoTime } from '#database/iso-time.ts';
import { defineStatement } from '#database/statement.ts';
import type { RewardEntry } from '#features/rewards/rewards.ts';

/** `$1` customer, `$2` fascia, `$3` order number, `$4` entries with their ids. */
export const insertEntries = defineStatement<never>(
  'reward.insert',
  `insert into reward_entry (id, customer_id, fascia, order_number, reference, points)
   select e.id, c.id, $2::text, $3::text, e.reference, e.points
   from customer c
   cross join jsonb_to_recordset($4::jsonb) as e(id uuid, reference text, points int)
   where c.id = $1::uuid order by e.id
   on conflict (fascia, order_number, reference) do nothing`,
);

/** `$1` customer. */
export const sumEntries = defineStatement<{ readonly balance: number }>(
  'reward.balance',
  `select coalesce(sum(points), 0)::float8 as balance from reward_entry
   where customer_id = $1::uuid`,
);

/** `$1` customer, `$2` id of the entry after which to begin, or null, `$3` limit. */
export const listEntries = defineStatement<RewardEntry>(
  'reward.list',
  `select id, fascia, order_number as "orderNumber", reference, points,
     ${isoTime('created_at')} as at
   from reward_entry where customer_id = $1::uuid and ($2::uuid is null or id < $2::uuid)
   order by id desc limit $3::int`,
);
