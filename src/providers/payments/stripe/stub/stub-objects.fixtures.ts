/**
 * Objects as Stripe sends them: names and values of the published fixtures of its API
 * (github.com/stripe/openapi), without fields of products that a shop does not use.
 */

export type StubSession = ReturnType<typeof createStubSession>;
export type StubPayment = ReturnType<typeof createStubPayment>;
export type StubCharge = ReturnType<typeof createStubCharge>;
export type StubRefund = ReturnType<typeof createStubRefund>;
export type StubDispute = ReturnType<typeof createStubDispute>;

let number = 0;

export function createStubId(prefix: string): string {
  number += 1;
  return `${prefix}_${String(number).padStart(4, '0')}B7WZ01zgkWSjxsAJo3`;
}

/** `name[key]=value` of a form. */
function readMetadata(form: URLSearchParams, name: string): Record<string, string> {
  const prefix = `${name}[`;
  return Object.fromEntries(
    [...form]
      .filter(([field]) => field.startsWith(prefix))
      .map(([field, value]) => [field.slice(prefix.length, -1), value]),
  );
}

const PRICE = 'line_items[0][price_data]';

export function createStubSession(form: URLSearchParams, pageUrl: string, created: number) {
  const id = createStubId('cs_test');
  const amount = Number(form.get(`${PRICE}[unit_amount]`));
  return {
    ...{ id, object: 'checkout.session', livemode: false, mode: 'payment' },
    adaptive_pricing: { enabled: form.get('adaptive_pricing[enabled]') !== 'false' },
    ...{
      amount_subtotal: amount,
      amount_total: amount,
      currency: form.get(`${PRICE}[currency]`) ?? '',
    },
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    ...{ success_url: form.get('success_url'), cancel_url: form.get('cancel_url') },
    ...{ client_reference_id: form.get('client_reference_id'), client_secret: null },
    ...{ customer: null, customer_account: null, customer_details: null, customer_email: null },
    ...{ created, expires_at: created + 86_400, locale: form.get('locale') },
    metadata: readMetadata(form, 'metadata'),
    ...{ payment_intent: null as string | null, payment_link: null },
    payment_method_types: form.getAll('payment_method_types[0]'),
    ...{ payment_status: 'unpaid', status: 'open' as 'open' | 'complete' | 'expired' },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ...{ ui_mode: 'hosted_page', url: `${pageUrl}/c/pay/${id}` as string | null },
  };
}

type PaymentError = {
  readonly type: string;
  readonly code: string;
  readonly decline_code?: string;
  readonly charge?: string;
};

export function createStubPayment(
  { amount_total: amount, currency }: StubSession,
  captureMethod: string,
  created: number,
) {
  return {
    ...{ id: createStubId('pi'), object: 'payment_intent', livemode: false, created },
    ...{ amount, amount_capturable: 0, amount_received: 0, currency },
    ...{ canceled_at: null as number | null, cancellation_reason: null, client_secret: null },
    ...{ capture_method: captureMethod, confirmation_method: 'automatic', description: null },
    last_payment_error: null as PaymentError | null,
    ...{ latest_charge: null as string | null, metadata: {}, next_action: null },
    ...{ payment_method: null, payment_method_types: ['card'], status: 'requires_payment_method' },
  };
}

export function createStubCharge({ id, amount, currency }: StubPayment, created: number) {
  return {
    ...{ id: createStubId('ch'), object: 'charge', livemode: false, created },
    ...{ amount, amount_captured: 0, amount_refunded: 0, currency, captured: false },
    ...{ disputed: false, paid: true, payment_intent: id, refunded: false, status: 'succeeded' },
  };
}

export function createStubRefund(form: URLSearchParams, payment: StubPayment, created: number) {
  return {
    ...{ id: createStubId('re'), object: 'refund', created },
    ...{ amount: Number(form.get('amount')), currency: payment.currency },
    ...{ charge: payment.latest_charge, payment_intent: payment.id, balance_transaction: null },
    metadata: readMetadata(form, 'metadata'),
    ...{ reason: null, receipt_number: null, status: 'succeeded' },
  };
}

export function createStubDispute(payment: StubPayment, status: string, created: number) {
  return {
    ...{ id: createStubId('dp'), object: 'dispute', livemode: false, created },
    ...{ amount: payment.amount_received, currency: payment.currency },
    ...{ charge: payment.latest_charge, payment_intent: payment.id },
    ...{ is_charge_refundable: false, reason: 'general', status },
  };
}
