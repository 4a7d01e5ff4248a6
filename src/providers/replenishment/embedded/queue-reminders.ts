/** Queues the emails of reminders that are due, a few customers in each transaction. */
import { randomBytes } from 'node:crypto';
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import { claimDueReminders, type DueReminder, saveReminderTokens } from './due-statements.ts';

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
  const groups = Map.groupBy(
    due.toSorted((one, other) => one.requestedAt.localeCompare(other.requestedAt)),
    ({ customerId, fascia }) => `${customerId} ${fascia}`,
  );
  const emails = [...groups.values()].flatMap(toEmail);
  const hashes = emails.flatMap(({ ids, job }) =>
    ids.map(() => Buffer.from(hashToken(job.token)).toString('hex')),
  );
  await transaction.rows(saveReminderTokens, [emails.flatMap(({ ids }) => ids), hashes]);
  for (const { job } of emails) await jobs.enqueue('replenishmentEmail', job, { transaction });
  return emails.length;
}

/** Email of these reminders, in the language of the last request. */
function toEmail(reminders: readonly DueReminder[]) {
  const newest = reminders.at(-1);
  if (!newest) return [];
  const { fascia, locale } = newest;
  const token = randomBytes(32).toString('base64url');
  return [{ ids: reminders.map(({ id }) => id), job: { fascia, locale, token } }];
}
