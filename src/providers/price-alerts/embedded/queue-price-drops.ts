/**
 * Queues the emails of price alerts, a few customers at a time: the work of a run is limited,
 * however many alerts wait, and the next run continues with the next customers.
 */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { queueCustomerEmails, queueInBatches } from '#database/keys/queue-emails.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import { claimPriceDrops, listWaitingCustomers, saveTokens } from './price-drop-statements.ts';

export type PriceDropLimits = {
  /** Customers of one transaction. */
  readonly customers: number;
  /** Transactions of one run. */
  readonly transactions: number;
};

const LIMITS: PriceDropLimits = { customers: 50, transactions: 200 };
/** Sorts before every customer. */
const START = '00000000-0000-0000-0000-000000000000';

/** The returned function runs in one process at a time, and returns the number of emails. */
export function createPriceDropQueue(
  database: Database,
  jobs: Jobs,
  limits: PriceDropLimits = LIMITS,
): (now: Date) => Promise<number> {
  let after = START;
  async function queueNext(now: Date): Promise<number> {
    const listed = await database.rows(listWaitingCustomers, [after, limits.customers]);
    const customers = listed.map(({ id }) => id);
    const isLast = customers.length < limits.customers;
    // Before the claim: customers whose emails fail do not delay those of the others.
    after = isLast ? START : (customers.at(-1) ?? START);
    if (customers.length === 0) return 0;
    return database.transaction((transaction) => queueEmails(transaction, jobs, customers, now));
  }
  return (now) =>
    queueInBatches(database, {
      ...{ lock: 'price-alerts', maxBatches: limits.transactions },
      queueBatch: async () => ({ emails: await queueNext(now), isLast: after === START }),
    });
}

async function queueEmails(
  transaction: Connection,
  jobs: Jobs,
  customers: readonly string[],
  now: Date,
): Promise<number> {
  const due = await transaction.rows(claimPriceDrops, [now.toISOString(), customers]);
  return await queueCustomerEmails(transaction, jobs, due, { job: 'priceAlertEmail', saveTokens });
}
