/** Grants memberships, once per order, under a row lock of the customer. */

import { createHash } from 'node:crypto';
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { GrantedMembership, MembershipGrant } from '#features/accounts/accounts.port.ts';
import { extendMembership } from '#features/accounts/membership/membership-term.ts';
import { Problem } from '#kit/problem.ts';
import { addAuditEntry } from './audit-log.ts';
import { lockNamedCustomer } from './lock-named-customer.ts';

type GrantRow = {
  request_hash: Uint8Array;
  result: Pick<GrantedMembership, 'customerId' | 'until'>;
};

const findReply = defineStatement<GrantRow>(
  'membership.findKept',
  "select request_hash, result from idempotency_key where scope = 'membership' and key = $1",
);

/** Kept for ten years, longer than an order system would repeat a grant. */
const saveReply = defineStatement<{ key: string }>(
  'membership.keep',
  `insert into idempotency_key (scope, key, request_hash, result, expires_at)
   values ('membership', $1, $2::bytea, $3::jsonb, now() + interval '10 years') on conflict (scope, key) do nothing returning key`,
);

const setUntil = defineStatement<never>(
  'membership.setUntil',
  'update customer set premier_until = $2::timestamptz, updated_at = now() where id = $1',
);

export function grantMembership(
  database: Database,
  grant: MembershipGrant,
): Promise<GrantedMembership> {
  return database.transaction(async (connection) => {
    const customer = await lockNamedCustomer(
      connection,
      grant.customer,
      'membership.unknownCustomer',
    );
    const hash = createHash('sha256')
      .update(JSON.stringify([customer.id, grant.term]))
      .digest();
    const existing = await readStoredReply(connection, grant.orderReference, hash);
    if (existing) return { ...existing, isNew: false };
    const end = extendMembership(
      customer.until === null ? null : new Date(customer.until),
      grant.term,
      grant,
    );
    const granted = { customerId: customer.id, until: `${end.toISOString().slice(0, 19)}Z` };
    const [saved] = await connection.rows(saveReply, [
      grant.orderReference,
      hash,
      JSON.stringify(granted),
    ]);
    // A parallel grant to another customer has used the order.
    if (!saved) throw createReferenceReusedProblem();
    await connection.rows(setUntil, [customer.id, granted.until]);
    await addAuditEntry(connection, grant.fascia, 'membershipGranted', customer.id);
    return { ...granted, isNew: true };
  });
}

async function readStoredReply(
  connection: Connection,
  orderReference: string,
  hash: Buffer,
): Promise<GrantRow['result'] | null> {
  const [existing] = await connection.rows(findReply, [orderReference]);
  if (!existing) return null;
  if (!hash.equals(existing.request_hash)) throw createReferenceReusedProblem();
  return existing.result;
}

function createReferenceReusedProblem(): Problem {
  return new Problem(
    409,
    'membership.referenceReused',
    'This order has already granted another membership',
    {
      field: 'reference',
    },
  );
}
