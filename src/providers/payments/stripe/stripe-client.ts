/**
 * Calls of the Stripe API. A call has one of three outcomes: a response, a definite rejection
 * (`StripeRejection`), or an unknown outcome (`Problem` 503), after which only Stripe knows what
 * was done.
 */

import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { createBreaker } from '#kit/limits/breaker.ts';
import { readBytes } from '#kit/limits/fetch-bytes.server.ts';
import type { Log } from '#kit/log.ts';
import { createProviderFetch } from '#kit/monitoring/provider-fetch.server.ts';
import { Problem } from '#kit/problem.ts';
import { encodeStripeForm, type StripeForm } from './encode-form.ts';
import { StripeRejection } from './stripe-rejection.ts';

/** Version of the API that requests and responses follow, whatever the account's default is. */
export const STRIPE_VERSION = '2026-07-29.dahlia';

/** Timeout of one attempt. */
const TIMEOUT_MS = 8_000;
/** Timeout of all attempts of a call together. */
const MAX_CALL_MS = 20_000;
const RETRY_DELAYS_MS = [300, 1_000];
/** Largest response in bytes. */
const MAX_BYTES = 2 ** 20;
const SERVICE = 'payment service';

export type StripeClientOptions = {
  /** URL of the API without a slash at its end. */
  readonly url: string;
  readonly secretKey: string;
  readonly log: Log;
  /** Clock of the circuit breaker. */
  readonly now: () => Date;
  readonly timeoutMs?: number;
  readonly retryDelaysMs?: readonly number[];
};

type StripeRequest = {
  readonly method: 'GET' | 'POST';
  /** Below `/v1/`. */
  readonly path: string;
  readonly form: StripeForm;
  /** Required for POST; Stripe carries out the same key once within 24 hours. */
  readonly idempotencyKey?: string;
};

export type StripeClient = {
  /**
   * @throws StripeRejection for a definite rejection, such as `resource_missing` for an unknown id.
   * @throws Problem 503 `payment.unavailable` where it is unknown what was done.
   */
  readonly call: <T extends z.ZodType>(request: StripeRequest, schema: T) => Promise<z.infer<T>>;
};

type Outcome =
  | { readonly kind: 'done'; readonly body: unknown }
  | { readonly kind: 'refused'; readonly rejection: StripeRejection }
  | { readonly kind: 'unknown'; readonly reason: string; readonly isRetryable: boolean };

type KnownOutcome = Exclude<Outcome, { kind: 'unknown' }>;

export function createStripeClient({
  url,
  secretKey,
  log,
  now,
  timeoutMs = TIMEOUT_MS,
  retryDelaysMs = RETRY_DELAYS_MS,
}: StripeClientOptions): StripeClient {
  const breaker = createBreaker(() => now().getTime());
  const fetch = createProviderFetch(url);

  async function sendOnce(request: StripeRequest, deadline: AbortSignal): Promise<Outcome> {
    const { method, path, form, idempotencyKey } = request;
    const fields = encodeStripeForm(form);
    const query = method === 'GET' && fields.size > 0 ? `?${fields}` : '';
    try {
      const response = await fetch(`${url}/v1/${path}${query}`, {
        method,
        headers: createHeaders(secretKey, idempotencyKey),
        ...(method === 'POST' && { body: fields }),
        signal: AbortSignal.any([deadline, AbortSignal.timeout(timeoutMs)]),
      });
      return await readOutcome(response);
    } catch (error) {
      return { kind: 'unknown', reason: describeError(error), isRetryable: true };
    }
  }

  /** @throws Error with the reason of the last attempt. */
  async function send(request: StripeRequest): Promise<KnownOutcome> {
    const deadline = AbortSignal.timeout(MAX_CALL_MS);
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await sendOnce(request, deadline);
      if (outcome.kind !== 'unknown') return outcome;
      const delayMs = retryDelaysMs[attempt];
      if (!outcome.isRetryable || delayMs === undefined || deadline.aborted)
        throw new Error(outcome.reason);
      await delay(delayMs);
    }
  }

  return {
    async call(request, schema) {
      const name = `${request.method} /v1/${request.path}`;
      try {
        const outcome = await breaker.run(() => send(request));
        if (outcome.kind === 'refused') throw outcome.rejection;
        return schema.parse(outcome.body);
      } catch (error) {
        if (error instanceof StripeRejection) throw error;
        const reason = error instanceof z.ZodError ? z.prettifyError(error) : describeError(error);
        log.warn({ call: name, reason }, 'Stripe did not answer a call; its outcome is unknown.');
        throw new Problem(503, 'payment.unavailable', `Stripe: ${name}: ${reason}`);
      }
    },
  };
}

function createHeaders(secretKey: string, idempotencyKey?: string): Record<string, string> {
  return {
    accept: 'application/json',
    authorization: `Bearer ${secretKey}`,
    'stripe-version': STRIPE_VERSION,
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
}

/** Types of errors that mean that the request was not carried out. */
const DEFINITE_TYPES = new Set(['invalid_request_error', 'card_error']);
const DEFINITE_STATUSES = new Set([400, 402, 404]);

const errorSchema = z.object({
  error: z.object({ type: z.string(), code: z.string().nullish() }),
});

async function readOutcome(response: Response): Promise<Outcome> {
  const { status, headers } = response;
  const bytes = await readBytes(response, SERVICE, MAX_BYTES);
  const body = parseJson(new TextDecoder().decode(bytes));
  if (response.ok && body !== undefined) return { kind: 'done', body };
  const parsed = errorSchema.safeParse(body);
  const { type, code } = parsed.success ? parsed.data.error : { type: 'no JSON', code: null };
  const reason = [status, type, code, headers.get('request-id')].filter(Boolean).join(', ');
  if (DEFINITE_STATUSES.has(status) && DEFINITE_TYPES.has(type))
    return { kind: 'refused', rejection: new StripeRejection(code ?? type, `Stripe: ${reason}`) };
  return { kind: 'unknown', reason, isRetryable: isRetryable(response) };
}

/** Follows Stripe's own advice if there is one: an error stored for the key would be repeated. */
function isRetryable({ ok, status, headers }: Response): boolean {
  const advice = headers.get('stripe-should-retry');
  if (advice !== null) return advice === 'true';
  return ok || status === 409 || status === 429 || status >= 500;
}

/** Returns undefined for a text that is not JSON, such as the HTML of a proxy. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
