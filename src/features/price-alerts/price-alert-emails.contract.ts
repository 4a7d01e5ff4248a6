/** Contract tests of the emails of price alerts: who is emailed, and with which prices. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PRICE_ALERT_QUEUED_DAYS } from './price-alert.ts';
import {
  createPriceAlertActions,
  gbp,
  inDays,
  itemOf,
  type PriceAlertsSetup,
} from './price-alerts-setup.contract.ts';

export function describePriceAlertEmails(
  name: string,
  open: () => Promise<PriceAlertsSetup>,
): void {
  describe(`emails of price alerts of ${name}`, { timeout: 60_000 }, () => {
    let setup: PriceAlertsSetup;
    let actions: ReturnType<typeof createPriceAlertActions>;
    beforeEach(async () => {
      setup = await open();
      for (const sku of ['coat-1', 'scarf-1']) await setup.setVariant(sku, 4_500, true);
      actions = createPriceAlertActions(setup);
    });
    afterEach(() => setup.close());

    test('a customer is emailed once when the price has fallen, with both prices', async () => {
      const { addWaiting, deliver, keysOf, send } = actions;
      const { id, email } = await addWaiting('coat');
      expect(await send()).toBe(0);
      await setup.setVariant('coat-1', 4_499, true);
      expect(await send()).toBe(1);
      expect(await send()).toBe(0);
      const drops = [{ item: itemOf('coat'), before: gbp(4_500), now: gbp(4_499) }];
      const site = { fascia: 'aldermoor', locale: 'fr-FR' };
      expect(await deliver()).toMatchObject([{ ...site, to: email, drops }]);
      expect(await keysOf(id)).toEqual([]);
      await setup.setVariant('coat-1', 2_000, true);
      expect(await send()).toBe(0);
    });

    test('a price that rises and returns is not a drop; an alert for a sold-out item waits', async () => {
      const { addWaiting, send } = actions;
      await addWaiting('coat');
      await setup.setVariant('coat-1', 5_000, true);
      expect(await send()).toBe(0);
      await setup.setVariant('coat-1', 4_500, true);
      expect(await send()).toBe(0);
      await setup.setVariant('coat-1', 4_000, false);
      expect(await send()).toBe(0);
      await setup.setVariant('coat-1', 4_000, true);
      expect(await send()).toBe(1);
    });

    test.each([
      ['whose size is not saved follows another size', false, 1],
      ['whose size is saved waits', true, 0],
    ])('an alert %s once its own leaves the catalogue', async (_, isSizeSaved, emails) => {
      const { deliver, request, save, send } = actions;
      const { id } = await setup.addCustomer();
      await save(id, 'coat', 'coat-1', isSizeSaved);
      await setup.setVariant('coat-2', 4_500, true);
      await request(id, 'coat');
      await setup.removeVariant('coat-1');
      expect(await send()).toBe(0);
      await setup.setVariant('coat-2', 4_000, true);
      expect(await send()).toBe(emails);
      const nows = (await deliver()).flatMap(({ drops }) => drops.map(({ now }) => now));
      expect(nows).toEqual(Array.from({ length: emails }, () => gbp(4_000)));
    });

    test('another size that always cost less is not a drop, until its own price falls', async () => {
      const { deliver, request, save, send } = actions;
      const { id } = await setup.addCustomer();
      await save(id, 'coat', 'coat-1', false);
      await setup.setVariant('coat-2', 3_000, true);
      await request(id, 'coat');
      await setup.removeVariant('coat-1');
      expect(await send()).toBe(0);
      await setup.setVariant('coat-2', 2_500, true);
      expect(await send()).toBe(1);
      expect(await deliver()).toMatchObject([{ drops: [{ before: gbp(3_000), now: gbp(2_500) }] }]);
    });

    test('several items of a customer are one email, and each customer gets their own', async () => {
      const { addWaiting, deliver, send } = actions;
      const [ada, bee] = [await addWaiting('coat', 'scarf'), await addWaiting('scarf')];
      await setup.setVariant('coat-1', 4_000, true);
      await setup.setVariant('scarf-1', 3_000, true);
      expect(await send()).toBe(2);
      const emails = await deliver();
      const keysTo = (address: string) =>
        emails
          .filter(({ to }) => to === address)
          .map(({ drops }) => drops.map(({ item }) => item.productKey));
      expect(keysTo(ada.email)).toEqual([['coat', 'scarf']]);
      expect(keysTo(bee.email)).toEqual([['scarf']]);
    });

    test('of two concurrent processes only one sends', async () => {
      const { addWaiting, deliver, send } = actions;
      for (let n = 0; n < 5; n += 1) await addWaiting('coat');
      await setup.setVariant('coat-1', 4_000, true);
      const sent = await Promise.all([send(), send()]);
      expect(sent.reduce((sum, count) => sum + count)).toBe(5);
      const to = (await deliver()).map((email) => email.to);
      expect(new Set(to).size).toBe(5);
      expect(to).toHaveLength(5);
    });

    test('a queued email is not sent once its customer has stopped all alerts, or that one', async () => {
      const { addWaiting, deliver, send, stop } = actions;
      const [ada, bee] = [await addWaiting('coat', 'scarf'), await addWaiting('scarf')];
      await setup.setVariant('coat-1', 4_000, true);
      await send();
      const token = (await deliver())[0]?.token ?? '';
      await setup.setVariant('scarf-1', 4_000, true);
      expect(await send()).toBe(2);
      await setup.alerts.stopAllByToken(token);
      await stop(bee.id, 'scarf');
      expect(await deliver()).toEqual([]);
      for (const { id } of [ada, bee]) expect(await actions.keysOf(id)).toEqual([]);
    });

    test('an email has the prices at the time of sending; an item that costs more again waits', async () => {
      const { addWaiting, deliver, keysOf, send } = actions;
      const { id } = await addWaiting('coat', 'scarf');
      await setup.setVariant('coat-1', 4_000, true);
      await setup.setVariant('scarf-1', 4_000, true);
      expect(await send()).toBe(1);
      await setup.setVariant('coat-1', 4_500, true);
      await setup.setVariant('scarf-1', 3_500, true);
      expect(await deliver()).toMatchObject([{ drops: [{ now: gbp(3_500) }] }]);
      expect(await keysOf(id)).toEqual(['coat']);
      await setup.setVariant('coat-1', 3_000, true);
      expect(await send()).toBe(1);
      await setup.setVariant('coat-1', 3_000, false);
      expect(await deliver()).toEqual([]);
      await setup.setVariant('coat-1', 3_000, true);
      expect(await send()).toBe(1);
      expect(await deliver()).toMatchObject([{ drops: [{ now: gbp(3_000) }] }]);
    });

    test('an alert that is requested again while its email is queued waits at the new price', async () => {
      const { addWaiting, deliver, keysOf, request, send } = actions;
      const { id } = await addWaiting('coat');
      await setup.setVariant('coat-1', 4_000, true);
      expect(await send()).toBe(1);
      await request(id, 'coat', { price: gbp(4_000) });
      expect(await deliver()).toEqual([]);
      expect(await send()).toBe(0);
      expect(await keysOf(id)).toEqual(['coat']);
    });

    test('an alert whose email could not be delivered waits again', async () => {
      const { addWaiting, deliver, send } = actions;
      await addWaiting('coat');
      await setup.setVariant('coat-1', 4_000, true);
      expect(await send()).toBe(1);
      await setup.alerts.cleanUp(inDays(PRICE_ALERT_QUEUED_DAYS - 1));
      expect(await send()).toBe(0);
      await setup.alerts.cleanUp(inDays(PRICE_ALERT_QUEUED_DAYS + 1));
      expect(await send()).toBe(1);
      expect(await deliver(), 'the job of before finds nothing').toHaveLength(1);
    });
  });
}
