/** Accounts in the house's own database. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { Accounts, Origin } from '#features/accounts/accounts.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { checkOwnPassword, checkPassword, findByEmail, rename, savePassword, withoutHash } from './customers.ts';
import { hashPassword } from './hash-password.ts';
import { listHistory, note } from './history.ts';
import { askForEmailChange, askForLink, confirmEmail, openLink, resetPassword, signUp } from './links.ts';
import { endAllSessions, endSession, findSession, listDevices, openSession, signOut } from './sessions.ts';

export function createAccounts(database: Database): Accounts {
  return {
    findSession: (fascia, token) => findSession(database, fascia, token),
    signIn: (origin, request) => signIn(database, origin, request),
    signUp: (origin, request) => signUp(database, origin, request),
    askForLink: (origin, request) => askForLink(database, origin, request),
    openLink: (origin, request) => openLink(database, origin, request),
    resetPassword: (origin, request) => resetPassword(database, origin, request),
    signOut: (origin) => signOut(database, origin),
    listDevices: (customerId) => listDevices(database, customerId),
    endSession: (customerId, sessionId) => endSession(database, customerId, sessionId),
    endAllSessions: (customerId) => endAllSessions(database, customerId),
    rename: (customerId, name) => rename(database, customerId, name),
    changePassword: (origin, customerId, request) => changePassword(database, origin, customerId, request),
    askForEmailChange: (origin, customerId, request) => askForEmailChange(database, origin, customerId, request),
    confirmEmail: (origin, token) => confirmEmail(database, origin, token),
    listHistory: (customerId) => listHistory(database, customerId),
    remove: (origin, customerId, password) => remove(database, origin, customerId, password),
    sweep: () => sweep(database),
  };
}

async function signIn(database: Database, origin: Origin, { email, password }: { email: string; password: string }) {
  const customer = await checkPassword(database, origin, email, password, (connection) => findByEmail(connection, email));
  return await database.transaction(async (connection) => {
    await note(connection, origin.fascia, 'signedIn', customer.id);
    return await openSession(connection, origin, withoutHash(customer));
  });
}

async function changePassword(
  database: Database,
  origin: Origin,
  customerId: string,
  { password, newPassword }: { password: string; newPassword: string },
) {
  const customer = withoutHash(await checkOwnPassword(database, origin, customerId, password));
  const passwordHash = await hashPassword(newPassword);
  return await database.transaction(async (connection) => {
    await savePassword(connection, customerId, passwordHash);
    await endAllSessions(connection, customerId);
    await note(connection, origin.fascia, 'passwordChanged', customerId);
    const entry = await openSession(connection, origin, customer);
    return { entry, letter: { kind: 'passwordChanged', to: customer.email, firstName: customer.firstName, token: null } as const };
  });
}

const removeCustomer = defineStatement<never>('customer.remove', 'delete from customer where id = $1');

async function remove(database: Database, origin: Origin, customerId: string, password: string): Promise<void> {
  await checkOwnPassword(database, origin, customerId, password);
  await database.transaction(async (connection) => {
    await connection.rows(removeCustomer, [customerId]);
    await note(connection, origin.fascia, 'removed', customerId);
  });
}

const sweepers = [
  defineStatement<never>(
    'session.forgetOld',
    'delete from session where id in (select id from session where expires_at <= now() limit 1000)',
  ),
  defineStatement<never>(
    'link.forgetOld',
    'delete from one_time_token where token_hash in (select token_hash from one_time_token where expires_at <= now() limit 1000)',
  ),
  defineStatement<never>(
    'throttle.forgetOld',
    `delete from throttle where key in (
       select key from throttle where since < now() - interval '1 day' and blocked_until <= now() limit 1000
     )`,
  ),
];

async function sweep(database: Database): Promise<void> {
  for (const statement of sweepers) await database.rows(statement);
}

export const provider = defineProvider({
  port: 'accounts',
  name: 'embedded',
  create: async (deps) => createAccounts((await deps.database()) as Database),
});
