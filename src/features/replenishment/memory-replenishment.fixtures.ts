/** Reminders in memory, for tests; `setStock` stands for the catalogue. */
import { randomUUID } from 'node:crypto';
import type { ReminderJob, ReminderSite, Replenishment } from './replenishment.port.ts';
import {
  MAX_REMINDERS,
  REMINDER_OVERDUE_DAYS,
  REMINDER_QUEUED_DAYS,
  REMINDER_SENT_DAYS,
  type Reminder,
} from './replenishment.ts';
import { reminderLinkExpired, tooManyReminders, unknownReminder } from './replenishment-problem.ts';

const DAY_MS = 86_400_000;

type Stored = Reminder &
  ReminderSite & {
    readonly customerId: string;
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
  let reminders: Stored[] = [];
  const jobs: ReminderJob[] = [];
  const soldOut = new Set<string>();
  const isActive = ({ status }: Stored) => status !== 'sent';
  const ownerOf = (token: string) =>
    reminders.find((reminder) => reminder.token === token)?.customerId ?? null;
  const activeOf = (customerId: string) =>
    reminders.filter((reminder) => isActive(reminder) && reminder.customerId === customerId);
  const close = (token: string, sentAt: number) => {
    for (const reminder of reminders)
      if (reminder.token === token && isActive(reminder))
        Object.assign(reminder, { status: 'sent', sentAt });
  };
  return {
    jobs,
    setStock: (sku, isOnStock) => void (isOnStock ? soldOut.delete(sku) : soldOut.add(sku)),
    async requestReminder(customerId, { item, dueAt }, site) {
      const isSame = (other: Stored) => other.fascia === site.fascia && other.item.sku === item.sku;
      const others = activeOf(customerId).filter((reminder) => !isSame(reminder));
      if (others.length >= MAX_REMINDERS) throw tooManyReminders();
      const replaced = new Set(activeOf(customerId).filter(isSame));
      reminders = reminders.filter((reminder) => !replaced.has(reminder));
      const state = { status: 'waiting', token: null, sentAt: 0 } as const;
      const own = { id: randomUUID(), customerId, item, dueAt: dueAt.toISOString() };
      reminders.push({ ...own, ...site, ...state });
    },
    listReminders: async (customerId, fascia) =>
      activeOf(customerId)
        .filter((reminder) => reminder.fascia === (fascia ?? reminder.fascia))
        .toSorted((one, other) => one.dueAt.localeCompare(other.dueAt))
        .map(({ id, item, dueAt }) => ({ id, item, dueAt })),
    async stopReminder(customerId, reminderId) {
      const found = activeOf(customerId).find(({ id }) => id === reminderId);
      if (!found) throw unknownReminder();
      reminders = reminders.filter((reminder) => reminder !== found);
    },
    async countByToken(token) {
      const owner = ownerOf(token);
      return owner === null ? null : activeOf(owner).length;
    },
    async stopAllByToken(token) {
      const owner = ownerOf(token);
      if (owner === null) throw reminderLinkExpired();
      close(token, Date.now());
      reminders = reminders.filter(
        (reminder) => reminder.customerId !== owner || !isActive(reminder),
      );
    },
    async sendDueEmails(now) {
      const due = reminders.filter(
        ({ status, dueAt, item }) =>
          status === 'waiting' && Date.parse(dueAt) <= now.getTime() && !soldOut.has(item.sku),
      );
      const groups = Map.groupBy(due, ({ customerId, fascia }) => `${customerId} ${fascia}`);
      for (const group of groups.values()) {
        const token = randomUUID();
        for (const one of group) Object.assign(one, { status: 'queued', token, sentAt: +now });
        const last = group.at(-1);
        if (last) jobs.push({ fascia: last.fascia, locale: last.locale, token });
      }
      return groups.size;
    },
    async openEmail(token) {
      const queued = reminders.filter((one) => one.token === token && one.status === 'queued');
      for (const one of queued)
        if (soldOut.has(one.item.sku)) Object.assign(one, { status: 'waiting', token: null });
      const [first, ...others] = queued.filter(({ status }) => status === 'queued');
      if (!first) return null;
      const items = [first, ...others].map(({ item }) => item);
      return { to: `${first.customerId}@example.com`, items };
    },
    closeEmail: async (token, now) => close(token, now.getTime()),
    async cleanUp(now) {
      const before = (days: number) => now.getTime() - days * DAY_MS;
      for (const one of reminders)
        if (one.status === 'queued' && one.sentAt < before(REMINDER_QUEUED_DAYS))
          Object.assign(one, { status: 'waiting', token: null });
      reminders = reminders.filter(({ status, sentAt, dueAt }) =>
        status === 'sent'
          ? sentAt >= before(REMINDER_SENT_DAYS)
          : status === 'queued' || Date.parse(dueAt) >= before(REMINDER_OVERDUE_DAYS),
      );
    },
  };
}
