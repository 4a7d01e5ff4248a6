/** Price alerts in the app's database; their emails are jobs of the same transaction. */
import { randomBytes } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { createUuid } from '#database/keys/uuid.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import {
  notSaved,
  priceAlertLinkExpired,
  unknownPriceAlert,
} from '#features/price-alerts/price-alert-problem.ts';
import type { PriceAlerts } from '#features/price-alerts/price-alerts.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import {
  claimPriceDrops,
  countOfToken,
  deleteOldPriceAlerts,
  listPriceAlerts,
  remove,
  removeOfToken,
  save,
  saveToken,
} from './price-alert-statements.ts';

export function createPriceAlerts(database: Database, jobs: Jobs): PriceAlerts {
  return {
    async requestAlert(customerId, item, { centAmount, currencyCode }, { fascia, locale }) {
      const { productKey, colourSelected } = item;
      const values = [createUuid(), customerId, fascia, locale, productKey, colourSelected];
      const seen = [JSON.stringify(item), currencyCode, centAmount];
      const [saved] = await database.rows(save, [...values, ...seen]);
      if (!saved) throw notSaved();
    },
    listAlerts: (customerId) => database.rows(listPriceAlerts, [customerId]),
    async stopAlert(customerId, { productKey, colourSelected }) {
      const [removed] = await database.rows(remove, [customerId, productKey, colourSelected]);
      if (!removed) throw unknownPriceAlert();
    },
    async countByToken(token) {
      const [found] = await database.rows(countOfToken, [hashToken(token)]);
      return found ? found.count : null;
    },
    async stopAllByToken(token) {
      const [found] = await database.rows(removeOfToken, [hashToken(token)]);
      if (!found) throw priceAlertLinkExpired();
    },
    sendPriceDropEmails: (now) =>
      database.transaction(async (transaction) => {
        const due = await transaction.rows(claimPriceDrops, [now.toISOString()]);
        for (const { id, ...email } of due) {
          const token = randomBytes(32).toString('base64url');
          await transaction.rows(saveToken, [id, hashToken(token)]);
          await jobs.enqueue('priceAlertEmail', { ...email, token }, { transaction });
        }
        return due.length;
      }),
    cleanUp: async (now) => void (await database.rows(deleteOldPriceAlerts, [now.toISOString()])),
  };
}

export const provider = defineProvider({
  port: 'priceAlerts',
  name: 'embedded',
  create: async (deps) =>
    createPriceAlerts((await deps.database()) as Database, await deps.port('jobs')),
});
