/** Payloads of jobs about orders: emails, refunds, events, reward points, payment notices. */
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import type { Money } from '#i18n/money.ts';
import type { ReturnRefund } from './returns/order-return.ts';

/** Email about an order, composed when its job runs. */
export type OrderEmail = {
  readonly kind:
    | ('confirmation' | 'refund' | 'cancellation')
    | ('return' | 'returnReceived' | 'dispatch');
  readonly fascia: string;
  readonly locale: string;
  readonly number: string;
  /** Number of the return that the email is about. */
  readonly returnNumber?: string;
  /** Parcel of the return that the email is about, with its refund. Absent: the whole return. */
  readonly reception?: ReturnRefund & { readonly parcel: number };
  /** Reference of the dispatch that the email is about. */
  readonly dispatch?: string;
};

/** Event of an order, for the order system. */
export type OrderWebhook = {
  readonly fascia: string;
  readonly number: string;
  readonly event:
    | ('paid' | 'cancelled' | 'dispatched' | 'delivered')
    | ('returnRequested' | 'returnReceived');
  /** ISO 8601. */
  readonly at: string;
};

/** Order of a customer whose reward points have to be updated. */
export type OrderRewards = {
  readonly fascia: string;
  readonly number: string;
  readonly customerId: string;
};

/** Refund whose attempts have all been refused, or that the provider never answered. */
export type FailedRefund = {
  readonly orderId: string;
  readonly fascia: string;
  readonly number: string;
  readonly reference: string;
  readonly money: Money;
  /** Times that the provider has refused refunds of this session. */
  readonly failures: number;
  /** Time of the latest request. ISO 8601. */
  readonly requestedAt: string;
};

/** Refund that the shop owes; `key` is its idempotency key. */
export type OrderRefund = {
  readonly fascia: string;
  readonly provider: string;
  readonly reference: string;
  readonly money: Money;
  readonly key: string;
};

/** Payment notice (webhook) of the test terminal that is delivered later. */
export type DelayedNotice = {
  readonly fascia: string;
  readonly provider: string;
  readonly events: readonly PaymentEvent[];
};

/** Email with the receipt of a withdrawal, composed when its job runs. */
export type WithdrawalEmail = {
  readonly id: string;
  readonly fascia: string;
  readonly locale: string;
};

declare module '#features/jobs/jobs.port.ts' {
  interface JobPayloads {
    orderEmail: OrderEmail;
    orderRefund: OrderRefund;
    withdrawalEmail: WithdrawalEmail;
    orderWebhook: OrderWebhook;
    orderRewards: OrderRewards;
    paymentNotice: DelayedNotice;
  }
}
