/** Ids of customers in an affiliate programme. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { CustomerReference } from '#features/accounts/accounts.port.ts';
import { lockNamedCustomer } from './lock-named-customer.ts';

const find = defineStatement<{ affiliateId: string | null }>(
  'affiliate.find',
  'select affiliate_id as "affiliateId" from customer where id = $1',
);
const save = defineStatement<never>(
  'affiliate.save',
  'update customer set affiliate_id = $2, updated_at = now() where id = $1',
);

export async function findAffiliateId(connection: Connection, id: string): Promise<string | null> {
  const [row] = await connection.rows(find, [id]);
  return row?.affiliateId ?? null;
}

export function setAffiliateId(
  database: Database,
  customer: CustomerReference,
  affiliateId: string | null,
): Promise<string> {
  return database.transaction(async (connection) => {
    const { id } = await lockNamedCustomer(connection, customer, 'affiliate.unknownCustomer');
    await connection.rows(save, [id, affiliateId]);
    return id;
  });
}
