/** Calls of the Stripe API that the stub answers, with the refusals that Stripe documents. */
import { type StubAccount, sumRefundable } from './stub-account.fixtures.ts';
import type { StubPayment } from './stub-objects.fixtures.ts';

export type StubAnswer = { readonly status: number; readonly body: unknown };

export const refuseBy = (
  status: number,
  code: string | null,
  message: string,
  type = 'invalid_request_error',
): StubAnswer => ({ status, body: { error: { type, code, message } } });

const missing = (id: string) => refuseBy(404, 'resource_missing', `No such object: '${id}'`);
const done = (body: unknown): StubAnswer => ({ status: 200, body });
const list = (data: readonly unknown[], url: string) =>
  done({ object: 'list', data, has_more: false, url });

/** Parameters of a new session that the stub knows. */
const SESSION_FIELDS =
  /^(?:mode|success_url|cancel_url|client_reference_id|locale|adaptive_pricing\[enabled\]|metadata\[\w+\]|payment_method_types\[\d\]|payment_intent_data\[(?:capture_method|description|metadata\]\[\w+)\]|line_items\[0\]\[(?:quantity|price_data\]\[(?:currency|unit_amount|product_data\]\[name))\])$/;
const SMALLEST_AMOUNT = 30;
const THREE_DECIMALS = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];

export type StubRequest = {
  readonly account: StubAccount;
  readonly method: string;
  /** Below `/v1/`. */
  readonly path: string;
  /** Fields of the body or of the query. */
  readonly form: URLSearchParams;
  readonly pageUrl: string;
  /** Status of refunds that are made from now on. */
  readonly refundStatus: string;
};

export function answerStripeCall(request: StubRequest): StubAnswer {
  const { method, path, account, form } = request;
  const [collection, id = '', action = ''] = path.replace('checkout/', '').split('/');
  const call = `${method} ${collection}${id && '/id'}${action && `/${action}`}`;
  switch (call) {
    case 'POST sessions':
      return openSession(request);
    case 'GET sessions/id':
      return findSession(request, id);
    case 'GET sessions':
      return list(
        [...account.sessions.values()].filter(
          ({ payment_intent: payment }) => payment === form.get('payment_intent'),
        ),
        '/v1/checkout/sessions',
      );
    case 'POST sessions/id/expire':
      return expireSession(request, id);
    case 'POST payment_intents/id/cancel':
      return cancelPayment(request, id);
    case 'POST refunds':
      return refundPayment(request);
    case 'GET refunds':
      return list(ofPayment(account.refunds, form), '/v1/refunds');
    case 'GET disputes':
      return list(ofPayment(account.disputes, form), '/v1/disputes');
    default:
      return refuseBy(404, null, `Unrecognized request URL (${method}: /v1/${path}).`);
  }
}

const ofPayment = <T extends { readonly payment_intent: string }>(
  objects: readonly T[],
  form: URLSearchParams,
) => objects.filter(({ payment_intent: payment }) => payment === form.get('payment_intent'));

function openSession({ account, form, pageUrl }: StubRequest): StubAnswer {
  const unknown = [...form.keys()].find((field) => !SESSION_FIELDS.test(field));
  if (unknown !== undefined)
    return refuseBy(400, 'parameter_unknown', `Received unknown parameter: ${unknown}`);
  const amount = form.get('line_items[0][price_data][unit_amount]') ?? '';
  const currency = form.get('line_items[0][price_data][currency]') ?? '';
  if (!/^\d+$/.test(amount)) return refuseBy(400, 'parameter_invalid_integer', 'Invalid integer');
  if (!/^[a-z]{3}$/.test(currency)) return refuseBy(400, null, `Invalid currency: ${currency}`);
  if (Number(amount) < SMALLEST_AMOUNT)
    return refuseBy(400, 'amount_too_small', 'The amount is below the minimum.');
  if (THREE_DECIMALS.includes(currency) && !amount.endsWith('0'))
    return refuseBy(400, null, 'The least-significant digit must be 0.');
  return done(account.openSession(form, pageUrl));
}

function findSession({ account, form }: StubRequest, id: string): StubAnswer {
  const session = account.sessions.get(id);
  if (!session) return missing(id);
  const expand = [...form].find(([field]) => field.startsWith('expand['))?.[1];
  const payment = account.payments.get(session.payment_intent ?? '');
  if (expand !== 'payment_intent.latest_charge' || !payment) return done(session);
  return done({ ...session, payment_intent: expandCharge(account, payment) });
}

const expandCharge = ({ charges }: StubAccount, payment: StubPayment) => ({
  ...payment,
  latest_charge: charges.get(payment.latest_charge ?? '') ?? null,
});

function expireSession({ account }: StubRequest, id: string): StubAnswer {
  const session = account.sessions.get(id);
  if (!session) return missing(id);
  if (session.status !== 'open')
    return refuseBy(400, null, 'Only Checkout Sessions with a status in ["open"] can be expired.');
  return done(account.expire(session));
}

function cancelPayment({ account }: StubRequest, id: string): StubAnswer {
  const payment = account.payments.get(id);
  if (!payment) return missing(id);
  if (['succeeded', 'processing', 'canceled'].includes(payment.status))
    return refuseBy(400, 'payment_intent_unexpected_state', 'The payment cannot be canceled.');
  return done(account.cancelPayment(payment));
}

function refundPayment({ account, form, refundStatus }: StubRequest): StubAnswer {
  const id = form.get('payment_intent') ?? '';
  const payment = account.payments.get(id);
  if (!payment) return missing(id);
  const refundable = sumRefundable(account, payment);
  if (payment.amount_received > 0 && refundable === 0)
    return refuseBy(400, 'charge_already_refunded', 'The charge has already been refunded.');
  if (Number(form.get('amount')) > refundable)
    return refuseBy(400, null, 'Refund amount is greater than unrefunded amount on charge.');
  return done(account.refund(form, payment, refundStatus));
}
