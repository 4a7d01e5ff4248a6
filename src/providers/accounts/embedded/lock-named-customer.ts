/** Locks the row of a customer whom another system refers to by id or email address. */
import type { Connection } from '#database/connection.ts';
import { isoTime } from '#database/iso-time.ts';
import { isUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import type { CustomerReference } from '#features/accounts/accounts.port.ts';
import { normaliseEmail } from '#features/accounts/accounts.ts';
import { Problem } from '#kit/problem.ts';

type LockedCustomer = {
  id: string;
  /** End of the membership, ISO 8601 in UTC; null without one. */
  until: string | null;
};

const UNTIL = `${isoTime('premier_until', 'second')} as until`;
const lockById = defineStatement<LockedCustomer>(
  'customer.lockById',
  `select id, ${UNTIL} from customer where id = $1 for update`,
);
const lockByEmail = defineStatement<LockedCustomer>(
  'customer.lockByEmail',
  `select id, ${UNTIL} from customer where email_norm = $1 for update`,
);

/** @throws Problem 404 with `code` and the field for an unknown customer. */
export async function lockNamedCustomer(
  connection: Connection,
  customer: CustomerReference,
  code: string,
): Promise<LockedCustomer> {
  const [row] = await lockRows(connection, customer);
  if (row) return row;
  throw new Problem(404, code, 'There is no such account', {
    field: 'email' in customer ? 'email' : 'customerId',
  });
}

async function lockRows(connection: Connection, customer: CustomerReference) {
  if ('email' in customer)
    return await connection.rows(lockByEmail, [normaliseEmail(customer.email)]);
  return isUuid(customer.id) ? await connection.rows(lockById, [customer.id]) : [];
}
