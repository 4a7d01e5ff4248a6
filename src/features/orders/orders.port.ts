/** Port: orders, from the checkout draft to returns and withdrawals. */
import type { BasketScope, ReserveLimits } from '#features/basket/basket.port.ts';
import type { Basket } from '#features/basket/basket.ts';
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import type { Money } from '#i18n/money.ts';
import type { SkuUnits } from './dispatches/order-dispatch.ts';
import type { Invoice, InvoiceDetails } from './invoices/invoice.ts';
import type { CheckoutDraft, DeliveryAddress, OrderDelivery, SalesOrder } from './order.ts';
import type { FailedRefund } from './order-jobs.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderReturn, ReceivedLine, ReturnLine, ReturnRule } from './returns/order-return.ts';
import type { OrderTotals } from './totals/totals.ts';

export type PlaceOrderRequest = {
  /** Key of the form: a repeated one has no further effect. */
  readonly idempotencyKey: string;
  /** Hash of all that the form confirms: forms with the same one lead to one order. */
  readonly confirmed?: string | undefined;
  /** As the shopper confirmed: version, lines, quantities and prices are compared. */
  readonly basket: Basket;
  readonly country: string;
  readonly customerId: string | null;
  readonly email: string;
  readonly address: DeliveryAddress;
  readonly delivery: OrderDelivery;
  /** `maxUses`: number of orders that the code may be used in; null for no limit. */
  readonly voucher: { readonly code: string; readonly maxUses: number | null } | null;
  /** Labels of personalised fields, by SKU and field. */
  readonly fieldLabels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Limits of returns that were shown to the shopper, by id of the basket's line. */
  readonly returnRules?: Readonly<Record<string, ReturnRule>>;
  readonly totals: OrderTotals;
  /** Stored with the order for its invoices. */
  readonly invoiceDetails?: InvoiceDetails;
  readonly acceptedPages?: SalesOrder['acceptedPages'];
  /** True where the payment provider moves no money. */
  readonly isTest: boolean;
  /** Limits of the units that one network may reserve by pending orders; absent for no limits. */
  readonly limits?: ReserveLimits | undefined;
  readonly now: Date;
};

/** A form with the order button that is submitted again, or another one with the same content. */
export type SubmittedForm = Pick<PlaceOrderRequest, 'idempotencyKey' | 'confirmed'>;

export type PlacedOrder = {
  readonly id: string;
  readonly number: string;
  /** Secret of the links to the order's page. */
  readonly token: string;
  readonly total: Money;
  /** Number of the payment session to open, counted from 1. */
  readonly attempt: number;
};

export type OrderCustomer = { readonly id: string; readonly email: string };

export type PaidOrder = SalesOrder & {
  /** ISO 8601. */
  readonly paidAt: string;
};

/** Cursor of the list of paid orders: the order before the next page. */
export type PaidOrderCursor = Pick<PaidOrder, 'id' | 'paidAt'>;
export type StoredSession = { readonly provider: string; readonly reference: string };

/** Order that waits for its payment, with its payment sessions, oldest first. */
export type PendingOrder = {
  readonly id: string;
  readonly number: string;
  readonly token: string;
  readonly fascia: string;
  readonly expiresAt: string;
  readonly sessions: readonly StoredSession[];
  readonly events: readonly PaymentEvent[];
};

/** Dispatched units, as an order system reports them. */
export type DispatchReport = {
  readonly number: string;
  /** A repeated one is ignored. */
  readonly reference: string;
  /** null for all units that are still to be sent. */
  readonly units: readonly SkuUnits[] | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly at: Date;
};

export type ReturnRequest = {
  /** Key of the form: a repeated one has no further effect. */
  readonly idempotencyKey: string;
  readonly lines: readonly ReturnLine[];
  /** Days of the fascia's policy. */
  readonly days: number;
  readonly now: Date;
};

/** A shopper's statement that they withdraw from a contract, made without signing in. */
export type WithdrawalRequest = {
  readonly fascia: string;
  readonly locale: string;
  readonly name: string;
  /** As typed. */
  readonly number: string;
  readonly email: string;
  readonly days: number;
  readonly now: Date;
};

export type Withdrawal = {
  readonly id: string;
  readonly fascia: string;
  readonly locale: string;
  readonly name: string;
  readonly number: string;
  readonly email: string;
  /** ISO 8601. */
  readonly declaredAt: string;
  /**
   * `return`: the units are expected back. `cancelled`: nothing had been sent, the payment is
   * refunded. `unmatched`: staff have to find the order, or decide as it is too late.
   */
  readonly outcome: 'return' | 'cancelled' | 'unmatched';
  readonly returnNumber: string | null;
};

export type UnmatchedWithdrawals = {
  readonly withdrawals: readonly Withdrawal[];
  /** Number of all unmatched withdrawals. */
  readonly total: number;
};

export type ReceivedParcel = {
  /** Lines that arrived; null for all expected units, in good condition. */
  readonly lines: readonly ReceivedLine[] | null;
  /** Puts accepted units back into stock. */
  readonly isRestocked: boolean;
  /** Number of the parcel, counted from 1; a repeated one changes nothing. Default: 1. */
  readonly parcel?: number | undefined;
};

/**
 * ```ts
 * await orders.saveDraft(scope, { ...(await orders.findDraft(scope)), ...formValues });
 * const uses = await orders.countVoucherUses(scope, 'TENTH');
 * const placed = await orders.placeOrder(scope, request); // repeated: findPlaced(scope, form)
 * const { reference } = await payments.open({ orderId: placed.id, money: placed.total, … });
 * await orders.addSession(placed, { provider: payments.name, reference });
 * const pending = await orders.findPending(scope); // or findPendingById(placed.id)
 * await orders.recordPayment(payments.name, await payments.findEvents(reference));
 * await orders.recordDispatch(fascia, { number, reference: 'D-1', units: null, ...tracking, at });
 * await orders.recordDelivery(fascia, { number, at }); // 'delivered'; else cancelPaid(placed.id)
 * const announced = await orders.requestReturn(placed.id, { idempotencyKey, lines, days, now });
 * await orders.receiveReturn(announced.number, { lines: null, isRestocked: true });
 * const linked = await orders.findOrderByLink(fascia, number, placed.token); // staff: findOrder()
 * const customerOrders = await orders.listOrders(customer); // or findCustomerOrder()
 * const invoices = await orders.listInvoices(placed.id);
 * const { id } = await orders.recordWithdrawal(withdrawal); // read by findWithdrawal(id)
 * const { total } = await orders.listUnmatchedWithdrawals(); // answered: closeWithdrawal(id)
 * // Jobs: listPending(time), listCancelled(time) and listPaid(time); cancelOrder(id, 'expired');
 * const failed = await orders.listFailedRefunds(now); // retryRefunds(failed[0].orderId, now)
 * await orders.issueMissingInvoices(now).then(() => orders.cleanUp(now));
 * ```
 */
export interface Orders {
  /** Checkout draft of this basket; null without one. */
  findDraft(scope: BasketScope): Promise<CheckoutDraft | null>;
  /** Replaces the draft. Does nothing where there is no such basket. */
  saveDraft(scope: BasketScope, draft: CheckoutDraft): Promise<void>;
  /**
   * The order of this basket that was, or is being, placed by a form with the key, or else with the
   * same content, unless it was cancelled or no session of it can be paid; null without one.
   */
  findPlaced(scope: BasketScope, form: SubmittedForm): Promise<PlacedOrder | null>;
  /** The order of this basket that waits for its payment; null without one. */
  findPending(scope: BasketScope): Promise<PendingOrder | null>;
  /**
   * Creates a pending order with its stock, in one transaction. A pending order of the same basket
   * is continued if it is the same, else cancelled: cancel its sessions at the provider before. An
   * order that costs nothing is paid at once, and needs no payment session.
   * @throws Problem 409 `basket.stale` for a basket that has changed, `order.priceChanged` for
   * another price or a line that is no longer sold, `basket.notEnough` for a line that is sold
   * out, `order.alreadyPaid` for a pending order that has been paid, `order.sessionOpen` for one
   * that could still be paid, `order.voucherUsed` for a voucher that other orders have used up; 422
   * `order.keyReused` for a key of another request; 429 `order.tooManyUnits` beyond the limits.
   * An error changes nothing.
   */
  placeOrder(scope: BasketScope, request: PlaceOrderRequest): Promise<PlacedOrder>;
  /**
   * Stores the session of an attempt; events that arrived before it are applied. False for a
   * session that must not be paid: its order is not pending, or has a later attempt.
   */
  addSession(placed: Pick<PlacedOrder, 'id' | 'attempt'>, session: StoredSession): Promise<boolean>;
  /**
   * Stores and applies events: a captured order is paid, its stock is sold, its lines leave the
   * basket and its confirmation is emailed; money that is not owed is refunded by a job. Events may
   * be repeated, late and in any order; those of an unknown session are stored until it is added.
   */
  recordPayment(provider: string, events: readonly PaymentEvent[]): Promise<void>;
  /**
   * Cancels a pending order and frees its stock, unless it is paid, or its payment deadline differs
   * from `expiresAt`, since the shopper has then continued the payment.
   */
  cancelOrder(id: string, reason: 'expired' | 'shopper', expiresAt?: string): Promise<void>;
  /**
   * Cancels a paid order that has not been dispatched: restocks its units, refunds its money and
   * emails the shopper. Does nothing for a cancelled one.
   * @throws Problem 409 `order.status` in any other state or after a return; 404 `order.unknown`.
   */
  cancelPaid(id: string): Promise<void>;
  /**
   * Records a dispatch of units of an order, and emails its tracking. Returns the new status.
   * @throws Problem 400 `dispatch.lines` for units that the order does not have left, 404
   * `order.unknown`, 409 `order.status`. An error changes nothing.
   */
  recordDispatch(fascia: string, report: DispatchReport): Promise<OrderStatus>;
  /** Records that a dispatched order has arrived, once. @throws Problem as `recordDispatch`. */
  recordDelivery(
    fascia: string,
    report: { readonly number: string; readonly at: Date },
  ): Promise<OrderStatus>;
  /** Orders paid since a time, by this time, after the order `after` if given: at most 100. */
  listPaid(since: Date, after?: PaidOrderCursor): Promise<readonly PaidOrder[]>;
  /**
   * Announces a return of units of an order; the shopper gets an email with what to do.
   * @throws Problem 409 `return.closed` for an order that is not sent or whose return period is
   * over, 400 `return.lines` for no units, units that the order lacks or that are part of another
   * return, or a reason that does not apply; 404 `order.unknown`. An error changes nothing.
   */
  requestReturn(orderId: string, request: ReturnRequest): Promise<OrderReturn>;
  /**
   * Stores a withdrawal and emails its receipt. If number and address match an order, its units are
   * expected back, or it is cancelled if it is unpaid or was paid within `CANCEL_MINUTES`. Once for
   * each order: a repeated one is stored with the same outcome, and gets another receipt.
   */
  recordWithdrawal(request: WithdrawalRequest): Promise<Withdrawal>;
  /** null for an unknown id. */
  findWithdrawal(id: string): Promise<Withdrawal | null>;
  /** Open withdrawals without a matching order, oldest first: at most 500. */
  listUnmatchedWithdrawals(): Promise<UnmatchedWithdrawals>;
  /** Marks an unmatched withdrawal as answered by a person; false for an unknown id. */
  closeWithdrawal(id: string): Promise<boolean>;
  /**
   * Records a parcel of a return: accepted units are refunded, the shopper gets an email. Once for
   * each parcel.
   * @throws Problem 404 `return.unknown`; 400 `return.lines` for more units than expected, or a
   * wrong deduction; 409 `return.received` for other lines of a parcel that has arrived, or without
   * lines for one that has arrived while more are expected, `order.status` for a cancelled order.
   */
  receiveReturn(returnNumber: string, reception: ReceivedParcel): Promise<OrderReturn>;
  /** Invoice and credit notes of an order, oldest first. Empty before the payment. */
  listInvoices(orderId: string): Promise<readonly Invoice[]>;
  /**
   * Issues invoices of orders paid, and credit notes of refunds made, in the last
   * `MISSING_INVOICE_DAYS` that have none, of at most 500 orders each; of a cancelled order, the
   * days begin with its payment. Returns their number, without the invoices that credit notes need.
   */
  issueMissingInvoices(now: Date): Promise<number>;
  /** Refunds that are no longer retried automatically, of at most 500 orders. */
  listFailedRefunds(now: Date): Promise<readonly FailedRefund[]>;
  /** Requests the failed refunds of an order again. Does nothing where there is none. */
  retryRefunds(orderId: string, now: Date): Promise<void>;
  /** An order for the shop's own use, of a fascia or of any (null); null for an unknown number. */
  findOrder(fascia: string | null, number: string): Promise<SalesOrder | null>;
  /** null without the token of the order, or after `ORDER_LINK_DAYS`. */
  findOrderByLink(fascia: string, number: string, token: string): Promise<SalesOrder | null>;
  /** null unless the order waits for its payment. */
  findPendingById(id: string): Promise<PendingOrder | null>;
  /** Orders with an account, or as a guest with its confirmed address: newest 500, newest first. */
  listOrders(customer: OrderCustomer): Promise<readonly SalesOrder[]>;
  /** One of these orders; null for a number that the customer does not have at this fascia. */
  findCustomerOrder(
    customer: OrderCustomer,
    fascia: string,
    number: string,
  ): Promise<SalesOrder | null>;
  /** Pending orders, placed before a time, by id, after the id `after` if given: at most 100. */
  listPending(placedBefore: Date, after?: string): Promise<readonly PendingOrder[]>;
  /**
   * Cancelled orders whose payment deadline was after a time, by id: at most 100, as `listPending`.
   * Their sessions may still receive payments, which are refunded.
   */
  listCancelled(expiredAfter: Date, after?: string): Promise<readonly PendingOrder[]>;
  /** Orders that use a voucher or wait for their payment with it, without the given basket's. */
  countVoucherUses(scope: BasketScope, code: string): Promise<number>;
  /** Deletes expired drafts, orders and payment events after their retention, in bounded batches. */
  cleanUp(now: Date): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    orders: Orders;
  }
}
