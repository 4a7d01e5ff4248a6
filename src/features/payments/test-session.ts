/** Rules of a payment session at the test terminal, without storage. */
import type { Money } from '#i18n/money.ts';
import type { PaymentEvent } from './payment-events.ts';
import type { PaymentNotice, PaymentRequest, RefundRequest, TestPayment } from './payments.port.ts';
import { findOutcome, type TestCard } from './test-cards.ts';

export type TestSession = {
  readonly reference: string;
  readonly money: Money;
  readonly returnUrl: string;
  readonly card: TestCard | null;
  /** Events with a time in the future are not returned yet. */
  readonly events: readonly PaymentEvent[];
};

export type TestAnswer = { readonly card: TestCard } | { readonly isApproved: boolean };

export function createTestSession(
  reference: string,
  { money, returnUrl }: PaymentRequest,
): TestSession {
  return { reference, money, returnUrl, card: null, events: [] };
}

export function listPastEvents({ events }: TestSession, now: Date): readonly PaymentEvent[] {
  return events.filter(({ at }) => Date.parse(at) <= now.getTime());
}

const hasEvent = ({ events }: TestSession, ...types: readonly PaymentEvent['type'][]) =>
  events.some(({ type }) => types.includes(type));

export function toTestPayment(session: TestSession): TestPayment {
  const { money, returnUrl } = session;
  const isClosed = hasEvent(session, 'captured', 'failed', 'cancelled');
  const state = isClosed ? 'closed' : hasEvent(session, 'actionRequired') ? 'challenge' : 'open';
  return { money, returnUrl, state };
}

type Change = { readonly session: TestSession; readonly notices: readonly PaymentNotice[] };

/** Ignores a closed session, and an answer without a challenge. */
export function payTestSession(session: TestSession, answer: TestAnswer, now: Date): Change {
  const { state } = toTestPayment(session);
  const unchanged = { session, notices: [] };
  if ('isApproved' in answer) {
    if (state !== 'challenge') return unchanged;
    return answer.isApproved
      ? addEvent(session, createEvent(session, { type: 'captured' }, now))
      : addEvent(
          session,
          createEvent(session, { type: 'failed', reason: 'notAuthenticated' }, now),
        );
  }
  if (state !== 'open') return unchanged;
  const { failure, isChallenged, delaySeconds = 0, notices = 1 } = findOutcome(answer.card);
  const used = { ...session, card: answer.card };
  if (isChallenged) return addEvent(used, createEvent(used, { type: 'actionRequired' }, now));
  if (failure !== undefined)
    return addEvent(used, createEvent(used, { type: 'failed', reason: failure }, now));
  const at = new Date(now.getTime() + delaySeconds * 1_000);
  return addEvent(used, createEvent(used, { type: 'captured' }, at), notices, delaySeconds);
}

/** The session is cancelled unless it is captured, or will be. */
export function cancelTestSession(session: TestSession, now: Date): TestSession {
  if (hasEvent(session, 'captured', 'cancelled')) return session;
  return addEvent(session, createEvent(session, { type: 'cancelled' }, now)).session;
}

export function refundTestSession(
  session: TestSession,
  { money, key }: RefundRequest,
  now: Date,
): TestSession {
  const isDone = session.events.some((event) => 'key' in event && event.key === key);
  if (isDone) return session;
  const refundable = session.events.reduce((sum, { type, money: { centAmount } }) => {
    if (type === 'captured') return sum + centAmount;
    return type === 'refunded' ? sum - centAmount : sum;
  }, 0);
  const isRefused = session.card === 'refundFails' || refundable < money.centAmount;
  const id = `${session.reference}-refund-${key}`;
  const at = now.toISOString();
  const base = { id, reference: session.reference, money, at, key };
  const event = { ...base, type: isRefused ? 'refundFailed' : 'refunded' } as const;
  return addEvent(session, event).session;
}

type SessionEvent =
  | { readonly type: 'actionRequired' | 'captured' | 'cancelled' }
  | Pick<Extract<PaymentEvent, { type: 'failed' }>, 'type' | 'reason'>;

/** Each type happens once in a session, so it makes the id unique. */
function createEvent(
  { reference, money }: TestSession,
  happened: SessionEvent,
  at: Date,
): PaymentEvent {
  return {
    id: `${reference}-${happened.type}`,
    reference,
    money,
    at: at.toISOString(),
    ...happened,
  };
}

function addEvent(session: TestSession, event: PaymentEvent, notices = 1, inSeconds = 0): Change {
  return {
    session: { ...session, events: [...session.events, event] },
    notices: Array.from({ length: notices }, () => ({ inSeconds, events: [event] })),
  };
}
