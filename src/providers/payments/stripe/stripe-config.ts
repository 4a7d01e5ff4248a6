/** Configuration of payments by Stripe; secrets come from environment variables. */
import { z } from 'zod';

/** Plain http is allowed for this machine only. */
const originSchema = z
  .url({ protocol: /^https?$/ })
  .refine(isSafe, 'is neither https nor on this machine')
  .refine((url) => new URL(url).origin === url, 'is more than an origin');

export const stripeConfigSchema = z.strictObject({
  /**
   * `manual` only authorises the amount: it is taken when it is captured at Stripe, by a person or
   * by another system, before the payment deadline of the order.
   */
  capture: z.enum(['automatic', 'manual']).default('automatic'),
  /** Payment methods; `card` includes Apple Pay and Google Pay. */
  methods: z
    .array(z.string().regex(/^[a-z_]+$/))
    .min(1)
    .default(['card']),
  /** Origins of Stripe's page: more than one for an account with its own domain. */
  pageOrigins: z.array(originSchema).min(1).default(['https://checkout.stripe.com']),
  /** Environment variable with the secret key, or a restricted one. */
  keyVariable: z.string().min(1).default('STRIPE_SECRET_KEY'),
  /** Environment variable with the secrets of notices, separated by spaces or commas. */
  webhookVariable: z.string().min(1).default('STRIPE_WEBHOOK_SECRET'),
  /** Origin of the API. */
  url: originSchema.default('https://api.stripe.com'),
});

export type StripeConfig = z.infer<typeof stripeConfigSchema>;

export type StripeSecrets = {
  readonly secretKey: string;
  readonly webhookSecrets: readonly string[];
  /** True for a key of Stripe's test mode, with which no money moves. */
  readonly isTest: boolean;
};

/** @throws Error that names the variable, and never contains its value. */
export function readStripeSecrets({
  keyVariable,
  webhookVariable,
}: Pick<StripeConfig, 'keyVariable' | 'webhookVariable'>): StripeSecrets {
  const secretKey = process.env[keyVariable]?.trim() ?? '';
  const mode = /^[rs]k_(test|live)_\w+$/.exec(secretKey)?.[1];
  if (mode === undefined)
    throw new Error(`Stripe needs a secret key, sk_… or rk_…, in the variable ${keyVariable}.`);
  const webhookSecrets = (process.env[webhookVariable] ?? '').split(/[\s,]+/).filter(Boolean);
  if (webhookSecrets.length === 0 || webhookSecrets.some((secret) => !secret.startsWith('whsec_')))
    throw new Error(
      `Stripe needs the secrets of its notices, whsec_…, in the variable ${webhookVariable}.`,
    );
  return { secretKey, webhookSecrets, isTest: mode === 'test' };
}

function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
