/** SQL of the emails of price alerts: who is emailed, and with which prices. */
import { isoTime } from '#database/iso-time.ts';
import type { DueRequest } from '#database/keys/customer-emails.ts';
import { defineStatement } from '#database/statement.ts';
import type { PriceDrop } from '#features/price-alerts/price-alerts.port.ts';
import { moneyOf, WITH_ITEM } from './price-alert-statements.ts';

/**
 * Price that `v`, another variant than that of alert `a`, had when the alert was requested, or its
 * first known price: a variant that always cost less has not been reduced.
 */
const PRICE_AT_REQUEST = `coalesce(
  (select h.cent_amount from price_history h where h.sku = v.sku and h.currency = a.currency
     and h.since <= a.requested_at order by h.since desc limit 1),
  (select h.cent_amount from price_history h where h.sku = v.sku and h.currency = a.currency
     order by h.since limit 1),
  0)`;

/**
 * Alerts `a` whose variant `v` costs `m`, which is less than `b`, and is in stock as the wishlist
 * shows it; where no size is saved, any size of the colour may be the one in stock. A variant that
 * the item no longer has is replaced by the first one of its colour, unless its size is saved.
 */
const DUE_ALERTS = `${WITH_ITEM}
  join product p on p.product_key = a.product_key and p.status = 'live'
  join lateral (
    select o.id, o.product_id, o.colour, o.sku from variant o
    where o.product_id = p.id and o.colour = a.colour and (o.sku = a.sku or not w.size_selected)
    order by o.sku = a.sku desc, o.position limit 1) v on true
  join product_fascia f on f.product_id = p.id and f.fascia = a.fascia
  cross join lateral (
    select case when v.sku = a.sku then a.cent_amount
      else least(a.cent_amount, ${PRICE_AT_REQUEST}) end as cent_amount) b
  join price m on m.variant_id = v.id and m.currency = a.currency and m.cent_amount < b.cent_amount
    and exists (
      select from variant size join stock s on s.variant_id = size.id
      where size.product_id = v.product_id and size.colour = v.colour
        and s.on_hand - s.reserved > s.wishlist_buffer
        and (size.id = v.id or not w.size_selected))`;

/** $1 last customer of the previous batch, $2 number of customers. */
export const listWaitingCustomers = defineStatement<{ readonly id: string }>(
  'priceAlert.listWaitingCustomers',
  `select distinct customer_id as id from price_alert
   where status = 'waiting' and customer_id > $1::uuid order by customer_id limit $2::int`,
);

/**
 * $1 now, $2 customers. An alert that is requested again meanwhile is compared once more, with its
 * new price.
 */
export const claimPriceDrops = defineStatement<DueRequest>(
  'priceAlert.claim',
  `with due as (
     select a.id, m.cent_amount from ${DUE_ALERTS}
     where a.status = 'waiting' and a.customer_id = any($2::uuid[]))
   update price_alert a set status = 'queued', sent_at = $1::timestamptz
   from due where a.id = due.id and a.status = 'waiting' and due.cent_amount < a.cent_amount
   returning a.id, a.customer_id as "customerId", a.fascia, a.locale,
     ${isoTime('a.requested_at', 'microsecond')} as "requestedAt"`,
);

/** $1 alerts, $2 the hash of the token of each, in hexadecimal digits. */
export const saveTokens = defineStatement<never>(
  'priceAlert.saveTokens',
  `update price_alert a set token_hash = decode(t.hash, 'hex')
   from unnest($1::uuid[], $2::text[]) as t (id, hash) where a.id = t.id`,
);

/** Alerts of an email that are no longer due wait again. */
export const releaseOutdated = defineStatement<never>(
  'priceAlert.releaseOutdated',
  `update price_alert set status = 'waiting', token_hash = null, sent_at = null
   where token_hash = $1 and status = 'queued'
     and id not in (select a.id from ${DUE_ALERTS} where a.token_hash = $1)`,
);

export const listPriceDrops = defineStatement<PriceDrop & { readonly to: string }>(
  'priceAlert.listPriceDrops',
  `select c.email as "to", a.item, ${moneyOf('b.cent_amount')} as before,
     ${moneyOf('m.cent_amount')} as now
   from ${DUE_ALERTS} join customer c on c.id = a.customer_id
   where a.token_hash = $1 and a.status = 'queued' order by a.requested_at, a.id`,
);

/** $1 hash of the token, $2 now. */
export const closeEmail = defineStatement<never>(
  'priceAlert.closeEmail',
  `update price_alert set status = 'sent', sent_at = $2::timestamptz
   where token_hash = $1 and status = 'queued'`,
);
