/** Contract tests that every provider of price alerts passes: requests, lists and ends. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PRICE_ALERT_DAYS, PRICE_ALERT_SENT_DAYS } from './price-alert.ts';
import { describePriceAlertEmails } from './price-alert-emails.contract.ts';
import {
  createPriceAlertActions,
  gbp,
  inDays,
  itemOf,
  type PriceAlertsSetup,
} from './price-alerts-setup.contract.ts';

export function describePriceAlerts(name: string, open: () => Promise<PriceAlertsSetup>): void {
  describePriceAlertEmails(name, open);
  describe(`price alerts of ${name}`, { timeout: 60_000 }, () => {
    let setup: PriceAlertsSetup;
    let actions: ReturnType<typeof createPriceAlertActions>;
    beforeEach(async () => {
      setup = await open();
      for (const sku of ['coat-1', 'scarf-1']) await setup.setVariant(sku, 4_500, true);
      actions = createPriceAlertActions(setup);
    });
    afterEach(() => setup.close());

    test('a repeated request compares with the current price', async () => {
      const { addWaiting, request, send } = actions;
      const { id } = await addWaiting('coat');
      await request(id, 'coat', { price: gbp(4_000) });
      expect(await setup.alerts.listAlerts(id, null)).toMatchObject([{ price: gbp(4_000) }]);
      await setup.setVariant('coat-1', 4_200, true);
      expect(await send()).toBe(0);
    });

    test('only items of the wishlist have alerts, which end when the item is removed', async () => {
      const { addWaiting, request, save, keysOf, send } = actions;
      const { id } = await addWaiting('coat');
      await expect(request(id, 'scarf')).rejects.toMatchObject({
        ...{ status: 404, code: 'priceAlert.notSaved', details: { field: 'productKey' } },
      });
      await setup.wishlists.remove(id, itemOf('coat'));
      expect(await keysOf(id)).toEqual([]);
      await save(id, 'coat');
      expect(await keysOf(id)).toEqual([]);
      await setup.setVariant('coat-1', 4_000, true);
      expect(await send()).toBe(0);
    });

    test('an item that is saved in another size has no alert; in the same size it keeps it', async () => {
      const { addWaiting, save, keysOf, send } = actions;
      const { id } = await addWaiting('coat');
      await setup.setVariant('coat-2', 4_000, true);
      await save(id, 'coat');
      expect(await keysOf(id)).toEqual(['coat']);
      await save(id, 'coat', 'coat-2');
      expect(await keysOf(id)).toEqual([]);
      expect(await send()).toBe(0);
    });

    test('each site and currency has its own alert', async () => {
      const { addWaiting, request, keysOf } = actions;
      const { id } = await addWaiting('coat');
      await request(id, 'coat', {}, 'nightjar');
      await request(id, 'coat', { price: { centAmount: 20_000, currencyCode: 'AED' } });
      expect(await keysOf(id, 'nightjar')).toEqual(['coat']);
      const other = { fascia: 'nightjar', currency: 'GBP' };
      await setup.alerts.stopAlert(id, itemOf('coat'), other);
      expect(await keysOf(id, 'nightjar')).toEqual([]);
      const own = await setup.alerts.listAlerts(id, 'aldermoor');
      expect(own.map(({ price }) => price.currencyCode)).toEqual(['AED', 'GBP']);
    });

    test('an alert is stopped by its customer only', async () => {
      const { addWaiting, keysOf, stop } = actions;
      const owner = await addWaiting('coat', 'scarf');
      const stranger = await setup.addCustomer();
      const missing = { status: 404, code: 'priceAlert.unknown', details: { field: 'productKey' } };
      await expect(stop(stranger.id, 'coat')).rejects.toMatchObject(missing);
      await stop(owner.id, 'coat');
      expect(await keysOf(owner.id)).toEqual(['scarf']);
      await expect(stop(owner.id, 'coat')).rejects.toMatchObject(missing);
    });

    test('an export has the stored data of sent and waiting alerts', async () => {
      const { addWaiting, deliver, send } = actions;
      const { id } = await addWaiting('coat', 'scarf');
      await addWaiting('coat');
      await setup.setVariant('coat-1', 4_000, true);
      await send();
      await deliver();
      const time = expect.stringMatching(/^\d{4}-.*Z$/);
      const shared = { fascia: 'aldermoor', price: gbp(4_500), requestedAt: time };
      expect(await setup.alerts.exportAlerts(id)).toEqual([
        { ...shared, item: itemOf('coat'), sentAt: time },
        { ...shared, item: itemOf('scarf'), sentAt: null },
      ]);
    });

    test('the link in an email stops all other alerts of its customer', async () => {
      const { addWaiting, deliver, keysOf, send } = actions;
      const owner = await addWaiting('coat', 'scarf');
      const other = await addWaiting('scarf');
      await setup.setVariant('coat-1', 4_000, true);
      await send();
      const token = (await deliver())[0]?.token ?? '';
      await setup.wishlists.remove(owner.id, itemOf('coat'));
      expect(await setup.alerts.countByToken(token)).toBe(1);
      await setup.alerts.stopAllByToken(token);
      await setup.alerts.stopAllByToken(token);
      expect(await setup.alerts.countByToken(token)).toBe(0);
      expect(await keysOf(owner.id)).toEqual([]);
      expect(await keysOf(other.id)).toEqual(['scarf']);
    });

    test('an unknown link stops nothing', async () => {
      const { id } = await actions.addWaiting('coat');
      expect(await setup.alerts.countByToken('none')).toBeNull();
      await expect(setup.alerts.stopAllByToken('none')).rejects.toMatchObject({
        ...{ status: 410, code: 'priceAlert.linkExpired' },
      });
      expect(await actions.keysOf(id)).toEqual(['coat']);
    });

    test('what waits too long, or was sent long ago, is deleted', async () => {
      const { addWaiting, deliver, keysOf, send } = actions;
      const { id } = await addWaiting('coat', 'scarf');
      await setup.setVariant('coat-1', 4_000, true);
      await send();
      const token = (await deliver())[0]?.token ?? '';
      await setup.alerts.cleanUp(inDays(PRICE_ALERT_SENT_DAYS - 1));
      expect(await setup.alerts.countByToken(token)).toBe(1);
      await setup.alerts.cleanUp(inDays(PRICE_ALERT_SENT_DAYS + 1));
      expect(await setup.alerts.countByToken(token)).toBeNull();
      expect(await keysOf(id)).toEqual(['scarf']);
      await setup.alerts.cleanUp(inDays(PRICE_ALERT_DAYS + 1));
      expect(await keysOf(id)).toEqual([]);
    });
  });
}
