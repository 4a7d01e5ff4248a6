/** Sessions, payments, refunds and disputes of one account at the stub, and its notices. */
import {
  createStubCharge,
  createStubDispute,
  createStubId,
  createStubPayment,
  createStubRefund,
  createStubSession,
  type StubCharge,
  type StubDispute,
  type StubPayment,
  type StubRefund,
  type StubSession,
} from './stub-objects.fixtures.ts';

/** Errors of declined payments: https://docs.stripe.com/testing#declined-payments */
const DECLINES = {
  declined: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' },
  insufficientFunds: {
    ...{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
  },
  expiredCard: { type: 'card_error', code: 'expired_card', decline_code: 'expired_card' },
  notAuthenticated: {
    ...{ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
  },
} as const;

/** `processing`: the bank decides later, by `settle`. */
export type StubCard = keyof typeof DECLINES | 'success' | 'challenge' | 'processing';

export type StubEvent = {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: object };
};

export type StubAccount = ReturnType<typeof createStubAccount>;

/** Money that Stripe has taken, where it is not that of the session. */
type Taken = { readonly amount?: number; readonly currency?: string };

type Store = ReturnType<typeof createStore>;

function createStore(now: () => Date) {
  const events: StubEvent[] = [];
  return {
    ...{ refunds: [] as StubRefund[], disputes: [] as StubDispute[], events },
    sessions: new Map<string, StubSession>(),
    payments: new Map<string, StubPayment>(),
    charges: new Map<string, StubCharge>(),
    /** By session. */
    captureMethods: new Map<string, string>(),
    time: () => Math.floor(now().getTime() / 1_000),
    report: (type: string, object: object): void =>
      void events.push({
        ...{ id: createStubId('evt'), type },
        data: { object: structuredClone(object) },
      }),
  };
}

const findSession = ({ sessions }: Store, id: string): StubSession =>
  expectFound(sessions.get(id), id);

const findPayment = (store: Store, sessionId: string): StubPayment =>
  expectFound(
    store.payments.get(findSession(store, sessionId).payment_intent ?? ''),
    `payment of ${sessionId}`,
  );

/** Stripe creates the payment when the shopper first tries to pay. */
function startPayment(store: Store, session: StubSession): StubPayment {
  const method = store.captureMethods.get(session.id) ?? 'automatic_async';
  const payment = session.payment_intent
    ? findPayment(store, session.id)
    : createStubPayment(session, method, store.time());
  session.payment_intent = payment.id;
  payment.last_payment_error = null;
  store.payments.set(payment.id, payment);
  return payment;
}

function complete({ report }: Store, session: StubSession, status: string): void {
  Object.assign(session, { status: 'complete', payment_status: status, url: null });
  report('checkout.session.completed', session);
}

function takeMoney(
  { charges, report, time }: Store,
  payment: StubPayment,
  { amount = payment.amount, currency = payment.currency }: Taken,
): void {
  payment.currency = currency;
  const charge = createStubCharge(payment, time());
  Object.assign(charge, { captured: true, amount_captured: amount });
  charges.set(charge.id, charge);
  Object.assign(payment, { status: 'succeeded', amount_received: amount, amount_capturable: 0 });
  payment.latest_charge = charge.id;
  report('payment_intent.succeeded', payment);
}

function payAtStub(store: Store, session: StubSession, card: StubCard, taken: Taken): void {
  const payment = startPayment(store, session);
  if (card === 'challenge') payment.status = 'requires_action';
  else if (card === 'processing') {
    payment.status = 'processing';
    complete(store, session, 'unpaid');
  } else if (card !== 'success') {
    payment.status = 'requires_payment_method';
    payment.last_payment_error = { ...DECLINES[card], charge: createStubId('ch') };
    store.report('payment_intent.payment_failed', payment);
  } else if (payment.capture_method === 'manual') {
    Object.assign(payment, { status: 'requires_capture', amount_capturable: payment.amount });
    complete(store, session, 'unpaid');
  } else {
    takeMoney(store, payment, taken);
    complete(store, session, 'paid');
  }
}

/** `now`: clock of Stripe. */
export function createStubAccount(now: () => Date) {
  const store = createStore(now);
  const { sessions, captureMethods, charges, refunds, disputes, report, time } = store;
  const paymentOf = (sessionId: string) => findPayment(store, sessionId);
  return {
    ...{ ...store, paymentOf },
    openSession(form: URLSearchParams, pageUrl: string): StubSession {
      const session = createStubSession(form, pageUrl, time());
      sessions.set(session.id, session);
      const method = form.get('payment_intent_data[capture_method]');
      if (method !== null) captureMethods.set(session.id, method);
      return session;
    },
    /** Plays the shopper on Stripe's page; a page that is closed is unchanged. */
    pay(sessionId: string, card: StubCard, taken: Taken = {}): void {
      const session = findSession(store, sessionId);
      if (session.status === 'open') payAtStub(store, session, card, taken);
    },
    /** Captures an authorised payment, or ends one that is processing, as the bank has decided. */
    settle(sessionId: string, taken: Taken = {}): void {
      takeMoney(store, paymentOf(sessionId), taken);
      const session = findSession(store, sessionId);
      session.payment_status = 'paid';
      report('checkout.session.async_payment_succeeded', session);
    },
    dispute(sessionId: string, status: string): void {
      const payment = paymentOf(sessionId);
      expectFound(charges.get(payment.latest_charge ?? ''), 'charge').disputed = true;
      const dispute = createStubDispute(payment, status, time());
      disputes.push(dispute);
      report('charge.dispute.created', dispute);
    },
    /** As by Stripe's Dashboard where `form` has no metadata. */
    refund(form: URLSearchParams, payment: StubPayment, status: string): StubRefund {
      const refund = { ...createStubRefund(form, payment, time()), status };
      refunds.push(refund);
      report('refund.created', refund);
      return refund;
    },
    expire(session: StubSession): StubSession {
      Object.assign(session, { status: 'expired', url: null });
      report('checkout.session.expired', session);
      return session;
    },
    cancelPayment(payment: StubPayment): StubPayment {
      Object.assign(payment, { status: 'canceled', canceled_at: time(), amount_capturable: 0 });
      report('payment_intent.canceled', payment);
      return payment;
    },
  };
}

/** Minor units that can still be refunded. */
export function sumRefundable(
  { refunds }: StubAccount,
  { id, amount_received: received }: StubPayment,
): number {
  return refunds
    .filter((refund) => refund.payment_intent === id && refund.status !== 'failed')
    .reduce((sum, { amount }) => sum - amount, received);
}

/** @throws Error for an object that the stub does not have. */
function expectFound<T>(object: T | undefined, name: string): T {
  if (object === undefined) throw new Error(`The stub has no ${name}.`);
  return object;
}
