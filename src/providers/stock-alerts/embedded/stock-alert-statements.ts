/** SQL of stock alerts. */
import { isoTime } from '#database/iso-time.ts';
import { defineStatement } from '#database/statement.ts';
import {
  ALERT_DAYS,
  EXCLUSIVE_NOTICE_HOURS,
  type ExportedStockAlert,
  SENT_DAYS,
  type StockAlert,
  UNCONFIRMED_DAYS,
} from '#features/stock-alerts/stock-alert.ts';
import type { StockAlertEmail } from '#features/stock-alerts/stock-alerts.port.ts';

const COLUMNS = `a.id, a.item, a.status, ${isoTime('a.requested_at')} as "requestedAt"`;

/** Condition of a link that confirms; that of a sent alert is in its back-in-stock email. */
const VALID = `(a.status = 'waiting' or a.status = 'unconfirmed'
  and a.requested_at > now() - interval '${UNCONFIRMED_DAYS} days')`;

/** Serialises the requests of one recipient, so that the count below is exact. */
export const lockRecipient = defineStatement<never>(
  'stockAlert.lockRecipient',
  `select from (select pg_advisory_xact_lock(hashtextextended('stock alert ' || $1, 0))) as locked`,
);

export const countOwn = defineStatement<{ readonly count: number }>(
  'stockAlert.countOwn',
  `select count(*)::int as count from stock_alert
   where (customer_id = $1::uuid or email = $2) and status = 'waiting'
     and not (fascia = $3 and sku = $4)`,
);

/** $1 id, $2 fascia, $3 locale, $4 SKU, $5 item, $6 customer, $7 email, $8 token hash. */
const VALUES = `(id, fascia, locale, sku, item, customer_id, email, token_hash, status, confirmed_at)
   values ($1::uuid, $2, $3, $4, $5::jsonb, $6::uuid, $7::text, $8,`;

export const saveOfCustomer = defineStatement<never>(
  'stockAlert.saveOfCustomer',
  `insert into stock_alert ${VALUES} 'waiting', clock_timestamp())
   on conflict (customer_id, fascia, sku) where customer_id is not null and status <> 'sent'
   do update set locale = excluded.locale, item = excluded.item,
     requested_at = clock_timestamp()`,
);

/** Changes no alert that is confirmed: its link stays valid after another request. */
export const saveOfGuest = defineStatement<{ readonly id: string }>(
  'stockAlert.saveOfGuest',
  `insert into stock_alert ${VALUES} 'unconfirmed', null)
   on conflict (email, fascia, sku) where email is not null and status <> 'sent'
   do update set locale = excluded.locale, item = excluded.item,
     token_hash = excluded.token_hash, requested_at = clock_timestamp()
     where stock_alert.status = 'unconfirmed'
   returning id`,
);

export const findByToken = defineStatement<StockAlert>(
  'stockAlert.byToken',
  `select ${COLUMNS} from stock_alert a where a.token_hash = $1 and ${VALID}`,
);

export const confirmByToken = defineStatement<never>(
  'stockAlert.confirm',
  `update stock_alert a set status = 'waiting', confirmed_at = clock_timestamp()
   where a.token_hash = $1 and a.status = 'unconfirmed' and ${VALID}`,
);

export const listOfCustomer = defineStatement<StockAlert>(
  'stockAlert.list',
  `select ${COLUMNS} from stock_alert a where a.customer_id = $1 and a.status = 'waiting'
   order by a.requested_at desc, a.id`,
);

export const exportStockAlerts = defineStatement<ExportedStockAlert>(
  'stockAlert.export',
  `select a.item, a.status, ${isoTime('a.requested_at')} as "requestedAt",
     case a.status when 'sent' then ${isoTime('a.sent_at')} end as "sentAt"
   from stock_alert a where a.customer_id = $1 order by a.requested_at, a.id`,
);

/** $1 hash of a token; or $2 id and $3 customer. */
export const remove = defineStatement<{ readonly id: string }>(
  'stockAlert.remove',
  `delete from stock_alert where (token_hash = $1 and status <> 'sent') or (id = $2::uuid and customer_id = $3::uuid)
   returning id`,
);

/** Alerts of the recipient of the back-in-stock email `own`. */
const OF_RECIPIENT = '(a.customer_id = own.customer_id or a.email = own.email)';
const OWN = "own as (select * from stock_alert where token_hash = $1 and status = 'sent')";

export const countForStopLink = defineStatement<{ readonly count: number }>(
  'stockAlert.countForStopLink',
  `with ${OWN} select (select count(*)::int from stock_alert a
     where a.status <> 'sent' and ${OF_RECIPIENT}) as count from own`,
);

/** Emails that are queued find no link any more, and are not sent. */
export const removeForStopLink = defineStatement<{ readonly id: string }>(
  'stockAlert.removeForStopLink',
  `with ${OWN},
   removed as (delete from stock_alert a using own where a.status <> 'sent' and ${OF_RECIPIENT}),
   ended as (update stock_alert a set token_hash = null from own
     where a.status = 'sent' and a.id <> own.id and ${OF_RECIPIENT})
   select id from own`,
);

/** $1 ids, $2 the hash of the token of each, in hexadecimal digits. */
export const saveStopTokens = defineStatement<never>(
  'stockAlert.saveStopTokens',
  `update stock_alert a set token_hash = decode(t.hash, 'hex')
   from unnest($1::uuid[], $2::text[]) as t (id, hash) where a.id = t.id`,
);

/**
 * $1 now. Assigns units that are neither reserved nor recently announced to the first of the queue.
 * Of two concurrent processes, the second finds the rows of the first as sent, and changes none.
 */
export const claimBackInStock = defineStatement<
  Omit<StockAlertEmail, 'kind' | 'token'> & { readonly id: string }
>(
  'stockAlert.claimBackInStock',
  `with free as (
     select v.sku, v.product_id, s.on_hand - s.reserved - (
       select count(*) from stock_alert r where r.sku = v.sku and r.status = 'sent'
         and r.sent_at > $1::timestamptz - interval '${EXCLUSIVE_NOTICE_HOURS} hours') as units
     from (select distinct sku from stock_alert where status = 'waiting') w
     join variant v on v.sku = w.sku join stock s on s.variant_id = v.id
     join product p on p.id = v.product_id and p.status = 'live'
     where s.on_hand > s.reserved),
   queue as (
     select a.id, row_number() over (partition by a.sku order by a.confirmed_at, a.id) as place,
       free.units
     from free join stock_alert a on a.sku = free.sku and a.status = 'waiting'
     join product_fascia f on f.product_id = free.product_id and f.fascia = a.fascia
     where free.units > 0),
   due as (select id from queue where place <= units limit 500)
   update stock_alert a set status = 'sent', sent_at = $1::timestamptz
   from due, stock_alert same left join customer c on c.id = same.customer_id
   where a.id = due.id and same.id = a.id and a.status = 'waiting'
   returning a.id, a.fascia, a.locale, a.item, coalesce(c.email, a.email) as "to"`,
);

const EXPIRED = [
  `status = 'unconfirmed' and requested_at < $1::timestamptz - interval '${UNCONFIRMED_DAYS} days'`,
  `status = 'waiting' and requested_at < $1::timestamptz - interval '${ALERT_DAYS} days'`,
  `status = 'sent' and sent_at < $1::timestamptz - interval '${SENT_DAYS} days'`,
];

export const deleteOld = defineStatement<never>(
  'stockAlert.deleteOld',
  `delete from stock_alert where id in (
     ${EXPIRED.map((old) => `(select id from stock_alert where ${old} limit 1000)`).join(' union all ')})`,
);
