/** Contract tests that every provider of stock alerts passes. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ALERT_DAYS,
  EXCLUSIVE_NOTICE_HOURS,
  MAX_ALERTS,
  SENT_DAYS,
  type StockAlertItem,
} from './stock-alert.ts';
import type { StockAlertEmail, StockAlerts } from './stock-alerts.port.ts';

export type StockAlertsSetup = {
  readonly alerts: StockAlerts;
  /** SKUs of variants, at least two, which are sold out. */
  readonly skus: readonly string[];
  readonly setUnits: (sku: string, units: number) => Promise<void>;
  /** Id and email address of a new customer. */
  readonly addCustomer: () => Promise<{ readonly id: string; readonly email: string }>;
  /** Emails so far, oldest first. */
  readonly listEmails: () => Promise<readonly StockAlertEmail[]>;
  readonly close: () => Promise<void>;
};

const site = { fascia: 'aldermoor', locale: 'fr-FR' };
const soon = () => new Date(Date.now() + 1_000);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

export function createSampleItem(sku: string): StockAlertItem {
  const product = { productKey: 'coat', slug: 'wool-coat', name: 'Wool coat' };
  return { ...product, sku, colour: 'moss', option: 'Moss · M' };
}

export function describeStockAlerts(name: string, open: () => Promise<StockAlertsSetup>): void {
  describe(`stock alerts of ${name}`, { timeout: 60_000 }, () => {
    let setup: StockAlertsSetup;
    beforeEach(async () => {
      setup = await open();
    });
    afterEach(() => setup.close());
    const itemAt = (number: number) => createSampleItem(setup.skus[number] ?? '');
    const listNotified = async () =>
      (await setup.listEmails()).filter(({ kind }) => kind === 'backInStock').map(({ to }) => to);
    const lastToken = async () => (await setup.listEmails()).at(-1)?.token ?? '';

    test('a guest confirms an alert and is emailed once when the item is back', async () => {
      const { alerts, setUnits } = setup;
      const item = itemAt(0);
      const guest = { email: 'ada@example.com' };
      expect(await alerts.requestAlert(item, guest, site)).toBe('confirm');
      const [email] = await setup.listEmails();
      expect(email).toMatchObject({ ...site, kind: 'confirm', to: guest.email, item });
      await setUnits(item.sku, 3);
      expect(await alerts.sendBackInStockEmails(soon())).toBe(0);
      const token = email?.token ?? '';
      expect(await alerts.findAlertByToken(token)).toMatchObject({ item, status: 'unconfirmed' });
      expect(await alerts.confirmAlert(token)).toMatchObject({ status: 'waiting' });
      expect(await alerts.confirmAlert(token)).toMatchObject({ status: 'waiting' });
      expect(await alerts.sendBackInStockEmails(soon())).toBe(1);
      expect(await alerts.sendBackInStockEmails(soon())).toBe(0);
      expect((await setup.listEmails()).at(-1)).toMatchObject({
        ...site,
        kind: 'backInStock',
        item,
      });
      expect(await listNotified()).toEqual([guest.email]);
    });

    test('a customer needs no confirmation, and is emailed at the address of the account', async () => {
      const { alerts, setUnits } = setup;
      const { id, email } = await setup.addCustomer();
      expect(await alerts.requestAlert(itemAt(0), { customerId: id }, site)).toBe('waiting');
      expect(await alerts.listAlerts(id)).toMatchObject([{ item: itemAt(0), status: 'waiting' }]);
      await setUnits(itemAt(0).sku, 1);
      await alerts.sendBackInStockEmails(soon());
      expect(await listNotified()).toEqual([email]);
      expect(await alerts.listAlerts(id)).toEqual([]);
      const sentAt = expect.stringMatching(/^\d{4}-.*Z$/);
      expect(await alerts.exportAlerts(id)).toMatchObject([
        { item: itemAt(0), status: 'sent', sentAt },
      ]);
    });

    test('five units for fifty people: the first five are emailed, hours later five more', async () => {
      const { alerts, setUnits } = setup;
      const people: string[] = [];
      for (let n = 0; n < 50; n += 1) {
        const { id, email } = await setup.addCustomer();
        people.push(email);
        await alerts.requestAlert(itemAt(0), { customerId: id }, site);
      }
      await setUnits(itemAt(0).sku, 5);
      const now = soon();
      const sent = await Promise.all([
        alerts.sendBackInStockEmails(now),
        alerts.sendBackInStockEmails(now),
      ]);
      expect(sent.reduce((sum, count) => sum + count)).toBe(5);
      expect((await listNotified()).toSorted()).toEqual(people.slice(0, 5).toSorted());
      expect(await alerts.sendBackInStockEmails(inHours(EXCLUSIVE_NOTICE_HOURS - 1))).toBe(0);
      expect(await alerts.sendBackInStockEmails(inHours(EXCLUSIVE_NOTICE_HOURS + 1))).toBe(5);
      expect((await listNotified()).toSorted()).toEqual(people.slice(0, 10).toSorted());
    });

    test('an alert for another item that is still sold out waits', async () => {
      const { alerts, setUnits } = setup;
      const { id } = await setup.addCustomer();
      for (const number of [0, 1])
        await alerts.requestAlert(itemAt(number), { customerId: id }, site);
      await setUnits(itemAt(1).sku, 1);
      expect(await alerts.sendBackInStockEmails(soon())).toBe(1);
      expect(await alerts.listAlerts(id)).toMatchObject([{ item: { sku: itemAt(0).sku } }]);
    });

    test('a repeated request extends the same alert, which keeps its position', async () => {
      const { alerts, setUnits } = setup;
      const [first, second] = [await setup.addCustomer(), await setup.addCustomer()];
      for (const { id } of [first, second, first])
        await alerts.requestAlert(itemAt(0), { customerId: id }, site);
      expect(await alerts.listAlerts(first.id)).toHaveLength(1);
      await setUnits(itemAt(0).sku, 1);
      await alerts.sendBackInStockEmails(soon());
      expect(await listNotified()).toEqual([first.email]);
    });

    test('a repeated request of a guest sends a new link, and the first one expires', async () => {
      const { alerts } = setup;
      const guest = { email: 'ada@example.com' };
      await alerts.requestAlert(itemAt(0), guest, site);
      const first = await lastToken();
      await alerts.requestAlert(itemAt(0), guest, site);
      expect(await alerts.findAlertByToken(first)).toBeNull();
      await expect(alerts.confirmAlert(first)).rejects.toMatchObject({ status: 410 });
      expect(await alerts.confirmAlert(await lastToken())).toMatchObject({ status: 'waiting' });
    });

    test('an active alert of a guest keeps its link and position when it is requested again', async () => {
      const { alerts, setUnits } = setup;
      const guest = { email: 'ada@example.com' };
      await alerts.requestAlert(itemAt(0), guest, site);
      const token = await lastToken();
      await alerts.confirmAlert(token);
      expect(await alerts.requestAlert(itemAt(0), guest, site)).toBe('confirm');
      expect((await setup.listEmails()).at(-1)).toMatchObject({ kind: 'alreadyWaiting' });
      expect(await alerts.findAlertByToken(token)).toMatchObject({ status: 'waiting' });
      await setUnits(itemAt(0).sku, 2);
      expect(await alerts.sendBackInStockEmails(soon())).toBe(1);
    });

    test('an alert is stopped by its link, or by the customer who has it', async () => {
      const { alerts, setUnits } = setup;
      const [owner, other] = [await setup.addCustomer(), await setup.addCustomer()];
      await alerts.requestAlert(itemAt(0), { customerId: owner.id }, site);
      const [alert] = await alerts.listAlerts(owner.id);
      const alertId = alert?.id ?? '';
      const missing = { status: 404, details: { field: 'alert' } };
      await expect(alerts.stopAlert({ alertId, customerId: other.id })).rejects.toMatchObject(
        missing,
      );
      await alerts.stopAlert({ alertId, customerId: owner.id });
      await alerts.requestAlert(itemAt(0), { email: 'ada@example.com' }, site);
      const token = await lastToken();
      await alerts.confirmAlert(token);
      await alerts.stopAlert({ token });
      for (const stopped of [{ token }, { alertId, customerId: owner.id }, { token: 'none' }])
        await expect(alerts.stopAlert(stopped)).rejects.toMatchObject(missing);
      await setUnits(itemAt(0).sku, 1);
      expect(await alerts.sendBackInStockEmails(soon())).toBe(0);
    });

    test('the link in a back-in-stock email stops all other alerts of a customer', async () => {
      const { alerts, setUnits } = setup;
      const [owner, other] = [await setup.addCustomer(), await setup.addCustomer()];
      for (const { id: customerId } of [owner, other])
        for (const number of [0, 1])
          await alerts.requestAlert(itemAt(number), { customerId }, site);
      await setUnits(itemAt(0).sku, 1);
      await alerts.sendBackInStockEmails(soon());
      const token = await lastToken();
      expect(await alerts.countByToken(token)).toBe(1);
      await alerts.stopAllByToken(token);
      await alerts.stopAllByToken(token);
      expect(await alerts.countByToken(token)).toBe(0);
      expect(await alerts.listAlerts(owner.id)).toEqual([]);
      expect(await alerts.listAlerts(other.id)).toHaveLength(2);
      await alerts.requestAlert(itemAt(1), { customerId: owner.id }, site);
      expect(await alerts.countByToken(token)).toBe(1);
    });

    test('the link stops all other alerts of a guest, confirmed or not, and ends the links of other emails', async () => {
      const { alerts, setUnits } = setup;
      const guest = { email: 'ada@example.com' };
      for (const number of [0, 1]) {
        await alerts.requestAlert(itemAt(number), guest, site);
        await alerts.confirmAlert(await lastToken());
        await setUnits(itemAt(number).sku, 1);
        expect(await alerts.sendBackInStockEmails(soon())).toBe(1);
      }
      await alerts.requestAlert(createSampleItem('another'), guest, site);
      const unconfirmed = await lastToken();
      const back = (await setup.listEmails()).filter(({ kind }) => kind === 'backInStock');
      const [first = '', second = ''] = back.map(({ token }) => token ?? '');
      expect(await alerts.countByToken(first)).toBe(1);
      await alerts.stopAllByToken(first);
      expect(await alerts.countByToken(first)).toBe(0);
      expect(await alerts.countByToken(second)).toBeNull();
      expect(await alerts.findAlertByToken(unconfirmed)).toBeNull();
    });

    test('an unknown link and a confirmation link cannot stop all alerts', async () => {
      const { alerts } = setup;
      await alerts.requestAlert(itemAt(0), { email: 'ada@example.com' }, site);
      const token = await lastToken();
      for (const invalidToken of [token, 'none']) {
        expect(await alerts.countByToken(invalidToken)).toBeNull();
        await expect(alerts.stopAllByToken(invalidToken)).rejects.toMatchObject({
          ...{ status: 410, code: 'stockAlert.linkExpired' },
        });
      }
      expect(await alerts.confirmAlert(token)).toMatchObject({ status: 'waiting' });
    });

    test('a person has at most 50 alerts', async () => {
      const { alerts } = setup;
      const { id: customerId } = await setup.addCustomer();
      const request = (sku: string) =>
        alerts.requestAlert(createSampleItem(sku), { customerId }, site);
      for (let n = 0; n < MAX_ALERTS; n += 1) await request(`other-${n}`);
      await expect(request('one-more')).rejects.toMatchObject({
        status: 409,
        details: { field: 'sku' },
      });
      await expect(request('other-3')).resolves.toBe('waiting');
      expect(await alerts.listAlerts(customerId)).toHaveLength(MAX_ALERTS);
    });

    test('alerts that have waited too long, or were sent long ago, are deleted', async () => {
      const { alerts, setUnits } = setup;
      const { id: customerId } = await setup.addCustomer();
      await alerts.requestAlert(itemAt(0), { customerId }, site);
      await alerts.cleanUp(inHours(24 * (ALERT_DAYS - 1)));
      expect(await alerts.listAlerts(customerId)).toHaveLength(1);
      await alerts.cleanUp(inHours(24 * (ALERT_DAYS + 1)));
      expect(await alerts.listAlerts(customerId)).toEqual([]);
      await alerts.requestAlert(itemAt(0), { email: 'ada@example.com' }, site);
      const token = await lastToken();
      await alerts.confirmAlert(token);
      await setUnits(itemAt(0).sku, 1);
      await alerts.sendBackInStockEmails(soon());
      expect(await alerts.findAlertByToken(token)).toBeNull();
      const sentToken = await lastToken();
      expect(await alerts.countByToken(sentToken)).toBe(0);
      await alerts.cleanUp(inHours(24 * (SENT_DAYS + 1)));
      expect(await alerts.countByToken(sentToken)).toBeNull();
    });
  });
}
