/** Stock alerts in the app's database; their emails are jobs of the same transaction. */
import { randomBytes } from 'node:crypto';
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { throttleEmail } from '#database/keys/email-throttle.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { createUuid, isUuid } from '#database/keys/uuid.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import { MAX_ALERTS } from '#features/stock-alerts/stock-alert.ts';
import {
  limitReached,
  linkExpired,
  tooManyEmails,
  unknownAlert,
} from '#features/stock-alerts/stock-alert-problem.ts';
import type { AlertRecipient, StockAlerts } from '#features/stock-alerts/stock-alerts.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import {
  claimBackInStock,
  confirmByToken,
  countForStopLink,
  countOwn,
  deleteOld,
  exportStockAlerts,
  findByToken,
  listOfCustomer,
  lockRecipient,
  remove,
  removeForStopLink,
  saveOfCustomer,
  saveOfGuest,
  saveStopTokens,
} from './stock-alert-statements.ts';

export function createStockAlerts(database: Database, jobs: Jobs): StockAlerts {
  const findAlert = async (token: string) => {
    const [row] = await database.rows(findByToken, [hashToken(token)]);
    return row ?? null;
  };
  return {
    requestAlert: (...request) =>
      database.transaction((transaction) => saveAlert(transaction, jobs, request)),
    findAlertByToken: findAlert,
    async confirmAlert(token) {
      await database.rows(confirmByToken, [hashToken(token)]);
      const alert = await findAlert(token);
      if (!alert) throw linkExpired();
      return alert;
    },
    listAlerts: (customerId) => database.rows(listOfCustomer, [customerId]),
    exportAlerts: (customerId) => database.rows(exportStockAlerts, [customerId]),
    async stopAlert(owner) {
      const isByToken = 'token' in owner;
      if (!isByToken && !isUuid(owner.alertId)) throw unknownAlert();
      const [removed] = await database.rows(
        remove,
        isByToken ? [hashToken(owner.token), null, null] : [null, owner.alertId, owner.customerId],
      );
      if (!removed) throw unknownAlert();
    },
    async countByToken(token) {
      const [row] = await database.rows(countForStopLink, [hashToken(token)]);
      return row ? row.count : null;
    },
    async stopAllByToken(token) {
      const [row] = await database.rows(removeForStopLink, [hashToken(token)]);
      if (!row) throw linkExpired();
    },
    sendBackInStockEmails: (now) =>
      database.transaction((transaction) => queueBackInStockEmails(transaction, jobs, now)),
    cleanUp: async (now) => void (await database.rows(deleteOld, [now.toISOString()])),
  };
}

async function queueBackInStockEmails(
  transaction: Connection,
  jobs: Jobs,
  now: Date,
): Promise<number> {
  const claimed = await transaction.rows(claimBackInStock, [now.toISOString()]);
  const due = claimed.map(({ id, ...email }) => ({ id, email, token: createToken() }));
  if (due.length === 0) return 0;
  const hashes = due.map(({ token }) => Buffer.from(hashToken(token)).toString('hex'));
  await transaction.rows(saveStopTokens, [due.map(({ id }) => id), hashes]);
  for (const { email, token } of due)
    await jobs.enqueue(
      'stockAlertEmail',
      { ...email, kind: 'backInStock', token },
      { transaction },
    );
  return due.length;
}

const createToken = () => randomBytes(32).toString('base64url');

async function saveAlert(
  transaction: Connection,
  jobs: Jobs,
  [item, recipient, { fascia, locale }]: Parameters<StockAlerts['requestAlert']>,
): Promise<'confirm' | 'waiting'> {
  const { customerId, email } = toRecipientColumns(recipient);
  await transaction.rows(lockRecipient, [customerId ?? email]);
  const [otherAlerts] = await transaction.rows(countOwn, [customerId, email, fascia, item.sku]);
  if ((otherAlerts?.count ?? 0) >= MAX_ALERTS) throw limitReached();
  const token = email === null ? null : createToken();
  const row = [createUuid(), fascia, locale, item.sku, JSON.stringify(item), customerId, email];
  const values = [...row, token === null ? null : hashToken(token)];
  if (email === null || token === null) {
    await transaction.rows(saveOfCustomer, values);
    return 'waiting';
  }
  // Also for an active alert: otherwise the limit would reveal that there is one.
  const retryAfter = await throttleEmail(transaction, email);
  if (retryAfter > 0) throw tooManyEmails(retryAfter);
  const [saved] = await transaction.rows(saveOfGuest, values);
  const kind = saved ? 'confirm' : 'alreadyWaiting';
  const job = { kind, to: email, fascia, locale, item, token: saved ? token : null } as const;
  await jobs.enqueue('stockAlertEmail', job, { transaction });
  return 'confirm';
}

function toRecipientColumns(recipient: AlertRecipient) {
  return 'email' in recipient
    ? { customerId: null, email: recipient.email }
    : { customerId: recipient.customerId, email: null };
}

export const provider = defineProvider({
  port: 'stockAlerts',
  name: 'embedded',
  create: async (deps) =>
    createStockAlerts((await deps.database()) as Database, await deps.port('jobs')),
});
