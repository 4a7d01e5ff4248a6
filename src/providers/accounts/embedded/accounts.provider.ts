/** Accounts in the app's database. */
import type { Database } from '#database/database.ts';
import { deleteQuestionsOf } from '#database/reviews/delete-questions.ts';
import { deleteReviewsOf } from '#database/reviews/delete-reviews.ts';
import { defineStatement } from '#database/statement.ts';
import type { Accounts, ClientContext } from '#features/accounts/accounts.port.ts';
import { AUDIT_DAYS } from '#features/accounts/accounts.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import type { ReviewPerson } from '#features/reviews/review-person.ts';
import { defineProvider } from '#kit/define-provider.ts';
import type { AccountsContext } from './accounts-context.ts';
import { findAffiliateId, setAffiliateId } from './affiliates.ts';
import { addAuditEntry, listAuditLog } from './audit-log.ts';
import {
  changeName,
  checkPassword,
  findByEmail,
  reauthenticate,
  savePassword,
  withoutHash,
} from './customers.ts';
import { enqueueEmail } from './enqueue-email.ts';
import { createPasswords } from './hash-password.ts';
import {
  confirmEmail,
  createAccount,
  createPasswordChangedEmail,
  findEmailToken,
  requestEmailChange,
  requestLink,
  resetPassword,
  signInByToken,
  signUp,
} from './links.ts';
import { grantMembership } from './memberships.ts';
import {
  endAllSessions,
  endSession,
  findSession,
  listDevices,
  openSession,
  signOut,
} from './sessions.ts';

export function createAccounts(
  database: Database,
  jobs: Jobs,
  passwords = createPasswords(),
): Accounts {
  const context = { database, jobs, passwords };
  return {
    findSession: (fascia, token) => findSession(database, fascia, token),
    signIn: (client, request) => signIn(context, client, request),
    signUp: (client, request) => signUp(context, client, request),
    requestLink: (client, request) => requestLink(context, client, request),
    findEmailToken: (request) => findEmailToken(database, request),
    createAccount: (client, request) => createAccount(context, client, request),
    signInByToken: (client, request) => signInByToken(database, client, request),
    resetPassword: (client, request) => resetPassword(context, client, request),
    signOut: (client) => signOut(database, client),
    listDevices: (customerId) => listDevices(database, customerId),
    endSession: (customerId, sessionId) => endSession(database, customerId, sessionId),
    endAllSessions: (client, customerId) => endAllSessions(database, client, customerId),
    changeName: (customerId, name) => changeName(database, customerId, name),
    changePassword: (client, customerId, request) =>
      changePassword(context, client, customerId, request),
    requestEmailChange: (client, customerId, request) =>
      requestEmailChange(context, client, customerId, request),
    confirmEmail: (client, customerId, token) => confirmEmail(context, client, customerId, token),
    grantMembership: (grant) => grantMembership(database, grant),
    findAffiliateId: (customerId) => findAffiliateId(database, customerId),
    setAffiliateId: (customer, affiliateId) => setAffiliateId(database, customer, affiliateId),
    listAuditLog: (customerId) => listAuditLog(database, customerId),
    deleteAccount: (client, customerId, password, person) =>
      deleteAccount(context, client, customerId, password, person),
    cleanUp: () => cleanUp(database),
  };
}

async function signIn(
  context: AccountsContext,
  client: ClientContext,
  { email, password }: { email: string; password: string },
) {
  const customer = await checkPassword(context, client, email, password, (connection) =>
    findByEmail(connection, email),
  );
  return await context.database.transaction(async (connection) => {
    await addAuditEntry(connection, client.fascia, 'signedIn', customer.id);
    return await openSession(connection, client, withoutHash(customer));
  });
}

async function changePassword(
  context: AccountsContext,
  client: ClientContext,
  customerId: string,
  { password, newPassword }: { password: string; newPassword: string },
) {
  const customer = withoutHash(await reauthenticate(context, client, customerId, password));
  const passwordHash = await context.passwords.hash(newPassword);
  return await context.database.transaction(async (connection) => {
    await savePassword(connection, customerId, passwordHash);
    await addAuditEntry(connection, client.fascia, 'passwordChanged', customerId);
    const session = await openSession(connection, client, customer);
    const mail = await enqueueEmail(
      context,
      connection,
      client,
      createPasswordChangedEmail(customer),
    );
    return { session, email: mail };
  });
}

const deleteCustomer = defineStatement<never>(
  'customer.remove',
  'delete from customer where id = $1',
);

/** `$1` email address. Checkout drafts contain the name and address of the customer. */
const deleteDrafts = defineStatement<never>(
  'customer.deleteDrafts',
  "delete from checkout_draft where lower(draft->>'email') = lower($1)",
);

async function deleteAccount(
  context: AccountsContext,
  client: ClientContext,
  customerId: string,
  password: string,
  person: ReviewPerson,
): Promise<void> {
  const { email } = await reauthenticate(context, client, customerId, password);
  await context.database.transaction(async (connection) => {
    await connection.rows(deleteDrafts, [email]);
    await deleteReviewsOf(connection, person);
    await deleteQuestionsOf(connection, person);
    await connection.rows(deleteCustomer, [customerId]);
    await addAuditEntry(connection, client.fascia, 'removed', customerId);
  });
}

const cleanUps = [
  defineStatement<never>(
    'session.deleteOld',
    'delete from session where id in (select id from session where expires_at <= now() limit 1000)',
  ),
  defineStatement<never>(
    'link.deleteOld',
    'delete from one_time_token where token_hash in (select token_hash from one_time_token where expires_at <= now() limit 1000)',
  ),
  defineStatement<never>(
    'throttle.deleteOld',
    `delete from throttle where key in (
       select key from throttle where since < now() - interval '1 day' and blocked_until <= now() limit 1000
     )`,
  ),
  defineStatement<never>(
    'audit.forgetOld',
    `delete from audit_entry where id in (
       select id from audit_entry where at < now() - interval '${AUDIT_DAYS} days' limit 1000
     )`,
  ),
];

async function cleanUp(database: Database): Promise<void> {
  for (const statement of cleanUps) await database.rows(statement);
}

export const provider = defineProvider({
  port: 'accounts',
  name: 'embedded',
  create: async (deps) =>
    createAccounts((await deps.database()) as Database, await deps.port('jobs')),
});
