/** Price alerts in memory, for tests; `setVariant` replaces the catalogue. */
import { randomUUID } from 'node:crypto';
import type { Wishlists } from '#features/wishlist/wishlist.port.ts';
import { toWishlistKey, type WishlistIdentity } from '#features/wishlist/wishlist.ts';
import {
  type ExportedPriceAlert,
  PRICE_ALERT_DAYS,
  PRICE_ALERT_QUEUED_DAYS,
  PRICE_ALERT_SENT_DAYS,
  type PriceAlert,
} from './price-alert.ts';
import { notSaved, priceAlertLinkExpired, unknownPriceAlert } from './price-alert-problem.ts';
import type {
  PriceAlertEmail,
  PriceAlertJob,
  PriceAlertRequest,
  PriceAlertScope,
  PriceAlertSite,
  PriceAlerts,
} from './price-alerts.port.ts';

const DAY_MS = 86_400_000;

type Stored = PriceAlertRequest & {
  readonly customerId: string;
  readonly site: PriceAlertSite;
  /** `since` and SKU of the item; others are another item. */
  readonly saved: {
    readonly since: string;
    readonly lineItemSku: string;
    readonly sizeSelected: boolean;
  };
  readonly requestedAt: string;
  /** Prices of all variants when it was requested, in minor units. */
  readonly prices: ReadonlyMap<string, number>;
  status: 'waiting' | 'queued' | 'sent';
  token: string | null;
  /** Milliseconds since 1970, of the email. */
  queuedAt: number;
};

export type MemoryPriceAlerts = PriceAlerts & {
  /** Jobs so far, oldest first. */
  readonly jobs: readonly PriceAlertJob[];
  readonly setVariant: (sku: string, price: number, isOnStock: boolean) => void;
  readonly removeVariant: (sku: string) => void;
};

/** A customer's address is `{id}@example.com`. */
export function createMemoryPriceAlerts(wishlists: Pick<Wishlists, 'find'>): MemoryPriceAlerts {
  const store = new Store(wishlists);
  return {
    jobs: store.jobs,
    setVariant: (sku, price, isOnStock) => void store.sold.set(sku, { price, isOnStock }),
    removeVariant: (sku) => void store.sold.delete(sku),
    requestAlert: (...request) => store.add(...request),
    async listAlerts(customerId, fascia) {
      const active = await store.listActive(customerId);
      return active.filter(({ site }) => site.fascia === (fascia ?? site.fascia)).map(toAlert);
    },
    exportAlerts: async (customerId) => store.listOf(customerId).map(toExport),
    async stopAlert(customerId, item, scope) {
      const active = await store.listActive(customerId);
      const found = active.find((alert) => isOf(alert, item, scope));
      if (!found) throw unknownPriceAlert();
      store.retain((alert) => alert !== found);
    },
    async countByToken(token) {
      const owner = store.findOwner(token);
      return owner === null ? null : (await store.listActive(owner)).length;
    },
    async stopAllByToken(token) {
      const owner = store.findOwner(token);
      if (owner === null) throw priceAlertLinkExpired();
      await store.closeEmail(token);
      store.retain((alert) => alert.customerId !== owner || alert.status === 'sent');
    },
    sendPriceDropEmails: (now) => store.send(now),
    openEmail: (token) => store.openEmail(token),
    closeEmail: (token) => store.closeEmail(token),
    cleanUp: async (now) => store.cleanUp(now),
  };
}

class Store {
  #alerts: Stored[] = [];
  readonly #wishlists: Pick<Wishlists, 'find'>;
  readonly jobs: PriceAlertJob[] = [];
  readonly sold = new Map<string, { readonly price: number; readonly isOnStock: boolean }>();

  constructor(wishlists: Pick<Wishlists, 'find'>) {
    this.#wishlists = wishlists;
  }

  async add(customerId: string, request: PriceAlertRequest, site: PriceAlertSite): Promise<void> {
    const { item, price } = request;
    const saved = await this.#wishlists.find(customerId, item);
    if (!saved) throw notSaved();
    const scope = { fascia: site.fascia, currency: price.currencyCode };
    this.retain(
      (alert) =>
        alert.customerId !== customerId || alert.status === 'sent' || !isOf(alert, item, scope),
    );
    const times = { requestedAt: new Date().toISOString(), queuedAt: 0 };
    const prices = new Map([...this.sold].map(([sku, sold]) => [sku, sold.price]));
    const state = { status: 'waiting', token: null } as const;
    this.#alerts.push({ ...request, customerId, site, saved, prices, ...times, ...state });
  }

  retain(predicate: (alert: Stored) => boolean): void {
    this.#alerts = this.#alerts.filter(predicate);
  }

  findOwner(token: string): string | null {
    return this.#alerts.find((alert) => alert.token === token)?.customerId ?? null;
  }

  listOf(customerId: string): Stored[] {
    return this.#alerts.filter((alert) => alert.customerId === customerId);
  }

  /** Alerts of one customer, or of all, that are not sent, newest first. */
  async listActive(customerId?: string): Promise<Stored[]> {
    const active = this.#alerts.filter(
      (alert) => alert.status !== 'sent' && (customerId ?? alert.customerId) === alert.customerId,
    );
    const items = await Promise.all(
      active.map((alert) => this.#wishlists.find(alert.customerId, alert.item)),
    );
    return active
      .filter(
        ({ saved }, index) =>
          items[index]?.since === saved.since && items[index].lineItemSku === saved.lineItemSku,
      )
      .reverse();
  }

  isDue(alert: Stored): boolean {
    const sold = this.findSold(alert);
    return sold?.isOnStock === true && sold.price < sold.before;
  }

  /** The variant of the alert; without a saved size the first one of the product, if it is gone. */
  findSold({ sku, saved, item, price: { centAmount }, prices }: Stored) {
    const own = this.sold.get(sku);
    if (own) return { ...own, before: centAmount };
    const others = [...this.sold].filter(([other]) => other.startsWith(`${item.productKey}-`));
    const [first] = saved.sizeSelected ? [] : others.toSorted();
    return first && { ...first[1], before: Math.min(centAmount, prices.get(first[0]) ?? 0) };
  }

  async send(now: Date): Promise<number> {
    const active = await this.listActive();
    const due = active.filter((alert) => alert.status === 'waiting' && this.isDue(alert));
    const groups = Map.groupBy(due, ({ customerId, site }) => `${customerId} ${site.fascia}`);
    for (const alerts of groups.values()) {
      const token = randomUUID();
      for (const alert of alerts)
        Object.assign(alert, { status: 'queued', token, queuedAt: now.getTime() });
      const [newest] = alerts;
      if (newest) this.jobs.push({ ...newest.site, token });
    }
    return groups.size;
  }

  async openEmail(token: string): Promise<PriceAlertEmail | null> {
    const queued = (await this.listActive()).filter((alert) => alert.token === token);
    const due = queued.filter((alert) => this.isDue(alert)).reverse();
    for (const alert of queued) if (!due.includes(alert)) waitAgain(alert);
    const [first] = due;
    if (!first) return null;
    const drops = due.map((alert) => {
      const { item, price } = alert;
      const sold = this.findSold(alert);
      const toMoney = (centAmount = 0) => ({ ...price, centAmount });
      return { item, before: toMoney(sold?.before), now: toMoney(sold?.price) };
    });
    return { to: `${first.customerId}@example.com`, drops };
  }

  async closeEmail(token: string): Promise<void> {
    for (const alert of this.#alerts) if (alert.token === token) alert.status = 'sent';
  }

  cleanUp(now: Date): void {
    const daysAgo = (days: number) => now.getTime() - days * DAY_MS;
    for (const alert of this.#alerts)
      if (alert.status === 'queued' && alert.queuedAt < daysAgo(PRICE_ALERT_QUEUED_DAYS))
        waitAgain(alert);
    this.retain(({ status, queuedAt, requestedAt }) =>
      status === 'sent'
        ? queuedAt >= daysAgo(PRICE_ALERT_SENT_DAYS)
        : Date.parse(requestedAt) >= daysAgo(PRICE_ALERT_DAYS),
    );
  }
}

function waitAgain(alert: Stored): void {
  Object.assign(alert, { status: 'waiting', token: null });
}

function isOf(
  { item, site, price }: Stored,
  other: WishlistIdentity,
  { fascia, currency }: PriceAlertScope,
): boolean {
  return (
    toWishlistKey(item) === toWishlistKey(other) &&
    site.fascia === fascia &&
    price.currencyCode === currency
  );
}

function toAlert({ site: { fascia }, item, price, requestedAt }: Stored): PriceAlert {
  return { fascia, item, price, requestedAt };
}

function toExport(alert: Stored): ExportedPriceAlert {
  const sentAt = alert.status === 'sent' ? new Date(alert.queuedAt).toISOString() : null;
  return { ...toAlert(alert), sentAt };
}
