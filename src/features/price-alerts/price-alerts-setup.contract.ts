/** Setup and actions of the contract tests of price alerts. */
import type { Wishlists } from '#features/wishlist/wishlist.port.ts';
import type { WishlistItem } from '#features/wishlist/wishlist.ts';
import type { PriceAlertItem } from './price-alert.ts';
import type {
  PriceAlertEmail,
  PriceAlertJob,
  PriceAlertRequest,
  PriceAlerts,
} from './price-alerts.port.ts';

export type PriceAlertsSetup = {
  readonly alerts: PriceAlerts;
  readonly wishlists: Wishlists;
  /** Price in minor units of GBP, and stock, of `coat-1`, `coat-2`, `scarf-1` or `scarf-2`. */
  readonly setVariant: (sku: string, price: number, isOnStock: boolean) => Promise<void>;
  /** Removes a variant from the catalogue. */
  readonly removeVariant: (sku: string) => Promise<void>;
  /** Id and email address of a new customer. */
  readonly addCustomer: () => Promise<{ readonly id: string; readonly email: string }>;
  /** Queued jobs so far, oldest first. */
  readonly listJobs: () => Promise<readonly PriceAlertJob[]>;
  readonly close: () => Promise<void>;
};

export const gbp = (centAmount: number) => ({ centAmount, currencyCode: 'GBP' }) as const;
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** `coat` or `scarf`, saved in the first of two sizes. */
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

export function itemOf(productKey: string): PriceAlertItem {
  const { lineItemSku: _, sizeSelected: __, ...item } = createSavedItem(productKey);
  return item;
}

export type DeliveredEmail = PriceAlertEmail & PriceAlertJob;

export function createPriceAlertActions({ alerts, wishlists, ...setup }: PriceAlertsSetup) {
  let handled = 0;
  const save = (customerId: string, key: string, sku = `${key}-1`, sizeSelected = true) =>
    wishlists.add(customerId, { ...createSavedItem(key), lineItemSku: sku, sizeSelected }, null);
  const request = (
    customerId: string,
    key: string,
    given: Partial<PriceAlertRequest> = {},
    fascia = 'aldermoor',
  ) =>
    alerts.requestAlert(
      customerId,
      { item: itemOf(key), sku: `${key}-1`, price: gbp(4_500), ...given },
      { fascia, locale: 'fr-FR' },
    );
  return {
    save,
    request,
    stop: (customerId: string, key: string) =>
      alerts.stopAlert(customerId, itemOf(key), { fascia: 'aldermoor', currency: 'GBP' }),
    /** A customer with an alert for each of the items. */
    async addWaiting(...keys: readonly string[]) {
      const customer = await setup.addCustomer();
      for (const key of keys) {
        await save(customer.id, key);
        await request(customer.id, key);
      }
      return customer;
    },
    keysOf: async (id: string, fascia: string | null = null) =>
      (await alerts.listAlerts(id, fascia)).map(({ item }) => item.productKey),
    send: (now = inDays(0)) => alerts.sendPriceDropEmails(now),
    /** Runs the jobs that were queued since the last call, and returns the emails sent. */
    async deliver(): Promise<readonly DeliveredEmail[]> {
      const emails: DeliveredEmail[] = [];
      const jobs = await setup.listJobs();
      for (const job of jobs.slice(handled)) {
        const email = await alerts.openEmail(job.token);
        if (email) emails.push({ ...job, ...email });
        await alerts.closeEmail(job.token, inDays(0));
      }
      handled = jobs.length;
      return emails;
    },
  };
}
