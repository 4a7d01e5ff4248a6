/** Queues the emails of reminders that are due, a few customers in each transaction. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { createCustomerEmails } from '#database/keys/customer-emails.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import { claimDueReminders, saveReminderTokens } from './due-statements.ts';

/** Customers of one transaction, and transactions of one run. */
const CUSTOMERS = 50;
const TRANSACTIONS = 200;

/** The returned function runs in one process at a time, and returns the number of emails. */
export function createReminderQueue(
  database: Database,
  jobs: Jobs,
): (now: Date) => Promise<number> {
  return async (now) => {
    const release = await database.lock('replenishment');
    if (!release) return 0;
    try {
      let count = 0;
      for (let number = 1; number <= TRANSACTIONS; number += 1) {
        const queued = await database.transaction((transaction) =>
          queueEmails(transaction, jobs, now),
        );
        count += queued;
        if (queued === 0) break;
      }
      return count;
    } finally {
      await release();
    }
  };
}

async function queueEmails(transaction: Connection, jobs: Jobs, now: Date): Promise<number> {
  const due = await transaction.rows(claimDueReminders, [now.toISOString(), CUSTOMERS]);
  if (due.length === 0) return 0;
  const emails = createCustomerEmails(due);
  await transaction.rows(saveReminderTokens, [emails.ids, emails.hashes]);
  for (const job of emails.jobs) await jobs.enqueue('replenishmentEmail', job, { transaction });
  return emails.jobs.length;
}
