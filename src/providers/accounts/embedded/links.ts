/** Emailed links: each is created for one purpose and used once, even by parallel requests. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { SqlError } from '#database/failure.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import type {
  AccountEmail,
  Accounts,
  ClientContext,
  LinkRecipient,
  NewAccount,
  SignInResult,
  SignUp,
} from '#features/accounts/accounts.port.ts';
import { LINK_MINUTES, type LinkPurpose, normaliseEmail } from '#features/accounts/accounts.ts';
import { Problem } from '#kit/problem.ts';
import type { Customer } from '#request/shop.ts';
import type { AccountsContext } from './accounts-context.ts';
import { addAuditEntry } from './audit-log.ts';
import {
  deleteEmailTokens,
  findByEmail,
  findById,
  reauthenticate,
  savePassword,
  withoutHash,
} from './customers.ts';
import { enqueueEmail } from './enqueue-email.ts';
import { CUSTOMER_COLUMNS, deleteSessions, openSession } from './sessions.ts';
import { mayReceiveEmail } from './throttle.ts';
import { createToken } from './tokens.ts';

/** Stored as JSON, where `returnState` is named `carry`. */
type Payload = {
  readonly carry?: string | null;
  readonly email?: string;
  readonly signUp?: Omit<SignUp, 'returnState'> & { readonly carry: string | null };
};

const insert = defineStatement<never>(
  'link.insert',
  `insert into one_time_token (token_hash, purpose, customer_id, payload, expires_at)
   values ($1, $2, $3, $4::jsonb, now() + $5::int * interval '1 minute')`,
);

const consume = defineStatement<{ customer_id: string | null; payload: Payload }>(
  'link.spend',
  'delete from one_time_token where token_hash = $1 and purpose = $2 and expires_at > now() returning customer_id, payload',
);

const find = defineStatement<LinkRecipient>(
  'link.find',
  `select coalesce(c.email, t.payload->'signUp'->>'email') as email,
     coalesce(c.first_name, t.payload->'signUp'->>'firstName') as "firstName",
     coalesce(c.last_name, t.payload->'signUp'->>'lastName') as "lastName"
   from one_time_token t left join customer c on c.id = t.customer_id
   where t.token_hash = $1 and t.purpose = $2 and t.expires_at > now()
     and (t.purpose = 'signUp') = (t.customer_id is null) and (t.customer_id is not null or t.payload ? 'signUp')`,
);

const insertCustomer = defineStatement<Customer>(
  'customer.insert',
  `insert into customer as c (id, email, email_norm, first_name, last_name, password_hash) values ($1, $2, $3, $4, $5, $6)
   on conflict (email_norm) do nothing returning ${CUSTOMER_COLUMNS}`,
);

const setEmail = defineStatement<never>(
  'customer.setEmail',
  'update customer set email = $2, email_norm = $3, updated_at = now() where id = $1',
);

function createLinkExpiredProblem(): Problem {
  return new Problem(410, 'account.linkExpired', 'This link has been used or has expired');
}

async function createEmailToken(
  connection: Connection,
  purpose: LinkPurpose,
  customerId: string | null,
  payload: Payload,
): Promise<string> {
  const token = createToken();
  await connection.rows(insert, [
    hashToken(token),
    purpose,
    customerId,
    JSON.stringify(payload),
    LINK_MINUTES[purpose],
  ]);
  return token;
}

async function consumeToken(connection: Connection, purpose: LinkPurpose, token: string) {
  const [row] = await connection.rows(consume, [hashToken(token), purpose]);
  if (!row) throw createLinkExpiredProblem();
  return row;
}

/** A registered and an unknown address cost the same: one query, one link, one job. */
export async function signUp(
  context: AccountsContext,
  client: ClientContext,
  request: SignUp,
): Promise<AccountEmail | null> {
  const { database } = context;
  const isAllowed = await mayReceiveEmail(database, normaliseEmail(request.email), client.ipHash);
  const account = await findByEmail(database, request.email);
  return await database.transaction(async (connection) => {
    const { returnState: carry, ...person } = request;
    const payload = account ? {} : { signUp: { ...person, carry } };
    const token = await createEmailToken(connection, 'signUp', account?.id ?? null, payload);
    const mail = account
      ? createAlreadyRegisteredEmail(account)
      : ({ kind: 'signUp', to: request.email.trim(), firstName: person.firstName, token } as const);
    return await enqueueEmail(context, connection, client, isAllowed ? mail : null);
  });
}

function createAlreadyRegisteredEmail({ email, firstName }: Customer): AccountEmail {
  return { kind: 'alreadyRegistered', to: email, firstName, token: null };
}

/** Like `signUp`, enqueues a job whether or not there is an email to send. */
export async function requestLink(
  context: AccountsContext,
  client: ClientContext,
  { email, purpose, returnState }: Parameters<Accounts['requestLink']>[1],
): Promise<AccountEmail | null> {
  const { database } = context;
  const isAllowed = await mayReceiveEmail(database, normaliseEmail(email), client.ipHash);
  const account = await findByEmail(database, email);
  return await database.transaction(async (connection) => {
    const token = await createEmailToken(connection, purpose, account?.id ?? null, {
      carry: returnState,
    });
    const mail =
      account && isAllowed
        ? { kind: purpose, to: account.email, firstName: account.firstName, token }
        : null;
    return await enqueueEmail(context, connection, client, mail);
  });
}

export async function findEmailToken(
  database: Database,
  { token, purpose }: Parameters<Accounts['findEmailToken']>[0],
): Promise<LinkRecipient | null> {
  const [row] = await database.rows(find, [hashToken(token), purpose]);
  return row ?? null;
}

export function signInByToken(
  database: Database,
  client: ClientContext,
  { token }: { token: string },
): Promise<SignInResult> {
  return database.transaction(async (connection) => {
    const { customer_id: id, payload } = await consumeToken(connection, 'signIn', token);
    if (id === null) throw createLinkExpiredProblem();
    await addAuditEntry(connection, client.fascia, 'signedInByLink', id);
    return await openSession(
      connection,
      client,
      withoutHash(await findById(connection, id)),
      payload.carry ?? null,
    );
  });
}

/** Checks the link before hashing the password, so that an invalid link costs no hash. */
export async function createAccount(
  { database, passwords }: AccountsContext,
  client: ClientContext,
  request: NewAccount,
): Promise<SignInResult> {
  if (!(await findEmailToken(database, { token: request.token, purpose: 'signUp' })))
    throw createLinkExpiredProblem();
  const passwordHash = await passwords.hash(request.password);
  return await database.transaction(async (connection) => {
    const { signUp: signUpData } = (await consumeToken(connection, 'signUp', request.token))
      .payload;
    if (!signUpData) throw createLinkExpiredProblem();
    const customer = await createCustomer(connection, {
      ...request,
      email: signUpData.email,
      passwordHash,
    });
    await addAuditEntry(connection, client.fascia, 'signedUp', customer.id);
    return await openSession(connection, client, customer, signUpData.carry);
  });
}

type NewCustomer = Omit<NewAccount, 'token' | 'password'> & {
  readonly email: string;
  readonly passwordHash: string;
};

/**
 * The address belongs to the first account that is created with it.
 * @throws Problem 410 `account.linkExpired` when another account has it.
 */
async function createCustomer(
  connection: Connection,
  { email, firstName, lastName, passwordHash }: NewCustomer,
): Promise<Customer> {
  const values = [
    createUuid(),
    email.trim(),
    normaliseEmail(email),
    firstName,
    lastName,
    passwordHash,
  ];
  const [customer] = await connection.rows(insertCustomer, values);
  if (!customer) throw createLinkExpiredProblem();
  return customer;
}

export async function resetPassword(
  context: AccountsContext,
  client: ClientContext,
  request: { token: string; password: string },
) {
  const { database, passwords } = context;
  const passwordHash = await passwords.hash(request.password);
  return await database.transaction(async (connection) => {
    const { customer_id: id, payload } = await consumeToken(connection, 'reset', request.token);
    if (id === null) throw createLinkExpiredProblem();
    await savePassword(connection, id, passwordHash);
    await addAuditEntry(connection, client.fascia, 'passwordReset', id);
    const customer = withoutHash(await findById(connection, id));
    const session = await openSession(connection, client, customer, payload.carry ?? null);
    const mail = await enqueueEmail(
      context,
      connection,
      client,
      createPasswordChangedEmail(customer),
    );
    return { session, email: mail };
  });
}

export function createPasswordChangedEmail({ email, firstName }: Customer): AccountEmail {
  return { kind: 'passwordChanged', to: email, firstName, token: null };
}

export async function requestEmailChange(
  context: AccountsContext,
  client: ClientContext,
  id: string,
  { password, email }: { password: string; email: string },
): Promise<AccountEmail | null> {
  const { database } = context;
  const customer = await reauthenticate(context, client, id, password);
  const isAllowed = await mayReceiveEmail(database, normaliseEmail(email), client.ipHash);
  const existing = await findByEmail(database, email);
  return await database.transaction(async (connection) => {
    const token = await createEmailToken(connection, 'email', id, { email });
    const mail =
      existing && existing.id !== id
        ? createAlreadyRegisteredEmail(existing)
        : ({ kind: 'email', to: email.trim(), firstName: customer.firstName, token } as const);
    return await enqueueEmail(context, connection, client, isAllowed ? mail : null);
  });
}

/**
 * Works only for the customer who requested the change, so that the reader of a misdirected email
 * cannot add their address to another person's account.
 */
export async function confirmEmail(
  context: AccountsContext,
  client: ClientContext,
  customerId: string,
  token: string,
): Promise<AccountEmail> {
  try {
    return await context.database.transaction(async (connection) => {
      const { customer_id: id, payload } = await consumeToken(connection, 'email', token);
      if (id === null || id !== customerId || payload.email === undefined)
        throw createLinkExpiredProblem();
      const { email, firstName } = await findById(connection, id);
      await connection.rows(setEmail, [id, payload.email.trim(), normaliseEmail(payload.email)]);
      await deleteEmailTokens(connection, id);
      await deleteSessions(connection, id);
      await addAuditEntry(connection, client.fascia, 'emailChanged', id);
      const mail = { kind: 'emailChanged', to: email, firstName, token: null } as const;
      return await enqueueEmail(context, connection, client, mail);
    });
  } catch (error) {
    if (error instanceof SqlError && error.code === '23505') throw createLinkExpiredProblem();
    throw error;
  }
}
