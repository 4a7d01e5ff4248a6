/** Sessions of a payment provider in memory: the true record of captures and refunds. */
import { randomUUID } from 'node:crypto';
import type { FailureReason, PaymentEvent } from '#features/payments/payment-events.ts';
import type { PaymentRequest, Payments } from '#features/payments/payments.port.ts';
import {
  cancelTestSession,
  createTestSession,
  listPastEvents,
  refundTestSession,
  type TestSession,
} from '#features/payments/test-session.ts';
import type { Money } from '#i18n/money.ts';
import { Problem } from '#kit/problem.ts';

export type ProviderSession = TestSession & { readonly orderId: string };

export type ProviderRecords = {
  /** The port, without a network in between. */
  readonly payments: Payments;
  readonly listSessions: () => readonly ProviderSession[];
  /** @throws Error for an unknown reference. */
  readonly find: (reference: string) => ProviderSession;
  /**
   * Takes money once, by default the total, and returns the event. With `afterMs` the provider
   * reports it only once its clock has advanced by as much.
   */
  readonly take: (
    reference: string,
    options?: { readonly money?: Money; readonly afterMs?: number },
  ) => PaymentEvent;
  readonly decline: (reference: string) => PaymentEvent;
  /** Moves the provider's clock. */
  readonly advance: (ms: number) => void;
};

/** `origin` is that of the page on which shoppers pay. */
export function createProviderRecords(origin: string): ProviderRecords {
  const sessions = new Map<string, ProviderSession>();
  const references = new Map<string, string>();
  let clockOffsetMs = 0;
  const now = () => new Date(Date.now() + clockOffsetMs);
  const find = (reference: string) => {
    const session = sessions.get(reference);
    if (!session) throw new Error(`There is no payment session ${reference}.`);
    return session;
  };
  const change = (reference: string, edit: (session: TestSession) => TestSession) => {
    const session = sessions.get(reference);
    if (!session) return [];
    const changed = { ...edit(session), orderId: session.orderId };
    sessions.set(reference, changed);
    return listPastEvents(changed, now());
  };
  const add = (event: PaymentEvent): PaymentEvent => {
    const { reference } = event;
    const earlier = find(reference).events.find(({ id }) => id === event.id);
    if (!earlier)
      change(reference, (session) => ({ ...session, events: [...session.events, event] }));
    return earlier ?? event;
  };
  const payments: Payments = {
    ...{ name: 'remote', isTest: true, origins: [origin] },
    async open(request) {
      const reference = references.get(request.key) ?? randomUUID();
      references.set(request.key, reference);
      if (!sessions.has(reference)) sessions.set(reference, openSession(reference, request));
      return { reference, href: `${origin}/pay?payment=${reference}` };
    },
    findEvents: async (reference) => change(reference, (session) => session),
    cancel: async (reference) => change(reference, (session) => cancelTestSession(session, now())),
    refund: async (request) =>
      change(request.reference, (session) => refundTestSession(session, request, now())),
    read: () => Promise.reject(new Problem(400, 'payment.notice', 'Notices go to a server.')),
    cleanUp: async () => undefined,
  };
  return {
    ...{ payments, find },
    listSessions: () => [...sessions.values()],
    take(reference, { money = find(reference).money, afterMs = 0 } = {}) {
      const at = new Date(now().getTime() + afterMs);
      return add({ ...writeEvent(reference, money, at), type: 'captured' });
    },
    decline(reference) {
      const reason: FailureReason = 'declined';
      const { id, ...event } = writeEvent(reference, find(reference).money, now());
      return add({ ...event, id: `${id}-declined`, type: 'failed', reason });
    },
    advance(ms) {
      clockOffsetMs += ms;
    },
  };
}

const openSession = (reference: string, request: PaymentRequest): ProviderSession => ({
  ...createTestSession(reference, request),
  orderId: request.orderId,
});

/** A session is captured once, so that its reference makes the id. */
const writeEvent = (reference: string, money: Money, at: Date) => ({
  ...{ id: `${reference}-event`, reference, money, at: at.toISOString() },
});

/** Minor units that the provider took and gave back in a session, by currency. */
export function sumSession({ events }: ProviderSession, type: 'captured' | 'refunded') {
  const sums = new Map<string, number>();
  for (const { type: eventType, money } of events)
    if (eventType === type)
      sums.set(money.currencyCode, (sums.get(money.currencyCode) ?? 0) + money.centAmount);
  return sums;
}

/** Path of the order's page, with its token. */
export function findOrderPath({ returnUrl }: ProviderSession): string {
  const { pathname, search } = new URL(returnUrl);
  return `${pathname}${search}`;
}
