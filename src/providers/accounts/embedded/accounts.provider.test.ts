/** The accounts contract on the app's database. */
import { defineStatement } from '#database/statement.ts';
import { describeAccounts } from '#features/accounts/contract/accounts.contract.ts';
import { silentLog } from '#kit/log.ts';
import { createJobs } from '#providers/jobs/embedded/jobs.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createAccounts } from './accounts.provider.ts';
import { quickPasswords } from './quick-passwords.fixtures.ts';

const expireSessions = defineStatement<never>(
  'test.expireSessions',
  "update session set expires_at = now() - interval '1 second'",
);
const expireLinks = defineStatement<never>(
  'test.expireLinks',
  "update one_time_token set expires_at = now() - interval '1 second'",
);
const expireAuditLog = defineStatement<never>(
  'test.expireAuditLog',
  "update audit_entry set at = now() - interval '731 days'",
);
const passTime = defineStatement<never>(
  'test.passTime',
  'update throttle set blocked_until = now()',
);

onEveryDatabase(({ name, open }) =>
  describeAccounts(name, async () => {
    const { database, close } = await open();
    return {
      accounts: createAccounts(
        database,
        await createJobs(database, { log: silentLog }),
        quickPasswords,
      ),
      async expireAll() {
        await database.rows(expireSessions);
        await database.rows(expireLinks);
        await database.rows(expireAuditLog);
      },
      passTime: async () => void (await database.rows(passTime)),
      close,
    };
  }),
);
