/** Reads notices (webhooks) of Stripe: https://docs.stripe.com/webhooks#verify-manually */
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '#kit/problem.ts';
import { isSameSecret } from '#kit/secrets.server.ts';

/** Difference between the time of the signature and the clock, in seconds. */
const TOLERANCE_S = 300;
/** Stripe sends one signature for each secret of the endpoint, two while a secret is replaced. */
const MAX_SIGNATURES = 10;

export type StripeNotice = {
  readonly type: string;
  /** Object by which the session is found. */
  readonly about: { readonly session: string } | { readonly paymentIntent: string };
};

/** Kinds of notices that change a payment, with the field that names the object. */
const OBJECT_FIELDS: Readonly<Record<string, 'session' | 'id' | 'payment_intent'>> = {
  'checkout.session.completed': 'session',
  'checkout.session.async_payment_succeeded': 'session',
  'checkout.session.async_payment_failed': 'session',
  'checkout.session.expired': 'session',
  'payment_intent.succeeded': 'id',
  'payment_intent.canceled': 'id',
  'refund.created': 'payment_intent',
  'refund.updated': 'payment_intent',
  'refund.failed': 'payment_intent',
  'charge.dispute.created': 'payment_intent',
  'charge.dispute.funds_withdrawn': 'payment_intent',
};

const noticeSchema = z.object({
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string(), payment_intent: z.string().nullish() }) }),
});

/**
 * Returns null for a notice of another kind. Its data about the payment is not used: it may be old,
 * or in the form of another version of the API.
 * @throws Problem 400 `payment.notice` without a valid signature by one of the secrets.
 */
export function readStripeNotice(
  body: string,
  headers: Headers,
  { secrets, now }: { readonly secrets: readonly string[]; readonly now: Date },
): StripeNotice | null {
  checkSignature(body, headers.get('stripe-signature'), secrets, now);
  const parsed = noticeSchema.safeParse(parseNotice(body));
  if (!parsed.success) return null;
  const { type, data } = parsed.data;
  const { id, payment_intent: paymentIntent } = data.object;
  const field = Object.hasOwn(OBJECT_FIELDS, type) ? OBJECT_FIELDS[type] : undefined;
  if (field === 'session') return { type, about: { session: id } };
  if (field === 'id') return { type, about: { paymentIntent: id } };
  return field && paymentIntent ? { type, about: { paymentIntent } } : null;
}

/** Header `stripe-signature`: `t=1700000000,v1=HEX,v1=HEX,v0=…`. */
function checkSignature(
  body: string,
  header: string | null,
  secrets: readonly string[],
  now: Date,
): void {
  const fields = (header ?? '').split(',').map((field) => field.trim().split('='));
  const valuesOf = (name: string) =>
    fields.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const [time = ''] = valuesOf('t');
  const signatures = valuesOf('v1').slice(0, MAX_SIGNATURES);
  if (!/^\d{1,12}$/.test(time) || signatures.length === 0)
    throw refuseNotice('is missing or has another form');
  const isSigned = secrets.some((secret) => {
    const expected = signStripeNotice(secret, time, body);
    return signatures.some((signature) => isSameSecret(signature, expected));
  });
  if (!isSigned) throw refuseNotice('is of another body or secret');
  if (Math.abs(now.getTime() / 1_000 - Number(time)) > TOLERANCE_S)
    throw refuseNotice('is older or newer than five minutes');
}

const refuseNotice = (reason: string) =>
  new Problem(400, 'payment.notice', `stripe-signature: ${reason}.`, {
    field: 'stripe-signature',
  });

/** HMAC-SHA-256 in hexadecimal digits. `time` is in seconds. */
export function signStripeNotice(secret: string, time: number | string, body: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
}

/** null for a body that is no JSON. */
function parseNotice(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
