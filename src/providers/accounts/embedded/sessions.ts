/** Sessions: opening, finding, ending. */

import type { Connection } from '#database/connection.ts';
import { isoTime } from '#database/iso-time.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { createUuid, isUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import type { Accounts, ClientContext, SignInResult } from '#features/accounts/accounts.port.ts';
import {
  SESSION_DAYS,
  SESSION_IDLE_DAYS,
  type SignedInDevice,
} from '#features/accounts/accounts.ts';
import type { Customer } from '#request/shop.ts';
import { addAuditEntry } from './audit-log.ts';
import { createToken } from './tokens.ts';

export const CUSTOMER_COLUMNS = `c.id, c.email, c.first_name as "firstName", c.last_name as "lastName",
  ${isoTime('c.premier_until', 'second')} as "membershipUntil"`;

const find = defineStatement<Customer & { sessionId: string; isStale: boolean }>(
  'session.find',
  `select s.id as "sessionId", s.last_seen_at < now() - interval '10 minutes' as "isStale", ${CUSTOMER_COLUMNS}
   from session s join customer c on c.id = s.customer_id
   where s.token_hash = $1 and s.fascia = $2 and s.expires_at > now()`,
);

/** Extends the idle timeout, but not beyond the absolute lifetime from the start of the session. */
const touch = defineStatement<never>(
  'session.touch',
  `update session set last_seen_at = now(),
     expires_at = least(now() + interval '${SESSION_IDLE_DAYS} days', created_at + interval '${SESSION_DAYS} days')
   where id = $1`,
);

const open = defineStatement<never>(
  'session.open',
  `insert into session (id, token_hash, customer_id, fascia, device, expires_at)
   values ($1, $2, $3, $4, $5, now() + interval '${SESSION_IDLE_DAYS} days')`,
);

/** Keeps the customer's fifty most recently used sessions. */
const trim = defineStatement<never>(
  'session.trim',
  'delete from session where id in (select id from session where customer_id = $1 order by last_seen_at desc offset 50)',
);

const endByToken = defineStatement<{ customer_id: string }>(
  'session.endByToken',
  'delete from session where token_hash = $1 returning customer_id',
);
const endOne = defineStatement<{ fascia: string }>(
  'session.endOne',
  'delete from session where customer_id = $1 and id = $2 returning fascia',
);
const endAll = defineStatement<never>(
  'session.endAll',
  'delete from session where customer_id = $1',
);

const list = defineStatement<SignedInDevice>(
  'session.list',
  `select id, fascia, device, ${isoTime('created_at', 'second')} as "createdAt",
     ${isoTime('last_seen_at', 'second')} as "lastSeenAt"
   from session where customer_id = $1 and expires_at > now() order by last_seen_at desc, id desc`,
);

export async function findSession(
  connection: Connection,
  fascia: string,
  token: string,
): ReturnType<Accounts['findSession']> {
  const [row] = await connection.rows(find, [hashToken(token), fascia]);
  if (!row) return null;
  const { sessionId, isStale, ...customer } = row;
  if (isStale) await connection.rows(touch, [sessionId]);
  return { customer, sessionId };
}

/** Opens a session with a new token, and ends the browser's former session. */
export async function openSession(
  connection: Connection,
  client: ClientContext,
  customer: Customer,
  returnState: string | null = null,
): Promise<SignInResult> {
  const token = createToken();
  if (client.sessionToken !== null)
    await connection.rows(endByToken, [hashToken(client.sessionToken)]);
  await connection.rows(open, [
    createUuid(),
    hashToken(token),
    customer.id,
    client.fascia,
    client.userAgent.slice(0, 120),
  ]);
  await connection.rows(trim, [customer.id]);
  return { customer, token, returnState };
}

export async function signOut(connection: Connection, client: ClientContext): Promise<void> {
  if (client.sessionToken === null) return;
  const [ended] = await connection.rows(endByToken, [hashToken(client.sessionToken)]);
  if (ended) await addAuditEntry(connection, client.fascia, 'signedOut', ended.customer_id);
}

export async function endSession(
  connection: Connection,
  customerId: string,
  sessionId: string,
): Promise<void> {
  if (!isUuid(sessionId)) return;
  const [ended] = await connection.rows(endOne, [customerId, sessionId]);
  if (ended) await addAuditEntry(connection, ended.fascia, 'sessionEnded', customerId);
}

export async function endAllSessions(
  connection: Connection,
  client: ClientContext,
  customerId: string,
): Promise<void> {
  await deleteSessions(connection, customerId);
  await addAuditEntry(connection, client.fascia, 'signedOutEverywhere', customerId);
}

export async function deleteSessions(connection: Connection, customerId: string): Promise<void> {
  await connection.rows(endAll, [customerId]);
}

export function listDevices(connection: Connection, customerId: string): Promise<SignedInDevice[]> {
  return connection.rows(list, [customerId]);
}
