/** Reminders in memory, for tests; `setStock` replaces the catalogue. */
import { randomUUID } from 'node:crypto';
import type {
  ReminderEmail,
  ReminderJob,
  ReminderSite,
  Replenishment,
} from './replenishment.port.ts';
import {
  type ExportedReminder,
  MAX_REMINDERS,
  REMINDER_OVERDUE_DAYS,
  REMINDER_QUEUED_DAYS,
  REMINDER_SENT_DAYS,
  type Reminder,
  type ReminderItem,
} from './replenishment.ts';
import { reminderLinkExpired, tooManyReminders, unknownReminder } from './replenishment-problem.ts';

const DAY_MS = 86_400_000;

type Stored = Reminder &
  ReminderSite & {
    readonly customerId: string;
    readonly requestedAt: string;
    status: 'waiting' | 'queued' | 'sent';
    token: string | null;
    /** Milliseconds since 1970, of the email. */
    sentAt: number;
  };

export type MemoryReplenishment = Replenishment & {
  /** Jobs so far, oldest first. */
  readonly jobs: readonly ReminderJob[];
  readonly setStock: (sku: string, isOnStock: boolean) => void;
};

/** A customer's address is `{id}@example.com`; every variant is in stock until it is sold out. */
export function createMemoryReplenishment(): MemoryReplenishment {
  const store = new ReminderStore();
  return {
    jobs: store.jobs,
    setStock: (sku, isOnStock) =>
      void (isOnStock ? store.soldOut.delete(sku) : store.soldOut.add(sku)),
    requestReminder: async (...request) => store.add(...request),
    listReminders: async (customerId, fascia) =>
      store
        .listActive(customerId)
        .filter((reminder) => reminder.fascia === (fascia ?? reminder.fascia))
        .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt))
        .map(({ id, item, dueAt }) => ({ id, item, dueAt })),
    exportReminders: async (customerId) => store.listOf(customerId).map(toExport),
    async stopReminder(customerId, reminderId) {
      const found = store.listActive(customerId).find(({ id }) => id === reminderId);
      if (!found) throw unknownReminder();
      store.retain((reminder) => reminder !== found);
    },
    async countByToken(token) {
      const owner = store.findOwner(token);
      return owner === null ? null : store.listActive(owner).length;
    },
    async stopAllByToken(token) {
      const owner = store.findOwner(token);
      if (owner === null) throw reminderLinkExpired();
      store.close(token, new Date());
      store.retain((reminder) => reminder.customerId !== owner || !isActive(reminder));
    },
    sendDueEmails: async (now) => store.send(now),
    openEmail: async (token) => store.openEmail(token),
    closeEmail: async (token, now) => store.close(token, now),
    cleanUp: async (now) => store.cleanUp(now),
  };
}

const isActive = ({ status }: Stored) => status !== 'sent';

class ReminderStore {
  #reminders: Stored[] = [];
  readonly jobs: ReminderJob[] = [];
  readonly soldOut = new Set<string>();

  add(
    customerId: string,
    { item, dueAt }: { readonly item: ReminderItem; readonly dueAt: Date },
    site: ReminderSite,
  ): void {
    const isSame = (other: Stored) => other.fascia === site.fascia && other.item.sku === item.sku;
    const active = this.listActive(customerId);
    if (active.filter((reminder) => !isSame(reminder)).length >= MAX_REMINDERS)
      throw tooManyReminders();
    const replaced = new Set(active.filter(isSame));
    this.retain((reminder) => !replaced.has(reminder));
    const state = { status: 'waiting', token: null, sentAt: 0 } as const;
    const requestedAt = new Date().toISOString();
    const own = { id: randomUUID(), customerId, requestedAt, item, dueAt: dueAt.toISOString() };
    this.#reminders.push({ ...own, ...site, ...state });
  }

  retain(predicate: (reminder: Stored) => boolean): void {
    this.#reminders = this.#reminders.filter(predicate);
  }

  listOf(customerId: string): Stored[] {
    return this.#reminders.filter((reminder) => reminder.customerId === customerId);
  }

  listActive(customerId: string): Stored[] {
    return this.listOf(customerId).filter(isActive);
  }

  findOwner(token: string): string | null {
    return this.#reminders.find((reminder) => reminder.token === token)?.customerId ?? null;
  }

  send(now: Date): number {
    const due = this.#reminders.filter(
      ({ status, dueAt, item }) =>
        status === 'waiting' && Date.parse(dueAt) <= now.getTime() && !this.soldOut.has(item.sku),
    );
    const groups = Map.groupBy(due, ({ customerId, fascia }) => `${customerId} ${fascia}`);
    for (const group of groups.values()) {
      const token = randomUUID();
      for (const reminder of group)
        Object.assign(reminder, { status: 'queued', token, sentAt: now.getTime() });
      const last = group.at(-1);
      if (last) this.jobs.push({ fascia: last.fascia, locale: last.locale, token });
    }
    return groups.size;
  }

  openEmail(token: string): ReminderEmail | null {
    const queued = this.#reminders.filter(
      (reminder) => reminder.token === token && reminder.status === 'queued',
    );
    for (const reminder of queued) if (this.soldOut.has(reminder.item.sku)) waitAgain(reminder);
    const open = queued.filter(({ status }) => status === 'queued');
    const [first] = open;
    if (!first) return null;
    return { to: `${first.customerId}@example.com`, items: open.map(({ item }) => item) };
  }

  close(token: string, now: Date): void {
    for (const reminder of this.#reminders)
      if (reminder.token === token && isActive(reminder))
        Object.assign(reminder, { status: 'sent', sentAt: now.getTime() });
  }

  cleanUp(now: Date): void {
    const daysAgo = (days: number) => now.getTime() - days * DAY_MS;
    for (const reminder of this.#reminders)
      if (reminder.status === 'queued' && reminder.sentAt < daysAgo(REMINDER_QUEUED_DAYS))
        waitAgain(reminder);
    this.retain(({ status, sentAt, dueAt }) =>
      status === 'sent'
        ? sentAt >= daysAgo(REMINDER_SENT_DAYS)
        : status === 'queued' || Date.parse(dueAt) >= daysAgo(REMINDER_OVERDUE_DAYS),
    );
  }
}

function waitAgain(reminder: Stored): void {
  Object.assign(reminder, { status: 'waiting', token: null });
}

function toExport({ status, sentAt, ...reminder }: Stored): ExportedReminder {
  const { fascia, locale, item, dueAt, requestedAt } = reminder;
  const sent = status === 'sent' ? new Date(sentAt).toISOString() : null;
  return { fascia, locale, item, dueAt, requestedAt, sentAt: sent };
}
