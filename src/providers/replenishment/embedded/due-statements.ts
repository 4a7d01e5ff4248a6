/** SQL of the emails of reminders: who is emailed, and about which products. */
import { isoTime } from '#database/iso-time.ts';
import type { DueRequest } from '#database/keys/customer-emails.ts';
import { defineStatement } from '#database/statement.ts';
import type { ReminderItem } from '#features/replenishment/replenishment.ts';

/** Reminders `r` of variants that still belong to the product, and are sold and in stock. */
const SOLD = `reminder r
  join variant v on v.sku = r.sku
  join product p on p.id = v.product_id and p.product_key = r.item->>'productKey'
    and p.status = 'live'
  join product_fascia f on f.product_id = p.id and f.fascia = r.fascia
  join stock s on s.variant_id = v.id and s.on_hand > s.reserved`;

/** $1 now, $2 customers. A reminder that is requested again meanwhile waits for its new time. */
export const claimDueReminders = defineStatement<DueRequest>(
  'reminder.claim',
  `with due as (
     select r.id, r.customer_id from ${SOLD}
     where r.status = 'waiting' and r.due_at <= $1::timestamptz),
   next as (select distinct customer_id from due order by customer_id limit $2::int)
   update reminder r set status = 'queued', sent_at = $1::timestamptz
   from due join next on next.customer_id = due.customer_id
   where r.id = due.id and r.status = 'waiting' and r.due_at <= $1::timestamptz
   returning r.id, r.customer_id as "customerId", r.fascia, r.locale,
     ${isoTime('r.requested_at', 'microsecond')} as "requestedAt"`,
);

/** $1 reminders, $2 the hash of the token of each, in hexadecimal digits. */
export const saveReminderTokens = defineStatement<never>(
  'reminder.saveTokens',
  `update reminder r set token_hash = decode(t.hash, 'hex')
   from unnest($1::uuid[], $2::text[]) as t (id, hash) where r.id = t.id`,
);

/** $1 hash of the token. Reminders of variants that are not on sale now wait again. */
export const releaseUnsold = defineStatement<never>(
  'reminder.releaseUnsold',
  `update reminder set status = 'waiting', token_hash = null, sent_at = null
   where token_hash = $1 and status = 'queued'
     and id not in (select r.id from ${SOLD} where r.token_hash = $1)`,
);

/** $1 hash of the token. */
export const listDueItems = defineStatement<{ readonly to: string; readonly item: ReminderItem }>(
  'reminder.listDueItems',
  `select c.email as "to", r.item from reminder r join customer c on c.id = r.customer_id
   where r.token_hash = $1 and r.status = 'queued' order by r.requested_at, r.id`,
);

/** $1 hash of the token, $2 now. */
export const closeReminders = defineStatement<never>(
  'reminder.close',
  `update reminder set status = 'sent', sent_at = $2::timestamptz
   where token_hash = $1 and status = 'queued'`,
);
