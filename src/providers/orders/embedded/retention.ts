/** Deletes checkout drafts, orders and payment events after their retention periods. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { DRAFT_HOURS, listRetentions, UNPAID_DAYS } from '#features/orders/order.ts';

/** `$1` now. */
const deleteDrafts = defineStatement<never>(
  'order.deleteDrafts',
  `delete from checkout_draft where basket_id in (select basket_id from checkout_draft
     where updated_at < $1::timestamptz - interval '${DRAFT_HOURS} hours' limit 1000)`,
);

/** Ends a statement that has `deleted`: deletes the payment events of those orders. */
const DELETE_EVENTS = `delete from payment_event e using deleted g, payment_session s
   where s.order_id = g.id and e.provider = s.provider and e.reference = s.reference`;

/** Deletes cancelled orders that were never paid; paid ones are kept like sales. */
const deleteUnpaid = defineStatement<never>(
  'order.deleteUnpaid',
  `with deleted as (
     delete from sales_order where id in (select o.id from sales_order o
       where o.status = 'cancelled' and o.paid_at is null
         and o.created_at < $1::timestamptz - interval '${UNPAID_DAYS} days'
         and not exists (select from payment_session s join payment_event e
           on e.provider = s.provider and e.reference = s.reference and e.type = 'captured'
           where s.order_id = o.id)
       limit 500)
     returning id
   )
   ${DELETE_EVENTS}`,
);
/**
 * Orders before this time are past their retention period of `$3` years. It is written so that an
 * index is used. The period begins with the end of the calendar year (UTC) of the order, or of
 * its last invoice or credit note.
 */
const END = `(date_trunc('year', $1::timestamptz at time zone 'UTC') - make_interval(years => $3))
  at time zone 'UTC'`;
const IS_OVER = `created_at < ${END}
  and not exists (select from invoice i where i.order_id = o.id and i.created_at >= ${END})`;

/** `$2` country, `$3` years. */
const deleteOfCountry = defineStatement<never>(
  'order.deleteOfCountry',
  `with deleted as (
     delete from sales_order where id in (select id from sales_order o
       where country = $2 and status <> 'pending' and ${IS_OVER} limit 500)
     returning id
   )
   ${DELETE_EVENTS}`,
);
/** `$2` countries that have their own retention period, `$3` years of the others. */
const deleteOfOthers = defineStatement<never>(
  'order.deleteOfOthers',
  `with deleted as (
     delete from sales_order where id in (select id from sales_order o
       where country <> all($2::text[]) and status <> 'pending' and ${IS_OVER} limit 500)
     returning id
   )
   ${DELETE_EVENTS}`,
);
/**
 * Deletes events of unknown sessions. Events of orders are deleted with them, so only events that
 * have just become old enough are checked.
 */
const deleteUnmatched = defineStatement<never>(
  'order.deletePaymentEvents',
  `delete from payment_event e where (e.provider, e.event_id) in (
     select o.provider, o.event_id from payment_event o
     where o.created_at < $1::timestamptz - interval '${UNPAID_DAYS} days'
       and o.created_at > $1::timestamptz - interval '${2 * UNPAID_DAYS} days'
       and not exists (select from payment_session s
         where s.provider = o.provider and s.reference = o.reference) limit 1000)`,
);

/** Deletes withdrawals without an order; those of an order are deleted with it. */
const deleteWithdrawals = defineStatement<never>(
  'order.deleteWithdrawals',
  `delete from withdrawal where id in (select id from withdrawal
     where outcome = 'unmatched' and order_id is null
       and created_at < $1::timestamptz - interval '1 year' limit 500)`,
);

const HOUR_MS = 3_600_000;

/**
 * Returns the clean-up. Each run is bounded and leaves the rest to the next; orders and events,
 * which are kept for days or years, are checked once an hour.
 */
export function createRetention(database: Database): (now: Date) => Promise<void> {
  let nextHourlyRun = 0;
  return async (now) => {
    const time = now.toISOString();
    await database.rows(deleteDrafts, [time]);
    if (now.getTime() < nextHourlyRun) return;
    nextHourlyRun = now.getTime() + HOUR_MS;
    await database.rows(deleteUnpaid, [time]);
    const { byCountry, others: otherYears } = listRetentions();
    for (const [country, years] of byCountry)
      await database.rows(deleteOfCountry, [time, country, years]);
    const countries = byCountry.map(([country]) => country);
    await database.rows(deleteOfOthers, [time, countries, otherYears]);
    await database.rows(deleteUnmatched, [time]);
    await database.rows(deleteWithdrawals, [time]);
  };
}
