/** SQL of reminders: requests, lists and ends. */
import { isoTime } from '#database/iso-time.ts';
import { defineStatement } from '#database/statement.ts';
import {
  type ExportedReminder,
  MAX_REMINDERS,
  REMINDER_OVERDUE_DAYS,
  REMINDER_QUEUED_DAYS,
  REMINDER_SENT_DAYS,
  type Reminder,
} from '#features/replenishment/replenishment.ts';

type Id = { readonly id: string };

/** $1 customer. Requests of one customer wait for each other, so that the limit holds. */
export const lockCustomer = defineStatement<Id>(
  'reminder.lockCustomer',
  'select id from customer where id = $1 for update',
);

/** $1 id, $2 customer, $3 fascia, $4 locale, $5 SKU, $6 item, $7 due. No row beyond the limit. */
export const saveReminder = defineStatement<Id>(
  'reminder.save',
  `insert into reminder (id, customer_id, fascia, locale, sku, item, due_at, status)
   select $1::uuid, $2::uuid, $3::text, $4::text, $5::text, $6::jsonb, $7::timestamptz, 'waiting'
   where (select count(*) from reminder r where r.customer_id = $2::uuid and r.status <> 'sent'
     and (r.fascia <> $3::text or r.sku <> $5::text)) < ${MAX_REMINDERS}
   on conflict (customer_id, fascia, sku) where status <> 'sent'
   do update set locale = excluded.locale, item = excluded.item, due_at = excluded.due_at,
     status = 'waiting', token_hash = null, sent_at = null, requested_at = clock_timestamp()
   returning id`,
);

/** $1 customer, $2 fascia or null. */
export const listReminders = defineStatement<Reminder>(
  'reminder.list',
  `select id, item, ${isoTime('due_at')} as "dueAt" from reminder
   where customer_id = $1 and status <> 'sent' and ($2::text is null or fascia = $2)
   order by due_at, id`,
);

/** $1 customer. */
export const exportReminders = defineStatement<ExportedReminder>(
  'reminder.export',
  `select fascia, locale, item, ${isoTime('due_at')} as "dueAt",
     ${isoTime('requested_at')} as "requestedAt",
     case status when 'sent' then ${isoTime('sent_at')} end as "sentAt"
   from reminder where customer_id = $1 order by requested_at, id`,
);

/** $1 id, $2 customer. */
export const removeReminder = defineStatement<Id>(
  'reminder.remove',
  `delete from reminder where id::text = $1 and customer_id = $2 and status <> 'sent' returning id`,
);

/** One row for a known link. */
export const countRemindersOfToken = defineStatement<{ readonly count: number }>(
  'reminder.countOfToken',
  `select (select count(*)::int from reminder r
     where r.customer_id = sent.customer_id and r.status <> 'sent') as count
   from reminder sent where sent.token_hash = $1 limit 1`,
);

/** One row for a known link. Its own reminders are kept, so that the link can be used again. */
export const removeRemindersOfToken = defineStatement<Id>(
  'reminder.removeOfToken',
  `with owner as (select customer_id as id from reminder where token_hash = $1 limit 1),
   closed as (update reminder set status = 'sent' where token_hash = $1 and status = 'queued'),
   removed as (
     delete from reminder r using owner where r.customer_id = owner.id and r.status <> 'sent'
       and r.token_hash is distinct from $1)
   select id from owner`,
);

/** $1 now. Covers emails whose job has failed for the last time. */
export const releaseUndeliveredReminders = defineStatement<never>(
  'reminder.releaseUndelivered',
  `update reminder set status = 'waiting', token_hash = null, sent_at = null
   where status = 'queued'
     and sent_at < $1::timestamptz - interval '${REMINDER_QUEUED_DAYS} days'`,
);

const EXPIRED = [
  `status = 'waiting' and due_at < $1::timestamptz - interval '${REMINDER_OVERDUE_DAYS} days'`,
  `status = 'sent' and sent_at < $1::timestamptz - interval '${REMINDER_SENT_DAYS} days'`,
];

/** $1 now. */
export const deleteOldReminders = defineStatement<never>(
  'reminder.deleteOld',
  `delete from reminder where id in (
     ${EXPIRED.map((old) => `(select id from reminder where ${old} limit 1000)`).join(' union all ')})`,
);
