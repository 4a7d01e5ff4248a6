/** Audit log of accounts, by id only: no address, token or name. */

import type { Connection } from '#database/connection.ts';
import { isoTime } from '#database/iso-time.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';

export type Action =
  | 'signedIn'
  | 'signInRefused'
  | 'signedInByLink'
  | 'signedOut'
  | 'signedOutEverywhere'
  | 'sessionEnded'
  | 'signedUp'
  | 'passwordReset'
  | 'passwordChanged'
  | 'emailChanged'
  | 'membershipGranted'
  | 'removed';

const insert = defineStatement<never>(
  'audit.insert',
  'insert into audit_entry (id, customer_id, fascia, action) values ($1, $2, $3, $4)',
);

const list = defineStatement<{ at: string; fascia: string; action: string }>(
  'audit.list',
  `select ${isoTime('at', 'second')} as at, fascia, action
   from audit_entry where customer_id = $1 order by at desc, id desc limit 500`,
);

export async function addAuditEntry(
  connection: Connection,
  fascia: string,
  action: Action,
  customerId: string | null,
): Promise<void> {
  await connection.rows(insert, [createUuid(), customerId, fascia, action]);
}

export function listAuditLog(
  connection: Connection,
  customerId: string,
): Promise<{ at: string; fascia: string; action: string }[]> {
  return connection.rows(list, [customerId]);
}
