/** Payments in memory, for tests: a provider with the rules of the test terminal. */
import { randomUUID } from 'node:crypto';
import { Problem } from '#kit/problem.ts';
import type { Payments, TestTerminal } from './payments.port.ts';
import {
  cancelTestSession,
  createTestSession,
  listPastEvents,
  payTestSession,
  refundTestSession,
  type TestSession,
  toTestPayment,
} from './test-session.ts';

export type MemoryPayments = Payments & { readonly testTerminal: TestTerminal };

/** `now` is the provider's clock. A notice is JSON, signed with the header `test-signature: good`. */
export function createMemoryPayments(now: () => Date = () => new Date()): MemoryPayments {
  const sessions = new Map<string, TestSession>();
  const references = new Map<string, string>();
  const change = (reference: string, edit: (session: TestSession) => TestSession) => {
    const session = sessions.get(reference);
    if (!session) return [];
    const changed = edit(session);
    sessions.set(reference, changed);
    return listPastEvents(changed, now());
  };
  return {
    ...{ name: 'memory', isTest: true },
    origins: [],
    async open(request) {
      const reference = references.get(request.key) ?? randomUUID();
      references.set(request.key, reference);
      if (!sessions.has(reference)) sessions.set(reference, createTestSession(reference, request));
      return { reference, href: `/test-terminal?payment=${reference}` };
    },
    findEvents: async (reference) => change(reference, (session) => session),
    cancel: async (reference) => change(reference, (session) => cancelTestSession(session, now())),
    refund: async (request) =>
      change(request.reference, (session) => refundTestSession(session, request, now())),
    async read(body, headers) {
      if (headers.get('test-signature') !== 'good')
        throw new Problem(400, 'payment.notice', 'test-signature: is missing or wrong.');
      return JSON.parse(body);
    },
    testTerminal: {
      async find(reference) {
        const session = sessions.get(reference);
        return session ? toTestPayment(session) : null;
      },
      async pay(reference, answer) {
        const session = sessions.get(reference);
        if (!session) return [];
        const paid = payTestSession(session, answer, now());
        sessions.set(reference, paid.session);
        return paid.notices;
      },
    },
    cleanUp: async () => undefined,
  };
}
