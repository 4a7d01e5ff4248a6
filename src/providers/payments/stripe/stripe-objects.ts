/** Objects of the Stripe API, with the fields that are read: https://docs.stripe.com/api */
import { z } from 'zod';

/** Minor units as Stripe counts them. */
const amount = z.int();
/** Seconds since 1970. */
const timestamp = z.int();
const metadata = z.record(z.string(), z.string()).nullish();

/** `latest_charge` is expanded. */
const paymentIntentSchema = z.object({
  id: z.string(),
  /** Such as `requires_action` or `succeeded`; new ones may be added. */
  status: z.string(),
  amount,
  amount_received: amount,
  currency: z.string(),
  created: timestamp,
  canceled_at: timestamp.nullable(),
  last_payment_error: z
    .object({
      code: z.string().nullish(),
      decline_code: z.string().nullish(),
      charge: z.string().nullish(),
    })
    .nullable(),
  latest_charge: z.object({ id: z.string(), created: timestamp, disputed: z.boolean() }).nullable(),
});

/** State of a session; `payment_intent` is expanded, and null until the first attempt to pay. */
export const sessionSchema = z.object({
  object: z.literal('checkout.session'),
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  amount_total: amount.nullable(),
  currency: z.string().nullable(),
  created: timestamp,
  expires_at: timestamp,
  metadata,
  payment_intent: paymentIntentSchema.nullable(),
});

/** Response to opening a session. */
export const openedSessionSchema = z.object({ id: z.string(), url: z.url() });

/** Response of which only the id is used, if anything. */
export const anyObjectSchema = z.object({ id: z.string() });

export const refundSchema = z.object({
  id: z.string(),
  /** `pending`, `requires_action`, `succeeded`, `failed` or `canceled`. */
  status: z.string().nullable(),
  amount,
  currency: z.string(),
  created: timestamp,
  metadata,
});

export const disputeSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  currency: z.string(),
  created: timestamp,
});

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ object: z.literal('list'), data: z.array(item) });

export type StripeSession = z.infer<typeof sessionSchema>;
export type StripeRefund = z.infer<typeof refundSchema>;
export type StripeDispute = z.infer<typeof disputeSchema>;
export type StripePaymentIntent = z.infer<typeof paymentIntentSchema>;
