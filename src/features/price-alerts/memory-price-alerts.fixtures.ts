/** Price alerts in memory, for tests; `setItem` stands for the catalogue. */
import { randomUUID } from 'node:crypto';
import type { Wishlists } from '#features/wishlist/wishlist.port.ts';
import { toWishlistKey, type WishlistIdentity } from '#features/wishlist/wishlist.ts';
import {
  PRICE_ALERT_DAYS,
  PRICE_ALERT_SENT_DAYS,
  type PriceAlert,
  type PriceAlertItem,
} from './price-alert.ts';
import { notSaved, priceAlertLinkExpired, unknownPriceAlert } from './price-alert-problem.ts';
import type { PriceAlertEmail, PriceAlertSite, PriceAlerts } from './price-alerts.port.ts';

const DAY_MS = 86_400_000;

type Stored = PriceAlert & {
  readonly customerId: string;
  readonly site: PriceAlertSite;
  /** `since` of the item; another one is another item. */
  readonly savedAt: string;
  sent: { readonly token: string; readonly at: number } | null;
};

export type MemoryPriceAlerts = PriceAlerts & {
  /** Emails so far, oldest first. */
  readonly emails: readonly PriceAlertEmail[];
  readonly setItem: (item: WishlistIdentity, price: number, isOnStock: boolean) => void;
};

/** A customer's address is `{id}@example.com`. */
export function createMemoryPriceAlerts(wishlists: Pick<Wishlists, 'find'>): MemoryPriceAlerts {
  const store = new Store(wishlists);
  const { emails, sold } = store;
  return {
    emails,
    setItem: (item, price, isOnStock) => void sold.set(toWishlistKey(item), { price, isOnStock }),
    async requestAlert(customerId, item, price, site) {
      const saved = await wishlists.find(customerId, item);
      if (!saved) throw notSaved();
      store.add({ customerId, item, price, site, savedAt: saved.since });
    },
    listAlerts: async (customerId) => (await store.listWaiting(customerId)).map(toAlert).reverse(),
    async stopAlert(customerId, item) {
      const found = (await store.listWaiting(customerId)).find((one) => isOf(one, item));
      if (!found) throw unknownPriceAlert();
      store.keep((alert) => alert !== found);
    },
    async countByToken(token) {
      const owner = store.findOwner(token);
      return owner === null ? null : (await store.listWaiting(owner)).length;
    },
    async stopAllByToken(token) {
      const owner = store.findOwner(token);
      if (owner === null) throw priceAlertLinkExpired();
      store.keep((alert) => alert.customerId !== owner || alert.sent !== null);
    },
    sendPriceDropEmails: (now) => store.send(now),
    cleanUp: async (now) => store.keep((alert) => !isOld(alert, now)),
  };
}

class Store {
  #alerts: Stored[] = [];
  readonly #wishlists: Pick<Wishlists, 'find'>;
  readonly emails: PriceAlertEmail[] = [];
  readonly sold = new Map<string, { readonly price: number; readonly isOnStock: boolean }>();

  constructor(wishlists: Pick<Wishlists, 'find'>) {
    this.#wishlists = wishlists;
  }

  add(alert: Omit<Stored, 'sent' | 'requestedAt'>): void {
    const { customerId, item } = alert;
    this.keep((one) => one.customerId !== customerId || one.sent !== null || !isOf(one, item));
    this.#alerts.push({ ...alert, sent: null, requestedAt: new Date().toISOString() });
  }

  keep(isKept: (alert: Stored) => boolean): void {
    this.#alerts = this.#alerts.filter(isKept);
  }

  findOwner(token: string): string | null {
    return this.#alerts.find(({ sent }) => sent?.token === token)?.customerId ?? null;
  }

  /** Waiting alerts of one customer, or of all. */
  async listWaiting(customerId?: string): Promise<Stored[]> {
    const waiting = this.#alerts.filter(
      (alert) => alert.sent === null && (customerId ?? alert.customerId) === alert.customerId,
    );
    const saved = await Promise.all(
      waiting.map((alert) => this.#wishlists.find(alert.customerId, alert.item)),
    );
    return waiting.filter(({ savedAt }, index) => saved[index]?.since === savedAt);
  }

  async send(now: Date): Promise<number> {
    let count = 0;
    for (const alert of await this.listWaiting()) {
      const { customerId, item, price: before, site } = alert;
      const sold = this.sold.get(toWishlistKey(item));
      if (alert.sent !== null || !sold?.isOnStock || sold.price >= before.centAmount) continue;
      const token = randomUUID();
      alert.sent = { token, at: now.getTime() };
      const price = { now: { ...before, centAmount: sold.price }, before };
      this.emails.push({ ...site, ...price, to: `${customerId}@example.com`, item, token });
      count += 1;
    }
    return count;
  }
}

function isOf({ item }: { readonly item: PriceAlertItem }, other: WishlistIdentity): boolean {
  return toWishlistKey(item) === toWishlistKey(other);
}

function isOld({ sent, requestedAt }: Stored, now: Date): boolean {
  const days = sent ? PRICE_ALERT_SENT_DAYS : PRICE_ALERT_DAYS;
  return (sent?.at ?? Date.parse(requestedAt)) < now.getTime() - days * DAY_MS;
}

function toAlert({ item, price, requestedAt }: Stored): PriceAlert {
  return { item, price, requestedAt };
}
