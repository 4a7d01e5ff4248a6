/**
 * Payments of a separate process on this machine, over HTTP: stress tests let it fail, repeat
 * itself and answer late. No money is moved.
 */

import { z } from 'zod';
import { FAILURE_REASONS } from '#features/payments/payment-events.ts';
import type { Payments } from '#features/payments/payments.port.ts';
import { type CurrencyCode, isCurrencyCode } from '#i18n/money.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { readBytes } from '#kit/limits/fetch-bytes.server.ts';
import { createProviderFetch } from '#kit/monitoring/provider-fetch.server.ts';
import { Problem } from '#kit/problem.ts';
import { isSameSecret, signText } from '#kit/secrets.server.ts';

const SIGNATURE = 'x-remote-payment-signature';
const TIMEOUT_MS = 5_000;
/** Response limit, in bytes. */
const MAX_BYTES = 2 ** 20;

const text = z.string().min(1).max(500);
const money = z.object({
  centAmount: z.int().min(0),
  currencyCode: z.custom<CurrencyCode>(isCurrencyCode),
});
const base = { id: text, reference: text, money, at: z.iso.datetime() };
const eventsSchema = z.array(
  z.discriminatedUnion('type', [
    z.object({
      ...base,
      type: z.enum(['actionRequired', 'authorised', 'captured', 'cancelled', 'disputed']),
    }),
    z.object({ ...base, type: z.literal('failed'), reason: z.enum(FAILURE_REASONS) }),
    z.object({
      ...base,
      type: z.enum(['refundRequested', 'refunded', 'refundFailed']),
      key: text,
    }),
  ]),
);
const sessionSchema = z.object({ reference: text, href: z.url() });

const configSchema = z.object({
  /** URL of the process: each method of the port is a POST below it, with JSON. */
  url: z.url().refine(isOnThisMachine, 'is not on this machine'),
  /** Secret with which the process signs its notices. */
  secret: z.string().min(16),
});

export type RemoteOptions = z.infer<typeof configSchema>;

export function createRemotePayments({ url, secret }: RemoteOptions): Payments {
  const fetch = createProviderFetch(url);
  async function call<T>(method: string, request: object, schema: z.ZodType<T>): Promise<T> {
    const response = await fetch(new URL(method, url), {
      method: 'POST',
      body: JSON.stringify(request),
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The payment provider answered ${response.status}.`);
    const body = await readBytes(response, 'payment provider', MAX_BYTES);
    return schema.parse(JSON.parse(new TextDecoder().decode(body)));
  }
  return {
    ...{ name: 'remote', isTest: true, origins: [new URL(url).origin] },
    open: (request) =>
      call('open', request, sessionSchema).catch((error: unknown) => {
        throw new Problem(503, 'payment.unavailable', String(error));
      }),
    findEvents: (reference) => call('findEvents', { reference }, eventsSchema),
    cancel: (reference) => call('cancel', { reference }, eventsSchema),
    refund: (request) => call('refund', request, eventsSchema),
    async read(body, headers) {
      if (!isSameSecret(headers.get(SIGNATURE) ?? '', signText(secret, body)))
        throw new Problem(400, 'payment.notice', `${SIGNATURE}: is missing or wrong.`);
      return eventsSchema.parse(JSON.parse(body));
    },
    cleanUp: async () => undefined,
  };
}

function isOnThisMachine(url: string): boolean {
  return /^http:\/\/127\.0\.0\.1(?::\d+)?\//.test(url);
}

export const provider = defineProvider({
  port: 'payments',
  name: 'remote',
  create: (_deps, config) => createRemotePayments(configSchema.parse(config)),
});
