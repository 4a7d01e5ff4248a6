/**
 * Test provider: a page of this shop replaces a payment provider's page. No money is moved, so
 * it takes payments only where the fascia's configuration says that it is a test.
 */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import { loadSecret } from '#database/keys/secret.ts';
import { defineStatement } from '#database/statement.ts';
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import type { Payments, TestTerminal } from '#features/payments/payments.port.ts';
import {
  cancelTestSession,
  createTestSession,
  listPastEvents,
  payTestSession,
  refundTestSession,
  type TestSession,
  toTestPayment,
} from '#features/payments/test-session.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { Problem } from '#kit/problem.ts';
import { isSameSecret, signText } from '#kit/secrets.server.ts';
import { serverLinks } from '#links';

export const NOTICE_SIGNATURE = 'x-test-terminal-signature';

type Row = { readonly session: TestSession };

/** `$1` reference, `$2` key, `$3` session. */
const insertSession = defineStatement<Row>(
  'testPayment.insert',
  `insert into test_payment (reference, key, session) values ($1, $2, $3::jsonb)
   on conflict (key) do nothing`,
);
const findByKey = defineStatement<Row>(
  'testPayment.byKey',
  'select session from test_payment where key = $1',
);
const findSession = defineStatement<Row>(
  'testPayment.find',
  'select session from test_payment where reference = $1',
);
const lockSession = defineStatement<Row>(
  'testPayment.lock',
  'select session from test_payment where reference = $1 for update',
);
const saveSession = defineStatement<never>(
  'testPayment.save',
  'update test_payment set session = $2::jsonb where reference = $1',
);
/** `$1` now. */
const deleteOldSessions = defineStatement<never>(
  'testPayment.deleteOld',
  `delete from test_payment where reference in (
     select reference from test_payment where created_at < $1::timestamptz - interval '90 days'
     limit 1000)`,
);

type TerminalOptions = {
  readonly isTest: boolean;
  /** The provider's clock. */
  readonly now?: () => Date;
};

export function createTestPayments(
  database: Database,
  { isTest, now = () => new Date() }: TerminalOptions,
): Payments & { readonly testTerminal: TestTerminal } {
  const change = <T>(reference: string, edit: (session: TestSession) => Edited<T>) =>
    changeSession(database, reference, edit);
  const changeAndList = async (
    reference: string,
    edit: (session: TestSession) => TestSession,
  ): Promise<readonly PaymentEvent[]> => {
    const changed = await change(reference, (session) => {
      const edited = edit(session);
      return { session: edited, result: listPastEvents(edited, now()) };
    });
    return changed ?? [];
  };
  return {
    ...{ name: 'testTerminal', isTest: true, origins: [] },
    async open(request) {
      if (!isTest)
        throw new Problem(503, 'payment.unavailable', 'The test terminal takes no real payments.');
      const reference = `test_${randomBytes(18).toString('base64url')}`;
      const session = createTestSession(reference, request);
      await database.rows(insertSession, [reference, request.key, JSON.stringify(session)]);
      const [stored] = await database.rows(findByKey, [request.key]);
      const opened = stored?.session.reference ?? reference;
      return { reference: opened, href: serverLinks.testTerminal({ payment: opened }) };
    },
    async findEvents(reference) {
      const [row] = await database.rows(findSession, [reference]);
      return row ? listPastEvents(row.session, now()) : [];
    },
    cancel: (reference) => changeAndList(reference, (session) => cancelTestSession(session, now())),
    refund: (request) =>
      changeAndList(request.reference, (session) => refundTestSession(session, request, now())),
    async read(body, headers) {
      if (!isSameSecret(headers.get(NOTICE_SIGNATURE) ?? '', await signNotice(database, body)))
        throw new Problem(400, 'payment.notice', `${NOTICE_SIGNATURE}: is missing or wrong.`);
      return JSON.parse(body);
    },
    testTerminal: {
      async find(reference) {
        const [row] = await database.rows(findSession, [reference]);
        return row ? toTestPayment(row.session) : null;
      },
      async pay(reference, answer) {
        const notices = await change(reference, (session) => {
          const paid = payTestSession(session, answer, now());
          return { session: paid.session, result: paid.notices };
        });
        return notices ?? [];
      },
    },
    cleanUp: async (time) => void (await database.rows(deleteOldSessions, [time.toISOString()])),
  };
}

type Edited<T> = { readonly session: TestSession; readonly result: T };

/** null for an unknown reference. */
function changeSession<T>(
  database: Database,
  reference: string,
  edit: (session: TestSession) => Edited<T>,
): Promise<T | null> {
  return database.transaction(async (connection) => {
    const [row] = await connection.rows(lockSession, [reference]);
    if (!row) return null;
    const { session, result } = edit(row.session);
    await connection.rows(saveSession, [reference, JSON.stringify(session)]);
    return result;
  });
}

/** Signature of a payment notice (webhook), with a secret of this deployment. */
export async function signNotice(database: Database, body: string): Promise<string> {
  return signText(await loadSecret(database, 'test terminal'), body);
}

const configSchema = z.object({ isTest: z.boolean().default(false) });

export const provider = defineProvider({
  port: 'payments',
  name: 'embedded',
  create: async ({ database }, config) =>
    createTestPayments((await database()) as Database, configSchema.parse(config)),
});
