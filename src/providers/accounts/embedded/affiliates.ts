/** Ids of customers in an affiliate programme. */
import type { Connection } from '#database/connection.ts';
import { isUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import { normaliseEmail } from '#features/accounts/accounts.ts';
import { Problem } from '#kit/problem.ts';

const find = defineStatement<{ affiliateId: string | null }>(
  'affiliate.find',
  'select affiliate_id as "affiliateId" from customer where id = $1',
);
const setById = defineStatement<{ id: string }>(
  'affiliate.setById',
  'update customer set affiliate_id = $2, updated_at = now() where id = $1 returning id',
);
const setByEmail = defineStatement<{ id: string }>(
  'affiliate.setByEmail',
  'update customer set affiliate_id = $2, updated_at = now() where email_norm = $1 returning id',
);

export async function findAffiliateId(connection: Connection, id: string): Promise<string | null> {
  const [row] = await connection.rows(find, [id]);
  return row?.affiliateId ?? null;
}

export async function setAffiliateId(
  connection: Connection,
  customer: { readonly id: string } | { readonly email: string },
  affiliateId: string | null,
): Promise<string> {
  const [row] = await save(connection, customer, affiliateId);
  if (row) return row.id;
  throw new Problem(404, 'affiliate.unknownCustomer', 'There is no such account', {
    field: 'email' in customer ? 'email' : 'customerId',
  });
}

async function save(
  connection: Connection,
  customer: { readonly id: string } | { readonly email: string },
  affiliateId: string | null,
) {
  if ('email' in customer)
    return await connection.rows(setByEmail, [normaliseEmail(customer.email), affiliateId]);
  return isUuid(customer.id) ? await connection.rows(setById, [customer.id, affiliateId]) : [];
}
