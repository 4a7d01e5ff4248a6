/** SQL that reads and writes returns and withdrawals. */
import { isoTime } from '#database/iso-time.ts';
import { defineStatement } from '#database/statement.ts';
import type { Withdrawal } from '#features/orders/orders.port.ts';

/** `$1` order, `$2` key of the form. */
export const findReturnByKey = defineStatement<{ readonly number: string }>(
  'return.byKey',
  'select number from order_return where order_id = $1 and request_key = $2',
);

/** `$1` id, `$2` order, `$3` number, `$4` kind, `$5` key, `$6` lines, `$7` time. */
export const insertReturn = defineStatement<never>(
  'return.insert',
  `insert into order_return (id, order_id, number, kind, request_key, lines, created_at)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7::timestamptz)`,
);

export const findOrderOfReturn = defineStatement<{ readonly orderId: string }>(
  'return.order',
  'select order_id as "orderId" from order_return where number = $1',
);

/**
 * Must be used with a lock of the order. `$1` number, `$2` received lines, `$3` refund, `$4` refund
 * of delivery.
 */
export const saveReception = defineStatement<never>(
  'return.receive',
  `update order_return set received = $2::jsonb, refund = $3, delivery_refund = $4,
     received_at = now() where number = $1`,
);

/** `$1` order, `$2` units by line. Products with at most 10 units enter the change feed. */
export const restockUnits = defineStatement<never>(
  'return.restock',
  `with units as (
     select l.variant_id, sum(u.quantity)::int as quantity
     from jsonb_to_recordset($2::jsonb) as u(position int, quantity int)
     join sales_order_line l on l.order_id = $1 and l.position = u.position
     group by l.variant_id
   ), locked as materialized (
     select variant_id from stock where variant_id in (select variant_id from units)
     order by variant_id for update
   ), moved as (
     update stock s set on_hand = s.on_hand + u.quantity from units u, locked l
     where s.variant_id = u.variant_id and l.variant_id = u.variant_id
     returning s.variant_id, s.on_hand - s.reserved - u.quantity as lowest
   )
   insert into change (topic, key)
   select distinct 'product', p.product_key from moved m
   join variant v on v.id = m.variant_id join product p on p.id = v.product_id where m.lowest <= 10`,
);

/** Parameters in the order of the columns; the last is the time of the declaration. */
export const insertWithdrawal = defineStatement<never>(
  'withdrawal.insert',
  `insert into withdrawal (id, fascia, locale, name, order_number, email, outcome, order_id,
     return_number, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8::uuid, $9, $10::timestamptz)`,
);

const WITHDRAWAL = `select id, fascia, locale, name, order_number as number, email, outcome,
  return_number as "returnNumber", ${isoTime('created_at')} as "declaredAt" from withdrawal`;

export const findWithdrawalById = defineStatement<Withdrawal>(
  'withdrawal.byId',
  `${WITHDRAWAL} where id = $1`,
);
export const findWithdrawalOfOrder = defineStatement<Withdrawal>(
  'withdrawal.ofOrder',
  `${WITHDRAWAL} where order_id = $1 and outcome <> 'unmatched' order by created_at limit 1`,
);
const IS_OPEN = `outcome = 'unmatched' and handled_at is null`;

export const listUnmatched = defineStatement<Withdrawal>(
  'withdrawal.unmatched',
  `${WITHDRAWAL} where ${IS_OPEN} order by created_at limit 500`,
);
export const countUnmatched = defineStatement<{ readonly count: number }>(
  'withdrawal.countUnmatched',
  `select count(*)::int as count from withdrawal where ${IS_OPEN}`,
);
/** `$1` id. */
export const setHandled = defineStatement<{ readonly id: string }>(
  'withdrawal.setHandled',
  `update withdrawal set handled_at = coalesce(handled_at, now())
   where id = $1 and outcome = 'unmatched' returning id`,
);
