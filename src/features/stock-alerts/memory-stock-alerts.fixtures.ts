/** Stock alerts in memory, for tests; `setUnits` replaces the catalogue. */
import { randomUUID } from 'node:crypto';
import {
  ALERT_DAYS,
  EXCLUSIVE_NOTICE_HOURS,
  type ExportedStockAlert,
  MAX_ALERTS,
  SENT_DAYS,
  type StockAlert,
  type StockAlertItem,
  UNCONFIRMED_DAYS,
} from './stock-alert.ts';
import { limitReached, linkExpired, unknownAlert } from './stock-alert-problem.ts';
import type {
  AlertRecipient,
  AlertScope,
  StockAlertEmail,
  StockAlerts,
} from './stock-alerts.port.ts';

const HOUR_MS = 3_600_000;

type Stored = AlertScope & {
  readonly id: string;
  readonly recipient: AlertRecipient;
  item: StockAlertItem;
  status: StockAlert['status'];
  token: string | null;
  /** Milliseconds since 1970. */
  requestedAt: number;
  sentAt: number;
};

export type MemoryStockAlerts = StockAlerts & {
  /** Emails so far, oldest first. */
  readonly emails: readonly StockAlertEmail[];
  readonly setUnits: (sku: string, units: number) => void;
};

/** A customer's address is `{id}@example.com`. */
export function createMemoryStockAlerts(): MemoryStockAlerts {
  const store = new Store();
  return {
    emails: store.emails,
    setUnits: (sku, count) => void store.units.set(sku, count),
    requestAlert: async (...request) => store.request(request),
    async findAlertByToken(token) {
      const found = store.byToken(token);
      return found ? toAlert(found) : null;
    },
    async confirmAlert(token) {
      const found = store.byToken(token);
      if (!found) throw linkExpired();
      if (found.status === 'unconfirmed') {
        found.status = 'waiting';
        store.moveToEnd(found);
      }
      return toAlert(found);
    },
    listAlerts: async (customerId) => store.listOf({ customerId }).map(toAlert).reverse(),
    exportAlerts: async (customerId) => store.listAllOf({ customerId }).map(toExport),
    async stopAlert(owner) {
      const found =
        'token' in owner
          ? store.byToken(owner.token)
          : store.listOf(owner).find(({ id }) => id === owner.alertId);
      if (!found) throw unknownAlert();
      store.retain((alert) => alert !== found);
    },
    async countByToken(token) {
      const sent = store.sentByToken(token);
      return sent ? store.listOf(sent.recipient).length : null;
    },
    async stopAllByToken(token) {
      const sent = store.sentByToken(token);
      if (!sent) throw linkExpired();
      store.stopAllBut(sent);
    },
    sendBackInStockEmails: async (now) => store.sendBackInStockEmails(now),
    cleanUp: async (now) => store.retain((alert) => !isOld(alert, now)),
  };
}

/** Alerts in the order of their queues. */
class Store {
  #alerts: Stored[] = [];
  readonly units = new Map<string, number>();
  readonly emails: StockAlertEmail[] = [];

  /** The alert of a link that confirms. */
  byToken(token: string): Stored | undefined {
    return this.#alerts.find((alert) => alert.token === token && alert.status !== 'sent');
  }

  /** The alert of a link in a back-in-stock email. */
  sentByToken(token: string): Stored | undefined {
    return this.#alerts.find((alert) => alert.token === token && alert.status === 'sent');
  }

  stopAllBut(sent: Stored): void {
    const own = this.listAllOf(sent.recipient).filter((alert) => alert !== sent);
    this.retain((alert) => alert.status === 'sent' || !own.includes(alert));
    for (const alert of own) alert.token = null;
  }

  /** Alerts of a recipient that have not been sent. */
  listOf(recipient: AlertRecipient): Stored[] {
    return this.listAllOf(recipient).filter(({ status }) => status !== 'sent');
  }

  listAllOf(recipient: AlertRecipient): Stored[] {
    return this.#alerts.filter((alert) => getEmailOf(alert.recipient) === getEmailOf(recipient));
  }

  retain(predicate: (alert: Stored) => boolean): void {
    this.#alerts = this.#alerts.filter(predicate);
  }

  moveToEnd(alert: Stored): void {
    this.#alerts = [...this.#alerts.filter((other) => other !== alert), alert];
  }

  request([item, recipient, scope]: Parameters<StockAlerts['requestAlert']>) {
    const isGuest = 'email' in recipient;
    const isSame = (alert: Stored) => alert.fascia === scope.fascia && alert.item.sku === item.sku;
    const ofRecipient = this.listOf(recipient);
    if (
      ofRecipient.filter((alert) => alert.status === 'waiting' && !isSame(alert)).length >=
      MAX_ALERTS
    )
      throw limitReached();
    const existing = ofRecipient.find(isSame);
    if (existing && isGuest && existing.status === 'waiting') {
      this.#email(existing, 'alreadyWaiting', null);
      return 'confirm';
    }
    const status = isGuest ? ('unconfirmed' as const) : ('waiting' as const);
    const alert: Stored = existing ?? {
      ...{ ...scope, id: randomUUID(), recipient, item, status },
      ...{ token: null, requestedAt: 0, sentAt: 0 },
    };
    if (!existing) this.#alerts.push(alert);
    const token = isGuest ? randomUUID() : null;
    Object.assign(alert, { ...scope, item, token, requestedAt: Date.now() });
    if (isGuest) this.#email(alert, 'confirm', token);
    return isGuest ? 'confirm' : 'waiting';
  }

  sendBackInStockEmails(now: Date): number {
    const since = now.getTime() - EXCLUSIVE_NOTICE_HOURS * HOUR_MS;
    const due = [...this.units].flatMap(([sku, count]) => {
      const ofSku = this.#alerts.filter(({ item }) => item.sku === sku);
      const announced = ofSku.filter(({ status, sentAt }) => status === 'sent' && sentAt > since);
      const queue = ofSku.filter(({ status }) => status === 'waiting');
      return queue.slice(0, Math.max(count - announced.length, 0));
    });
    for (const alert of due) {
      alert.status = 'sent';
      alert.sentAt = now.getTime();
      alert.token = randomUUID();
      this.#email(alert, 'backInStock', alert.token);
    }
    return due.length;
  }

  #email(
    { fascia, locale, item, recipient }: Stored,
    kind: StockAlertEmail['kind'],
    token: string | null,
  ) {
    this.emails.push({ fascia, locale, item, to: getEmailOf(recipient), kind, token });
  }
}

const getEmailOf = (recipient: AlertRecipient) =>
  'email' in recipient ? recipient.email : `${recipient.customerId}@example.com`;

const DAYS = { unconfirmed: UNCONFIRMED_DAYS, waiting: ALERT_DAYS, sent: SENT_DAYS };

function isOld({ status, requestedAt, sentAt }: Stored, now: Date): boolean {
  const since = status === 'sent' ? sentAt : requestedAt;
  return since < now.getTime() - DAYS[status] * 24 * HOUR_MS;
}

function toAlert({ id, item, status, requestedAt }: Stored): StockAlert {
  return { id, item, status, requestedAt: new Date(requestedAt).toISOString() };
}

function toExport(alert: Stored): ExportedStockAlert {
  const { id: _, ...exported } = toAlert(alert);
  const sentAt = alert.status === 'sent' ? new Date(alert.sentAt).toISOString() : null;
  return { ...exported, sentAt };
}
