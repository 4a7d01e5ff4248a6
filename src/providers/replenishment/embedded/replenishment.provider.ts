/** Reminders in the app's database; their emails are jobs of the same transaction. */
import type { Database } from '#database/database.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { createUuid } from '#database/keys/uuid.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import type { Replenishment } from '#features/replenishment/replenishment.port.ts';
import {
  reminderLinkExpired,
  tooManyReminders,
  unknownReminder,
} from '#features/replenishment/replenishment-problem.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { closeReminders, listDueItems, releaseUnsold } from './due-statements.ts';
import { createReminderQueue } from './queue-reminders.ts';
import {
  countRemindersOfToken,
  deleteOldReminders,
  exportReminders,
  listReminders,
  lockCustomer,
  releaseUndeliveredReminders,
  removeReminder,
  removeRemindersOfToken,
  saveReminder,
} from './reminder-statements.ts';

export function createReplenishment(database: Database, jobs: Jobs): Replenishment {
  return {
    requestReminder: (customerId, { item, dueAt }, { fascia, locale }) =>
      database.transaction(async (transaction) => {
        await transaction.rows(lockCustomer, [customerId]);
        const values = [createUuid(), customerId, fascia, locale, item.sku];
        const details = [JSON.stringify(item), dueAt.toISOString()];
        const [saved] = await transaction.rows(saveReminder, [...values, ...details]);
        if (!saved) throw tooManyReminders();
      }),
    listReminders: (customerId, fascia) => database.rows(listReminders, [customerId, fascia]),
    exportReminders: (customerId) => database.rows(exportReminders, [customerId]),
    async stopReminder(customerId, reminderId) {
      const [removed] = await database.rows(removeReminder, [reminderId, customerId]);
      if (!removed) throw unknownReminder();
    },
    async countByToken(token) {
      const [row] = await database.rows(countRemindersOfToken, [hashToken(token)]);
      return row ? row.count : null;
    },
    async stopAllByToken(token) {
      const [row] = await database.rows(removeRemindersOfToken, [hashToken(token)]);
      if (!row) throw reminderLinkExpired();
    },
    sendDueEmails: createReminderQueue(database, jobs),
    openEmail: (token) =>
      database.transaction(async (transaction) => {
        const hash = hashToken(token);
        await transaction.rows(releaseUnsold, [hash]);
        const rows = await transaction.rows(listDueItems, [hash]);
        const [first] = rows;
        return first ? { to: first.to, items: rows.map(({ item }) => item) } : null;
      }),
    closeEmail: async (token, now) =>
      void (await database.rows(closeReminders, [hashToken(token), now.toISOString()])),
    async cleanUp(now) {
      await database.rows(releaseUndeliveredReminders, [now.toISOString()]);
      await database.rows(deleteOldReminders, [now.toISOString()]);
    },
  };
}

export const provider = defineProvider({
  port: 'replenishment',
  name: 'embedded',
  create: async (deps) =>
    createReplenishment((await deps.database()) as Database, await deps.port('jobs')),
});
