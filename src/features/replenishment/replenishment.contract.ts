/** Contract tests that every provider of reminders passes. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ReminderEmail, ReminderJob, Replenishment } from './replenishment.port.ts';
import {
  MAX_REMINDERS,
  REMINDER_OVERDUE_DAYS,
  REMINDER_QUEUED_DAYS,
  REMINDER_SENT_DAYS,
  type ReminderItem,
} from './replenishment.ts';

export type ReplenishmentSetup = {
  readonly replenishment: Replenishment;
  /** Id and email address of a new customer. */
  readonly addCustomer: () => Promise<{ readonly id: string; readonly email: string }>;
  /** Stock of `cream-1` or `wash-1`, which are in stock at first. */
  readonly setStock: (sku: string, isOnStock: boolean) => Promise<void>;
  /** Queued jobs so far, oldest first. */
  readonly listJobs: () => Promise<readonly ReminderJob[]>;
  readonly close: () => Promise<void>;
};

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const site = { fascia: 'aldermoor', locale: 'fr-FR' };

/** First size of `cream` or `wash`. */
export function createReminderItem(key: string): ReminderItem {
  return {
    ...{ sku: `${key}-1`, productKey: key, slug: `day-${key}`, name: `Day ${key}` },
    ...{ colour: 'moss', option: '50 ml', days: 60 },
  };
}

export function describeReplenishment(name: string, open: () => Promise<ReplenishmentSetup>): void {
  describe(`reminders of ${name}`, { timeout: 60_000 }, () => {
    let setup: ReplenishmentSetup;
    let handled = 0;
    beforeEach(async () => {
      setup = await open();
      handled = 0;
    });
    afterEach(() => setup.close());
    const request = (id: string, key: string, days = 30, fascia = 'aldermoor') =>
      setup.replenishment.requestReminder(
        id,
        { item: createReminderItem(key), dueAt: inDays(days) },
        { ...site, fascia },
      );
    const send = (days: number) => setup.replenishment.sendDueEmails(inDays(days));
    const skusOf = async (id: string, fascia: string | null = null) =>
      (await setup.replenishment.listReminders(id, fascia)).map(({ item }) => item.sku);
    /** Runs the jobs since the last call, and returns the emails sent. */
    const deliver = async () => {
      const emails: (ReminderEmail & ReminderJob)[] = [];
      const jobs = await setup.listJobs();
      for (const job of jobs.slice(handled)) {
        const email = await setup.replenishment.openEmail(job.token);
        if (email) emails.push({ ...job, ...email });
        await setup.replenishment.closeEmail(job.token, new Date());
      }
      handled = jobs.length;
      return emails;
    };

    test('REC-3: a customer is emailed once, when the reminder is due', async () => {
      const { id, email } = await setup.addCustomer();
      await request(id, 'cream');
      expect(await send(29)).toBe(0);
      expect(await send(31)).toBe(1);
      expect(await send(31)).toBe(0);
      const items = [createReminderItem('cream')];
      expect(await deliver()).toMatchObject([{ ...site, to: email, items }]);
      expect(await deliver()).toEqual([]);
      expect(await skusOf(id)).toEqual([]);
    });

    test('REC-3: a new request replaces the previous one; each site has its own', async () => {
      const { id } = await setup.addCustomer();
      await request(id, 'wash', 20);
      await request(id, 'cream', 30);
      await request(id, 'wash', 40);
      await request(id, 'cream', 50, 'nightjar');
      expect(await skusOf(id, 'aldermoor')).toEqual(['cream-1', 'wash-1']);
      expect(await skusOf(id)).toEqual(['cream-1', 'wash-1', 'cream-1']);
      expect(await send(25)).toBe(0);
    });

    test('REC-3: all due reminders of a customer are one email, and each customer gets their own', async () => {
      const [ada, bee] = [await setup.addCustomer(), await setup.addCustomer()];
      for (const [id, key] of [
        [ada.id, 'cream'],
        [ada.id, 'wash'],
        [bee.id, 'wash'],
      ] as const)
        await request(id, key);
      expect(await send(31)).toBe(2);
      const emails = new Map((await deliver()).map(({ to, items }) => [to, items]));
      const skus = (to: string) => emails.get(to)?.map(({ sku }) => sku);
      expect([skus(ada.email), skus(bee.email)]).toEqual([['cream-1', 'wash-1'], ['wash-1']]);
    });

    test('REC-3: of two concurrent processes only one sends', async () => {
      for (let n = 0; n < 4; n += 1) await request((await setup.addCustomer()).id, 'cream');
      const sent = await Promise.all([send(31), send(31)]);
      expect(sent.reduce((sum, count) => sum + count)).toBe(4);
      expect(new Set((await deliver()).map(({ to }) => to)).size).toBe(4);
    });

    test('REC-3: a reminder of a sold-out product waits, also while its email is queued, for a limited time', async () => {
      const { id } = await setup.addCustomer();
      await request(id, 'cream');
      await setup.setStock('cream-1', false);
      expect(await send(31)).toBe(0);
      await setup.setStock('cream-1', true);
      expect(await send(31)).toBe(1);
      await setup.setStock('cream-1', false);
      expect(await deliver()).toEqual([]);
      expect(await skusOf(id)).toEqual(['cream-1']);
      await setup.replenishment.cleanUp(inDays(30 + REMINDER_OVERDUE_DAYS - 1));
      expect(await skusOf(id)).toEqual(['cream-1']);
      await setup.replenishment.cleanUp(inDays(30 + REMINDER_OVERDUE_DAYS + 1));
      expect(await skusOf(id)).toEqual([]);
    });

    test('REC-3: a reminder whose email could not be delivered waits again', async () => {
      await request((await setup.addCustomer()).id, 'cream');
      expect(await send(31)).toBe(1);
      await setup.replenishment.cleanUp(inDays(31 + REMINDER_QUEUED_DAYS - 1));
      expect(await send(31)).toBe(0);
      await setup.replenishment.cleanUp(inDays(31 + REMINDER_QUEUED_DAYS + 1));
      expect(await send(40)).toBe(1);
      expect(await deliver(), 'the job of before finds nothing').toHaveLength(1);
    });

    test('REC-3: a customer stops one reminder, and no other customer’s', async () => {
      const [ada, bee] = [await setup.addCustomer(), await setup.addCustomer()];
      await request(ada.id, 'cream');
      const [reminder] = await setup.replenishment.listReminders(ada.id, null);
      const stop = (owner: string) => setup.replenishment.stopReminder(owner, reminder?.id ?? '');
      await expect(stop(bee.id)).rejects.toMatchObject({ code: 'replenishment.unknown' });
      await stop(ada.id);
      await expect(stop(ada.id)).rejects.toMatchObject({ status: 404 });
      expect(await skusOf(ada.id)).toEqual([]);
    });

    test('REC-3: the link in an email stops all other reminders of its customer', async () => {
      const [ada, bee] = [await setup.addCustomer(), await setup.addCustomer()];
      await request(ada.id, 'cream');
      await request(ada.id, 'wash', 90);
      await request(bee.id, 'wash', 90);
      await send(31);
      const [{ token } = { token: '' }] = await deliver();
      const { replenishment } = setup;
      expect(await replenishment.countByToken(token)).toBe(1);
      for (let n = 0; n < 2; n += 1) await replenishment.stopAllByToken(token);
      expect([await skusOf(ada.id), await skusOf(bee.id)]).toEqual([[], ['wash-1']]);
      expect(await replenishment.countByToken('none')).toBeNull();
      await expect(replenishment.stopAllByToken('none')).rejects.toMatchObject({ status: 410 });
      await replenishment.cleanUp(inDays(REMINDER_SENT_DAYS + 1));
      expect(await replenishment.countByToken(token)).toBeNull();
    });

    test('REC-3: a queued email is not sent once its customer has stopped all', async () => {
      const { id } = await setup.addCustomer();
      await request(id, 'cream', 1);
      await send(2);
      const [{ token } = { token: '' }] = await deliver();
      await request(id, 'wash', 1);
      expect(await send(2)).toBe(1);
      await setup.replenishment.stopAllByToken(token);
      expect(await deliver()).toEqual([]);
    });

    test('REC-3: an export has the stored data of sent and waiting reminders', async () => {
      const [ada, bee] = [await setup.addCustomer(), await setup.addCustomer()];
      await request(ada.id, 'cream');
      await request(bee.id, 'cream');
      await send(31);
      await deliver();
      await request(ada.id, 'wash', 90);
      const time = expect.stringMatching(/^\d{4}-.*Z$/);
      const shared = { ...site, dueAt: time, requestedAt: time };
      expect(await setup.replenishment.exportReminders(ada.id)).toEqual([
        { ...shared, item: createReminderItem('cream'), sentAt: time },
        { ...shared, item: createReminderItem('wash'), sentAt: null },
      ]);
    });

    test('REC-3: a customer has a limited number of reminders', async () => {
      const { id } = await setup.addCustomer();
      const add = (sku: string) =>
        setup.replenishment.requestReminder(
          id,
          { item: { ...createReminderItem('cream'), sku }, dueAt: inDays(30) },
          site,
        );
      for (let n = 0; n < MAX_REMINDERS; n += 1) await add(`sku-${n}`);
      await add('sku-0');
      await expect(add('one-more')).rejects.toMatchObject({
        ...{ status: 409, code: 'replenishment.limitReached' },
        details: { field: 'sku' },
      });
      expect(await skusOf(id)).toHaveLength(MAX_REMINDERS);
    });
  });
}
