/** Enqueues account emails, in the transaction of the change that they report. */
import type { Connection } from '#database/connection.ts';
import type { AccountEmail, ClientContext } from '#features/accounts/accounts.port.ts';
import type { AccountsContext } from './accounts-context.ts';

export async function enqueueEmail<T extends AccountEmail | null>(
  { jobs }: Pick<AccountsContext, 'jobs'>,
  transaction: Connection,
  { fascia, locale }: ClientContext,
  mail: T,
): Promise<T> {
  await jobs.enqueue('accountEmail', { fascia, locale, mail }, { transaction });
  return mail;
}
