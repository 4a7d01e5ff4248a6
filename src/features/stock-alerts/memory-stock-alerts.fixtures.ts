/** Stock alerts in memory, for tests; `setUnits` stands for the catalogue. */
import { randomUUID } from 'node:crypto';
import {
  ALERT_DAYS,
  type AlertItem,
  CONFIRMATION_DAYS,
  MAX_ALERTS,
  SENT_DAYS,
  type StockAlert,
  UNIT_HOURS,
} from './stock-alert.ts';
import { limitReached, linkSpent, unknownAlert } from './stock-alert-problem.ts';
import type {
  AlertRecipient,
  AlertSite,
  StockAlertEmail,
  StockAlerts,
} from './stock-alerts.port.ts';

const HOUR_MS = 3_600_000;

type Stored = AlertSite & {
  readonly id: string;
  readonly recipient: AlertRecipient;
  item: AlertItem;
  status: StockAlert['status'];
  token: string | null;
  requestedAt: number;
  confirmedAt: number;
  sentAt: number;
};

export type MemoryStockAlerts = StockAlerts & {
  /** Emails so far, oldest first. */
  readonly emails: readonly StockAlertEmail[];
  readonly setUnits: (sku: string, units: number) => void;
};

export function createMemoryStockAlerts(
  emailOf: (customerId: string) => string = (id) => `${id}@example.com`,
): MemoryStockAlerts {
  let stored: Stored[] = [];
  let place = 0;
  const units = new Map<string, number>();
  const emails: StockAlertEmail[] = [];
  const isOf = (recipient: AlertRecipient) => (alert: Stored) =>
    alert.status !== 'sent' && nameOf(alert.recipient) === nameOf(recipient);
  const byToken = (token: string) => stored.find((alert) => alert.token === token) ?? null;
  const addressOf = (recipient: AlertRecipient) =>
    'email' in recipient ? recipient.email : emailOf(recipient.customerId);

  function sendDue(now: Date): number {
    const due = [...units].flatMap(([sku, count]) => {
      const ofSku = stored.filter(({ item }) => item.sku === sku);
      const announced = ofSku.filter(
        ({ status, sentAt }) => status === 'sent' && sentAt > now.getTime() - UNIT_HOURS * HOUR_MS,
      );
      const queue = ofSku.filter(({ status }) => status === 'waiting');
      queue.sort((a, b) => a.confirmedAt - b.confirmedAt);
      return queue.slice(0, Math.max(count - announced.length, 0));
    });
    for (const alert of due) {
      alert.status = 'sent';
      alert.sentAt = now.getTime();
      emails.push({ ...emailFor(alert), kind: 'back', token: null });
    }
    return due.length;
  }

  const emailFor = ({ fascia, locale, item, recipient }: Stored) => ({
    ...{ fascia, locale, item, to: addressOf(recipient) },
  });

  return {
    emails,
    setUnits: (sku, count) => void units.set(sku, count),
    async requestAlert(item, recipient, site) {
      const own = stored.filter(isOf(recipient));
      const isSame = (alert: Stored) => alert.fascia === site.fascia && alert.item.sku === item.sku;
      if (own.filter((alert) => !isSame(alert)).length >= MAX_ALERTS) throw limitReached();
      const isGuest = 'email' in recipient;
      const before = own.find(isSame);
      const alert: Stored = before ?? {
        ...{ ...site, id: randomUUID(), recipient, item, token: null, sentAt: 0 },
        ...{ status: isGuest ? 'unconfirmed' : 'waiting', requestedAt: Date.now() },
        confirmedAt: isGuest ? 0 : ++place,
      };
      if (!before) stored.push(alert);
      Object.assign(alert, { ...site, item, token: isGuest ? randomUUID() : null });
      if (isGuest) emails.push({ ...emailFor(alert), kind: 'confirm', token: alert.token });
      return isGuest ? 'confirm' : 'waiting';
    },
    async findAlertByToken(token) {
      const found = byToken(token);
      return found && toAlert(found);
    },
    async confirmAlert(token) {
      const found = byToken(token);
      if (!found) throw linkSpent();
      if (found.status === 'unconfirmed') {
        found.status = 'waiting';
        found.confirmedAt = ++place;
      }
      return toAlert(found);
    },
    listAlerts: async (customerId) => stored.filter(isOf({ customerId })).map(toAlert).reverse(),
    async removeAlert(owner) {
      const found = stored.find((alert) =>
        'token' in owner
          ? alert.token === owner.token
          : alert.id === owner.alertId && nameOf(alert.recipient) === owner.customerId,
      );
      if (!found) throw unknownAlert();
      stored = stored.filter((alert) => alert !== found);
    },
    sendDue: async (now) => sendDue(now),
    async cleanUp(now) {
      stored = stored.filter((alert) => !isOld(alert, now));
    },
  };
}

function isOld({ status, requestedAt, sentAt }: Stored, now: Date): boolean {
  const [since, days] = {
    unconfirmed: [requestedAt, CONFIRMATION_DAYS] as const,
    waiting: [requestedAt, ALERT_DAYS] as const,
    sent: [sentAt, SENT_DAYS] as const,
  }[status];
  return since < now.getTime() - days * 24 * HOUR_MS;
}

const nameOf = (recipient: AlertRecipient) =>
  'email' in recipient ? recipient.email : recipient.customerId;

function toAlert({ id, item, status, requestedAt }: Stored): StockAlert {
  return { id, item, status, requestedAt: new Date(requestedAt).toISOString() };
}
