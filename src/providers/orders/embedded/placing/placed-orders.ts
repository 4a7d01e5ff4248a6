/** Stored results of placed orders, by the key of their form and by what it confirmed. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { defineStatement } from '#database/statement.ts';
import type { BasketScope } from '#features/basket/basket.port.ts';
import type { OrderStatus } from '#features/orders/order-status.ts';
import type {
  PlacedOrder,
  PlaceOrderRequest,
  SubmittedForm,
} from '#features/orders/orders.port.ts';
import {
  findSessionState,
  type PaymentEvent,
  type SessionState,
} from '#features/payments/payment-events.ts';
import { listPaymentEvents } from '../order-statements.ts';
import type { WriteOrderToken } from '../order-token.ts';

export type Placed = Omit<PlacedOrder, 'token'>;
type Reply = { readonly request_hash: Uint8Array; readonly result: Placed };

/** `$1` fascia, `$2` hash of the token. Waits for an order of the basket that is being placed. */
const findOrderedBasket = defineStatement<{ readonly id: string }>(
  'order.findBasket',
  'select id from basket where fascia = $1 and token_hash = $2 for share',
);
/** `$1` scope, `$2` key. */
const selectReply = defineStatement<Reply>(
  'order.findReply',
  'select request_hash, result from idempotency_key where scope = $1 and key = $2',
);
/** Kept for two days, longer than a browser repeats a form. */
const INSERT_REPLY = `insert into idempotency_key (scope, key, request_hash, result, expires_at)
   values ($1, $2, $3::bytea, $4::jsonb, now() + interval '2 days')`;
const insertReply = defineStatement<never>('order.saveReply', INSERT_REPLY);
/** The latest order counts: an earlier one with the same content was cancelled or not paid. */
const saveConfirmation = defineStatement<never>(
  'order.saveConfirmation',
  `${INSERT_REPLY} on conflict (scope, key) do update set
     request_hash = excluded.request_hash, result = excluded.result,
     expires_at = excluded.expires_at`,
);
/** `$1` order. */
const findStatus = defineStatement<{ readonly status: OrderStatus }>(
  'order.findStatus',
  'select status from sales_order where id = $1',
);
/** `$1` order. */
const listReferences = defineStatement<{ readonly reference: string }>(
  'order.references',
  'select reference from payment_session where order_id = $1',
);

const replyScope = (basketId: string) => `order:${basketId}`;
const confirmationScope = (basketId: string) => `order-confirmed:${basketId}`;

/** The result of an earlier request with the key; undefined without one. */
export async function findReply(
  connection: Connection,
  basketId: string,
  key: string,
): Promise<Reply | undefined> {
  const [reply] = await connection.rows(selectReply, [replyScope(basketId), key]);
  return reply;
}

export async function saveReply(
  connection: Connection,
  { idempotencyKey, confirmed, basket }: PlaceOrderRequest,
  hash: Uint8Array,
  placed: Placed,
): Promise<void> {
  const result = JSON.stringify(placed);
  await connection.rows(insertReply, [replyScope(basket.id), idempotencyKey, hash, result]);
  if (confirmed !== undefined)
    await connection.rows(saveConfirmation, [
      ...[confirmationScope(basket.id), confirmed],
      ...[hash, result],
    ]);
}

/** The order that an earlier form has placed, or is placing at this moment. */
export async function findPlaced(
  database: Database,
  writeToken: WriteOrderToken,
  { fascia, token }: BasketScope,
  { idempotencyKey, confirmed }: SubmittedForm,
): Promise<PlacedOrder | null> {
  const [basket] = await database.rows(findOrderedBasket, [fascia, hashToken(token)]);
  if (!basket) return null;
  const reply = await findReply(database, basket.id, idempotencyKey);
  const placed = reply?.result ?? (await findConfirmed(database, basket.id, confirmed));
  return placed && { ...placed, token: writeToken(placed.id) };
}

/** Not one that has ended: the shopper then confirms the same content as another order. */
async function findConfirmed(
  database: Database,
  basketId: string,
  confirmed: string | undefined,
): Promise<Placed | null> {
  if (confirmed === undefined) return null;
  const [reply] = await database.rows(selectReply, [confirmationScope(basketId), confirmed]);
  const [order] = reply ? await database.rows(findStatus, [reply.result.id]) : [];
  if (!reply || !order || order.status === 'cancelled') return null;
  if (order.status !== 'pending') return reply.result;
  const events = await database.rows(listPaymentEvents, [reply.result.id]);
  const sessions = await countSessions(
    database,
    reply.result.id,
    events.map(({ event }) => event),
  );
  return sessions.all === 0 || sessions.open > 0 ? reply.result : null;
}

const CLOSED: readonly SessionState[] = ['failed', 'cancelled'];

/** Number of the order's payment sessions, and of those that could still be paid. */
export async function countSessions(
  connection: Connection,
  orderId: string,
  events: readonly PaymentEvent[],
): Promise<{ readonly all: number; readonly open: number }> {
  const references = await connection.rows(listReferences, [orderId]);
  const open = references.filter(
    ({ reference }) => !CLOSED.includes(findSessionState(events, reference).state),
  );
  return { all: references.length, open: open.length };
}
