/**
 * Queues emails that customers requested, in transactions with their jobs: the work of a run is
 * limited, however many are due, and one process does it at a time.
 */
import type { Jobs } from '#features/jobs/jobs.port.ts';
import type { Connection } from '../connection.ts';
import type { Database } from '../database.ts';
import type { Statement } from '../statement.ts';
import { createCustomerEmails, type DueRequest } from './customer-emails.ts';

export type Batch = {
  readonly emails: number;
  /** True where nothing is left for this run. */
  readonly isLast: boolean;
};

export type QueueRun = {
  /** Name of the advisory lock. */
  readonly lock: string;
  readonly maxBatches: number;
  readonly queueBatch: () => Promise<Batch>;
};

/** Returns the number of emails; 0 while another process has the lock. */
export async function queueInBatches(
  database: Pick<Database, 'lock'>,
  { lock, maxBatches, queueBatch }: QueueRun,
): Promise<number> {
  const release = await database.lock(lock);
  if (!release) return 0;
  try {
    let count = 0;
    for (let number = 1; number <= maxBatches; number += 1) {
      const { emails, isLast } = await queueBatch();
      count += emails;
      if (isLast) break;
    }
    return count;
  } finally {
    await release();
  }
}

export type EmailQueue = {
  readonly job: 'priceAlertEmail' | 'replenishmentEmail';
  /** $1 requests, $2 the hash of the token of each, in hexadecimal digits. */
  readonly saveTokens: Statement<never>;
};

/** One email for each customer and fascia of the requests. Returns their number. */
export async function queueCustomerEmails(
  transaction: Connection,
  jobs: Jobs,
  due: readonly DueRequest[],
  { job, saveTokens }: EmailQueue,
): Promise<number> {
  if (due.length === 0) return 0;
  const emails = createCustomerEmails(due);
  await transaction.rows(saveTokens, [emails.ids, emails.hashes]);
  for (const payload of emails.jobs) await jobs.enqueue(job, payload, { transaction });
  return emails.jobs.length;
}
