/** Customers: queries, password checks, updates. */
import type { Connection } from '#database/connection.ts';
import { defineStatement } from '#database/statement.ts';
import type { ClientContext } from '#features/accounts/accounts.port.ts';
import { normaliseEmail } from '#features/accounts/accounts.ts';
import { Problem } from '#kit/problem.ts';
import type { Customer } from '#request/shop.ts';
import type { AccountsContext } from './accounts-context.ts';
import { addAuditEntry } from './audit-log.ts';
import { CUSTOMER_COLUMNS, deleteSessions } from './sessions.ts';
import { countSignInAttempt, resetSignInAttempts } from './throttle.ts';

export type CustomerWithHash = Customer & { readonly passwordHash: string };

const byEmail = defineStatement<CustomerWithHash>(
  'customer.byEmail',
  `select ${CUSTOMER_COLUMNS}, c.password_hash as "passwordHash" from customer c where c.email_norm = $1`,
);
const byId = defineStatement<CustomerWithHash>(
  'customer.byId',
  `select ${CUSTOMER_COLUMNS}, c.password_hash as "passwordHash" from customer c where c.id = $1`,
);
const setPassword = defineStatement<never>(
  'customer.setPassword',
  'update customer set password_hash = $2, updated_at = now() where id = $1',
);
const deleteAllLinks = defineStatement<never>(
  'customer.deleteLinks',
  'delete from one_time_token where customer_id = $1',
);
const setName = defineStatement<never>(
  'customer.setName',
  'update customer set first_name = $2, last_name = $3, updated_at = now() where id = $1',
);

export async function findByEmail(
  connection: Connection,
  email: string,
): Promise<CustomerWithHash | null> {
  const [row] = await connection.rows(byEmail, [normaliseEmail(email)]);
  return row ?? null;
}

export async function findById(connection: Connection, id: string): Promise<CustomerWithHash> {
  const [row] = await connection.rows(byId, [id]);
  if (!row) throw new Problem(401, 'account.signedOut', 'This account does not exist any more');
  return row;
}

/**
 * Checks a password. An unknown address costs the same work, so that the response time does not
 * reveal it: one throttle count, one query, one hash, one audit entry.
 * @throws Problem 401 `account.wrongPassword`; 429 before the password is checked.
 */
export async function checkPassword(
  { database, passwords }: AccountsContext,
  client: ClientContext,
  email: string,
  password: string,
  find: (connection: Connection) => Promise<CustomerWithHash | null>,
): Promise<CustomerWithHash> {
  const account = normaliseEmail(email);
  await countSignInAttempt(database, account, client.ipHash);
  const customer = await find(database);
  const isRight = await passwords.isOf(customer?.passwordHash ?? passwords.dummyHash, password);
  if (!customer || !isRight) {
    await addAuditEntry(database, client.fascia, 'signInRefused', customer?.id ?? null);
    throw new Problem(
      401,
      'account.wrongPassword',
      'The email address or the password is not correct',
      { field: 'password' },
    );
  }
  await resetSignInAttempts(database, account, client.ipHash);
  return customer;
}

/** Re-authentication of a signed-in customer. */
export async function reauthenticate(
  context: AccountsContext,
  client: ClientContext,
  id: string,
  password: string,
): Promise<CustomerWithHash> {
  const { email } = await findById(context.database, id);
  return await checkPassword(context, client, email, password, (connection) =>
    findById(connection, id),
  );
}

/** Sets a password, and deletes all emailed links and sessions of the customer. */
export async function savePassword(
  connection: Connection,
  id: string,
  passwordHash: string,
): Promise<void> {
  await connection.rows(setPassword, [id, passwordHash]);
  await deleteEmailTokens(connection, id);
  await deleteSessions(connection, id);
}

export async function deleteEmailTokens(connection: Connection, id: string): Promise<void> {
  await connection.rows(deleteAllLinks, [id]);
}

export async function changeName(
  connection: Connection,
  id: string,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await connection.rows(setName, [id, name.firstName, name.lastName]);
}

export function withoutHash({ passwordHash: _, ...customer }: CustomerWithHash): Customer {
  return customer;
}
