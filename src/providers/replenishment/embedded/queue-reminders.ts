/** Queues the emails of reminders that are due, a few customers in each transaction. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { queueCustomerEmails, queueInBatches } from '#database/keys/queue-emails.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import { claimDueReminders, saveReminderTokens } from './due-statements.ts';

const CUSTOMERS_PER_TRANSACTION = 50;
const TRANSACTIONS_PER_RUN = 200;

/** The returned function runs in one process at a time, and returns the number of emails. */
export function createReminderQueue(
  database: Database,
  jobs: Jobs,
): (now: Date) => Promise<number> {
  return (now) =>
    queueInBatches(database, {
      ...{ lock: 'replenishment', maxBatches: TRANSACTIONS_PER_RUN },
      async queueBatch() {
        const emails = await database.transaction((transaction) =>
          queueEmails(transaction, jobs, now),
        );
        return { emails, isLast: emails === 0 };
      },
    });
}

async function queueEmails(transaction: Connection, jobs: Jobs, now: Date): Promise<number> {
  const due = await transaction.rows(claimDueReminders, [
    now.toISOString(),
    CUSTOMERS_PER_TRANSACTION,
  ]);
  const queue = { job: 'replenishmentEmail', saveTokens: saveReminderTokens } as const;
  return await queueCustomerEmails(transaction, jobs, due, queue);
}
