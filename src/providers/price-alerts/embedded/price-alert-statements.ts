/** SQL of price alerts. */
import { isoTime } from '#database/iso-time.ts';
import { defineStatement } from '#database/statement.ts';
import {
  PRICE_ALERT_DAYS,
  PRICE_ALERT_SENT_DAYS,
  type PriceAlert,
} from '#features/price-alerts/price-alert.ts';
import type { PriceAlertEmail } from '#features/price-alerts/price-alerts.port.ts';

/** Most emails of one transaction. */
const BATCH = 500;

const money = (centAmount: string) =>
  `jsonb_build_object('centAmount', ${centAmount}, 'currencyCode', a.currency)`;

/** Alerts `a` whose item has been on the wishlist since. */
const WITH_ITEM = `price_alert a join wishlist_item w on w.customer_id = a.customer_id
  and w.product_key = a.product_key and w.colour = a.colour and w.created_at = a.saved_at`;

/**
 * $1 id, $2 customer, $3 fascia, $4 locale, $5 product, $6 colour, $7 item, $8 currency, $9 minor
 * units. No row where the wishlist does not have the item.
 */
export const save = defineStatement<{ readonly id: string }>(
  'priceAlert.save',
  `insert into price_alert (id, customer_id, fascia, locale, product_key, colour, item, currency,
     cent_amount, saved_at, status)
   select $1::uuid, w.customer_id, $3::text, $4::text, w.product_key, w.colour, $7::jsonb,
     $8::text, $9::bigint, w.created_at, 'waiting'
   from wishlist_item w where w.customer_id = $2 and w.product_key = $5 and w.colour = $6
   on conflict (customer_id, product_key, colour) where status = 'waiting'
   do update set fascia = excluded.fascia, locale = excluded.locale, item = excluded.item,
     currency = excluded.currency, cent_amount = excluded.cent_amount,
     saved_at = excluded.saved_at, requested_at = clock_timestamp()
   returning id`,
);

export const listPriceAlerts = defineStatement<PriceAlert>(
  'priceAlert.list',
  `select a.item, ${money('a.cent_amount')} as price, ${isoTime('a.requested_at')} as "requestedAt"
   from ${WITH_ITEM} where a.customer_id = $1 and a.status = 'waiting'
   order by a.requested_at desc, a.id`,
);

export const remove = defineStatement<{ readonly id: string }>(
  'priceAlert.remove',
  `delete from price_alert
   where customer_id = $1 and product_key = $2 and colour = $3 and status = 'waiting' returning id`,
);

/** One row for a known link. */
export const countOfToken = defineStatement<{ readonly count: number }>(
  'priceAlert.countOfToken',
  `select (select count(*)::int from ${WITH_ITEM}
     where a.customer_id = sent.customer_id and a.status = 'waiting') as count
   from price_alert sent where sent.token_hash = $1`,
);

/** One row for a known link. */
export const removeOfToken = defineStatement<{ readonly count: number }>(
  'priceAlert.removeOfToken',
  `with removed as (
     delete from price_alert a using price_alert sent
     where sent.token_hash = $1 and a.customer_id = sent.customer_id and a.status = 'waiting'
     returning a.id)
   select (select count(*)::int from removed) as count from price_alert where token_hash = $1`,
);

type DueAlert = Omit<PriceAlertEmail, 'token'> & { readonly id: string };

/**
 * $1 now. The price is that of the saved variant; where no size is saved, any size of its colour
 * may be the one in stock. Of two processes at once, the second finds the rows of the first as
 * sent, and changes none.
 */
export const claimPriceDrops = defineStatement<DueAlert>(
  'priceAlert.claim',
  `with due as (
     select a.id, m.cent_amount, c.email
     from ${WITH_ITEM} join customer c on c.id = a.customer_id
     join variant v on v.sku = w.sku
     join product p on p.id = v.product_id and p.status = 'live'
     join product_fascia f on f.product_id = p.id and f.fascia = a.fascia
     join price m on m.variant_id = v.id and m.currency = a.currency
     where a.status = 'waiting' and m.cent_amount < a.cent_amount and exists (
       select from variant size join stock s on s.variant_id = size.id
       where size.product_id = v.product_id and size.colour = v.colour and s.on_hand > s.reserved
         and (size.id = v.id or not w.size_selected))
     order by a.requested_at limit ${BATCH})
   update price_alert a set status = 'sent', sent_at = $1::timestamptz
   from due where a.id = due.id and a.status = 'waiting'
   returning a.id, a.fascia, a.locale, a.item, due.email as "to",
     ${money('a.cent_amount')} as before, ${money('due.cent_amount')} as now`,
);

export const saveToken = defineStatement<never>(
  'priceAlert.saveToken',
  'update price_alert set token_hash = $2 where id = $1',
);

const OLD = [
  `status = 'waiting' and requested_at < $1::timestamptz - interval '${PRICE_ALERT_DAYS} days'`,
  `status = 'sent' and sent_at < $1::timestamptz - interval '${PRICE_ALERT_SENT_DAYS} days'`,
  `status = 'waiting' and not exists (select from wishlist_item w
     where w.customer_id = price_alert.customer_id and w.product_key = price_alert.product_key
       and w.colour = price_alert.colour and w.created_at = price_alert.saved_at)`,
];

export const deleteOldPriceAlerts = defineStatement<never>(
  'priceAlert.deleteOldPriceAlerts',
  `delete from price_alert where id in (
     ${OLD.map((old) => `(select id from price_alert where ${old} limit 1000)`).join(' union all ')})`,
);
