/** SQL of price alerts: requests, lists and ends. */
import { isoTime } from '#database/iso-time.ts';
import { defineStatement } from '#database/statement.ts';
import {
  type ExportedPriceAlert,
  PRICE_ALERT_DAYS,
  PRICE_ALERT_QUEUED_DAYS,
  PRICE_ALERT_SENT_DAYS,
  type PriceAlert,
} from '#features/price-alerts/price-alert.ts';

/** SQL of a `Money` in the currency of the alert `a`. */
export const moneyOf = (centAmount: string) =>
  `jsonb_build_object('centAmount', ${centAmount}, 'currencyCode', a.currency)`;

/** Alerts `a` whose item has been on the wishlist since. */
export const WITH_ITEM = `price_alert a join wishlist_item w on w.customer_id = a.customer_id
  and w.product_key = a.product_key and w.colour = a.colour and w.created_at = a.saved_at`;

/**
 * $1 id, $2 customer, $3 fascia, $4 locale, $5 product, $6 colour, $7 SKU, $8 item, $9 currency,
 * $10 minor units. No row where the wishlist does not have the item.
 */
export const save = defineStatement<{ readonly id: string }>(
  'priceAlert.save',
  `insert into price_alert (id, customer_id, fascia, locale, product_key, colour, sku, item,
     currency, cent_amount, saved_at, status)
   select $1::uuid, w.customer_id, $3::text, $4::text, w.product_key, w.colour, $7::text, $8::jsonb,
     $9::text, $10::bigint, w.created_at, 'waiting'
   from wishlist_item w where w.customer_id = $2 and w.product_key = $5 and w.colour = $6
   on conflict (customer_id, fascia, currency, product_key, colour) where status <> 'sent'
   do update set locale = excluded.locale, sku = excluded.sku, item = excluded.item,
     cent_amount = excluded.cent_amount, saved_at = excluded.saved_at, status = 'waiting',
     token_hash = null, sent_at = null, requested_at = clock_timestamp()
   returning id`,
);

/** $1 customer, $2 fascia or null. */
export const listPriceAlerts = defineStatement<PriceAlert>(
  'priceAlert.list',
  `select a.fascia, a.item, ${moneyOf('a.cent_amount')} as price,
     ${isoTime('a.requested_at')} as "requestedAt"
   from ${WITH_ITEM} where a.customer_id = $1 and a.status <> 'sent'
     and ($2::text is null or a.fascia = $2)
   order by a.requested_at desc, a.id`,
);

/** $1 customer. */
export const exportPriceAlerts = defineStatement<ExportedPriceAlert>(
  'priceAlert.export',
  `select a.fascia, a.item, ${moneyOf('a.cent_amount')} as price,
     ${isoTime('a.requested_at')} as "requestedAt",
     case a.status when 'sent' then ${isoTime('a.sent_at')} end as "sentAt"
   from price_alert a where a.customer_id = $1 order by a.requested_at, a.id`,
);

/** $1 customer, $2 product, $3 colour, $4 fascia, $5 currency. */
export const remove = defineStatement<{ readonly id: string }>(
  'priceAlert.remove',
  `delete from price_alert where customer_id = $1 and product_key = $2 and colour = $3
     and fascia = $4 and currency = $5 and status <> 'sent' returning id`,
);

/** One row for a known link. */
export const countOfToken = defineStatement<{ readonly count: number }>(
  'priceAlert.countOfToken',
  `select (select count(*)::int from ${WITH_ITEM}
     where a.customer_id = sent.customer_id and a.status <> 'sent') as count
   from price_alert sent where sent.token_hash = $1 limit 1`,
);

/** One row for a known link, whose own alerts stay, so that it works again. */
export const removeOfToken = defineStatement<{ readonly id: string }>(
  'priceAlert.removeOfToken',
  `with owner as (select customer_id as id from price_alert where token_hash = $1 limit 1),
   closed as (
     update price_alert set status = 'sent' where token_hash = $1 and status = 'queued'),
   removed as (
     delete from price_alert a using owner where a.customer_id = owner.id and a.status <> 'sent'
       and a.token_hash is distinct from $1)
   select id from owner`,
);

/** $1 now. Covers emails whose job has failed for the last time. */
export const releaseUndelivered = defineStatement<never>(
  'priceAlert.releaseUndelivered',
  `update price_alert set status = 'waiting', token_hash = null, sent_at = null
   where status = 'queued'
     and sent_at < $1::timestamptz - interval '${PRICE_ALERT_QUEUED_DAYS} days'`,
);

const EXPIRED = [
  `status = 'waiting' and requested_at < $1::timestamptz - interval '${PRICE_ALERT_DAYS} days'`,
  `status = 'sent' and sent_at < $1::timestamptz - interval '${PRICE_ALERT_SENT_DAYS} days'`,
];

export const deleteOldPriceAlerts = defineStatement<never>(
  'priceAlert.deleteOldPriceAlerts',
  `delete from price_alert where id in (
     ${EXPIRED.map((old) => `(select id from price_alert where ${old} limit 1000)`).join(' union all ')})`,
);
