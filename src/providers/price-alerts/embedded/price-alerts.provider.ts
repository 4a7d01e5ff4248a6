/** Price alerts in the app's database; their emails are jobs of the same transaction. */
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
  countOfToken,
  deleteOldPriceAlerts,
  exportPriceAlerts,
  listPriceAlerts,
  releaseUndelivered,
  remove,
  removeOfToken,
  save,
} from './price-alert-statements.ts';
import { closeEmail, listPriceDrops, releaseOutdated } from './price-drop-statements.ts';
import { createPriceDropQueue, type PriceDropLimits } from './queue-price-drops.ts';

export function createPriceAlerts(
  database: Database,
  jobs: Jobs,
  limits?: PriceDropLimits,
): PriceAlerts {
  return {
    async requestAlert(customerId, { item, sku, price }, { fascia, locale }) {
      const { productKey, colourSelected } = item;
      const values = [createUuid(), customerId, fascia, locale, productKey, colourSelected, sku];
      const itemAndPrice = [JSON.stringify(item), price.currencyCode, price.centAmount];
      const [saved] = await database.rows(save, [...values, ...itemAndPrice]);
      if (!saved) throw notSaved();
    },
    listAlerts: (customerId, fascia) => database.rows(listPriceAlerts, [customerId, fascia]),
    exportAlerts: (customerId) => database.rows(exportPriceAlerts, [customerId]),
    async stopAlert(customerId, { productKey, colourSelected }, { fascia, currency }) {
      const values = [customerId, productKey, colourSelected, fascia, currency];
      const [removed] = await database.rows(remove, values);
      if (!removed) throw unknownPriceAlert();
    },
    async countByToken(token) {
      const [row] = await database.rows(countOfToken, [hashToken(token)]);
      return row ? row.count : null;
    },
    async stopAllByToken(token) {
      const [row] = await database.rows(removeOfToken, [hashToken(token)]);
      if (!row) throw priceAlertLinkExpired();
    },
    sendPriceDropEmails: createPriceDropQueue(database, jobs, limits),
    openEmail: (token) =>
      database.transaction(async (transaction) => {
        const hash = hashToken(token);
        await transaction.rows(releaseOutdated, [hash]);
        const rows = await transaction.rows(listPriceDrops, [hash]);
        const [first] = rows;
        return first ? { to: first.to, drops: rows.map(({ to: _, ...drop }) => drop) } : null;
      }),
    closeEmail: async (token, now) =>
      void (await database.rows(closeEmail, [hashToken(token), now.toISOString()])),
    async cleanUp(now) {
      await database.rows(releaseUndelivered, [now.toISOString()]);
      await database.rows(deleteOldPriceAlerts, [now.toISOString()]);
    },
  };
}

export const provider = defineProvider({
  port: 'priceAlerts',
  name: 'embedded',
  create: async (deps) =>
    createPriceAlerts((await deps.database()) as Database, await deps.port('jobs')),
});
