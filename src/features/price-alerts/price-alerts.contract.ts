/** Contract tests that every provider of price alerts passes. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Wishlists } from '#features/wishlist/wishlist.port.ts';
import type { WishlistItem } from '#features/wishlist/wishlist.ts';
import { PRICE_ALERT_DAYS, PRICE_ALERT_SENT_DAYS, type PriceAlertItem } from './price-alert.ts';
import type { PriceAlertEmail, PriceAlerts } from './price-alerts.port.ts';

export type PriceAlertsSetup = {
  readonly alerts: PriceAlerts;
  readonly wishlists: Wishlists;
  /** Price in minor units of GBP, and stock, of the only variant of an item of `itemOf`. */
  readonly setItem: (item: PriceAlertItem, price: number, isOnStock: boolean) => Promise<void>;
  /** Id and address of a new customer. */
  readonly addCustomer: () => Promise<{ readonly id: string; readonly email: string }>;
  /** Emails so far, oldest first. */
  readonly listEmails: () => Promise<readonly PriceAlertEmail[]>;
  readonly close: () => Promise<void>;
};

const site = { fascia: 'aldermoor', locale: 'fr-FR' };
const gbp = (centAmount: number) => ({ centAmount, currencyCode: 'GBP' }) as const;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const soon = () => new Date(Date.now() + 1_000);

/** `coat` or `scarf`: products with one variant each. */
export function createSavedItem(productKey: string): PriceAlertItem & WishlistItem {
  return {
    ...{
      productKey,
      colourSelected: 'moss',
      slug: `wool-${productKey}`,
      name: `Wool ${productKey}`,
    },
    ...{ colourLabel: 'Moss', lineItemSku: `${productKey}-1`, sizeSelected: true },
  };
}

function itemOf(productKey: string): PriceAlertItem {
  const { lineItemSku: _, sizeSelected: __, ...item } = createSavedItem(productKey);
  return item;
}

export function describePriceAlerts(name: string, open: () => Promise<PriceAlertsSetup>): void {
  describe(`price alerts of ${name}`, { timeout: 60_000 }, () => {
    let setup: PriceAlertsSetup;
    beforeEach(async () => {
      setup = await open();
      for (const key of ['coat', 'scarf']) await setup.setItem(itemOf(key), 4_500, true);
    });
    afterEach(() => setup.close());
    const save = (customerId: string, key: string) =>
      setup.wishlists.add(customerId, createSavedItem(key), null);
    const request = (customerId: string, key: string, price = 4_500) =>
      setup.alerts.requestAlert(customerId, itemOf(key), gbp(price), site);
    const send = (now = soon()) => setup.alerts.sendPriceDropEmails(now);
    /** A customer with an alert for each of the items. */
    async function addWaiting(...keys: readonly string[]) {
      const customer = await setup.addCustomer();
      for (const key of keys) {
        await save(customer.id, key);
        await request(customer.id, key);
      }
      return customer;
    }
    const keysOf = async (id: string) =>
      (await setup.alerts.listAlerts(id)).map(({ item }) => item.productKey);

    test('a customer is emailed once when the price has fallen, with both prices', async () => {
      const { id, email } = await addWaiting('coat');
      expect(await send()).toBe(0);
      await setup.setItem(itemOf('coat'), 4_499, true);
      expect(await send()).toBe(1);
      expect(await send()).toBe(0);
      expect(await setup.listEmails()).toMatchObject([
        { ...site, to: email, item: itemOf('coat'), before: gbp(4_500), now: gbp(4_499) },
      ]);
      expect(await setup.alerts.listAlerts(id)).toEqual([]);
      await setup.setItem(itemOf('coat'), 2_000, true);
      expect(await send()).toBe(0);
    });

    test('a price that rises and returns is no fall; one that is sold out waits', async () => {
      await addWaiting('coat');
      await setup.setItem(itemOf('coat'), 5_000, true);
      expect(await send()).toBe(0);
      await setup.setItem(itemOf('coat'), 4_500, true);
      expect(await send()).toBe(0);
      await setup.setItem(itemOf('coat'), 4_000, false);
      expect(await send()).toBe(0);
      await setup.setItem(itemOf('coat'), 4_000, true);
      expect(await send()).toBe(1);
    });

    test('of two processes at once only one sends', async () => {
      for (let n = 0; n < 5; n += 1) await addWaiting('coat');
      await setup.setItem(itemOf('coat'), 4_000, true);
      const now = soon();
      const sent = await Promise.all([send(now), send(now)]);
      expect(sent.reduce((sum, count) => sum + count)).toBe(5);
      const to = (await setup.listEmails()).map((one) => one.to);
      expect(new Set(to).size).toBe(5);
      expect(to).toHaveLength(5);
    });

    test('asking again takes the price that is seen now', async () => {
      const { id } = await addWaiting('coat');
      await request(id, 'coat', 4_000);
      expect(await setup.alerts.listAlerts(id)).toMatchObject([{ price: gbp(4_000) }]);
      await setup.setItem(itemOf('coat'), 4_200, true);
      expect(await send()).toBe(0);
    });

    test('only what is on the wishlist has an alert, which ends when it leaves', async () => {
      const { id } = await addWaiting('coat');
      await expect(request(id, 'scarf')).rejects.toMatchObject({
        ...{ status: 404, code: 'priceAlert.notSaved', details: { field: 'productKey' } },
      });
      await setup.wishlists.remove(id, itemOf('coat'));
      expect(await keysOf(id)).toEqual([]);
      await save(id, 'coat');
      expect(await keysOf(id)).toEqual([]);
      await setup.setItem(itemOf('coat'), 4_000, true);
      expect(await send()).toBe(0);
    });

    test('an alert is stopped by its customer only', async () => {
      const owner = await addWaiting('coat', 'scarf');
      const stranger = await setup.addCustomer();
      const missing = { status: 404, code: 'priceAlert.unknown', details: { field: 'productKey' } };
      await expect(setup.alerts.stopAlert(stranger.id, itemOf('coat'))).rejects.toMatchObject(
        missing,
      );
      await setup.alerts.stopAlert(owner.id, itemOf('coat'));
      expect(await keysOf(owner.id)).toEqual(['scarf']);
      await expect(setup.alerts.stopAlert(owner.id, itemOf('coat'))).rejects.toMatchObject(missing);
    });

    test('the link in an email stops all other alerts of its customer', async () => {
      const owner = await addWaiting('coat', 'scarf');
      const other = await addWaiting('scarf');
      await setup.setItem(itemOf('coat'), 4_000, true);
      await send();
      const token = (await setup.listEmails())[0]?.token ?? '';
      await setup.wishlists.remove(owner.id, itemOf('coat'));
      expect(await setup.alerts.countByToken(token)).toBe(1);
      await setup.alerts.stopAllByToken(token);
      await setup.alerts.stopAllByToken(token);
      expect(await setup.alerts.countByToken(token)).toBe(0);
      expect(await keysOf(owner.id)).toEqual([]);
      expect(await keysOf(other.id)).toEqual(['scarf']);
    });

    test('an unknown link stops nothing', async () => {
      const { id } = await addWaiting('coat');
      expect(await setup.alerts.countByToken('none')).toBeNull();
      await expect(setup.alerts.stopAllByToken('none')).rejects.toMatchObject({
        ...{ status: 410, code: 'priceAlert.linkExpired' },
      });
      expect(await keysOf(id)).toEqual(['coat']);
    });

    test('what waits too long, or was sent long ago, is deleted', async () => {
      const { id } = await addWaiting('coat', 'scarf');
      await setup.setItem(itemOf('coat'), 4_000, true);
      await send();
      const token = (await setup.listEmails())[0]?.token ?? '';
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
