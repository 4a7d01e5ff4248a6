/** Calls of the Bazaarvoice Conversations API: limits time and size, and checks for errors. */

import { z } from 'zod';
import { type Breaker, createBreaker } from '#kit/limits/breaker.ts';
import { readBytes } from '#kit/limits/fetch-bytes.server.ts';
import { createProviderFetch } from '#kit/monitoring/provider-fetch.server.ts';

/** Timeout of one call. */
export const TIMEOUT_MS = 2_000;
/** Largest response in bytes. */
const MAX_BYTES = 4 * 2 ** 20;
const API_VERSION = '5.4';
const SERVICE = 'reviews service';

export type ConversationsOptions = {
  /** URL of the API with a slash at its end. */
  readonly url: string;
  readonly passkey: string;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
};

export type CallParameters = readonly (readonly [name: string, value: string | number])[];

export type Conversations = {
  /** @throws Error when the service fails, is slow, reports errors, or sends something else. */
  readonly get: <T extends z.ZodType>(
    path: string,
    parameters: CallParameters,
    shape: T,
  ) => Promise<z.infer<T>>;
  /** Like `get`, but returns the errors that the service reported. */
  readonly post: (path: string, fields: CallParameters) => Promise<readonly ReportedError[]>;
  /** Like `get`, with a file in the field `photo`. */
  readonly upload: <T extends z.ZodType>(
    path: string,
    fields: CallParameters,
    { file, shape }: { readonly file: Blob; readonly shape: T },
  ) => Promise<z.infer<T>>;
};

/** `field` is null for an error of the whole request. */
export type ReportedError = { readonly code: string; readonly field: string | null };

/** Part of a provider's configuration. */
export const conversationsSchema = z.object({
  /** Plain http is allowed for this machine only. */
  url: z
    .url({ protocol: /^https?$/ })
    .refine(isSafe, 'is neither https nor on this machine')
    .refine((url) => url.endsWith('/'), 'has no slash at its end')
    .default('https://api.bazaarvoice.com/data/'),
  /** Environment variable with the passkey. */
  keyVariable: z.string().min(1).default('BAZAARVOICE_PASSKEY'),
});

/** Locales of the service by language, such as `{ en: 'en_GB' }`. */
export const localesSchema = z
  .record(z.string(), z.string().regex(/^[a-z]{2,3}_[A-Z]{2}$/))
  .default({});

/** @throws Error without the variable. */
export function readPasskey(keyVariable: string): string {
  const passkey = process.env[keyVariable];
  if (!passkey)
    throw new Error(
      `The reviews provider needs its passkey in the environment variable ${keyVariable}.`,
    );
  return passkey;
}

/** Statuses of errors in the request, with the reason in the body; the service is available. */
const REQUEST_ERRORS = new Set([400, 404]);

/** Codes of a service that is unavailable, or refuses this shop temporarily. */
const FAILURE =
  /^ERROR_(?:PARAM_INVALID_API_KEY|ACCESS_DENIED|REQUEST_LIMIT_REACHED|UNKNOWN|UNSUPPORTED)$/;

/** Errors such as a refused passkey or an exceeded limit have the status 200 and `HasErrors`. */
const envelope = z.object({
  HasErrors: z.boolean().nullish(),
  Errors: z.array(z.object({ Code: z.string().max(200) })).nullish(),
  FormErrors: z
    .object({
      FieldErrors: z.record(z.string(), z.object({ Code: z.string().max(200) })).nullish(),
    })
    .nullish(),
});

export function createConversations({
  url,
  passkey,
  fetch: request = createProviderFetch(url),
  now = Date.now,
}: ConversationsOptions): Conversations {
  const breaker: Breaker = createBreaker(now);
  const identity: CallParameters = [
    ['apiversion', API_VERSION],
    ['passkey', passkey],
  ];
  const call = (callUrl: URL, init: RequestInit) =>
    breaker.run(async () => {
      const response = await request(callUrl, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok && !REQUEST_ERRORS.has(response.status))
        throw new Error(`The ${SERVICE} answered ${response.status}.`);
      const bytes = await readBytes(response, SERVICE, MAX_BYTES);
      const responseBody: unknown = JSON.parse(new TextDecoder().decode(bytes));
      const errors = parseErrors(responseBody);
      throwReportedErrors(errors.filter(({ code }) => FAILURE.test(code)));
      return { responseBody, errors };
    });
  return {
    async get(path, parameters, shape) {
      const callUrl = new URL(path, url);
      for (const [name, value] of [...identity, ...parameters])
        callUrl.searchParams.append(name, String(value));
      const { responseBody, errors } = await call(callUrl, {
        headers: { accept: 'application/json' },
      });
      throwReportedErrors(errors);
      return shape.parse(responseBody);
    },
    async post(path, fields) {
      const body = new URLSearchParams();
      for (const [name, value] of [...identity, ...fields]) body.append(name, String(value));
      return (await call(new URL(path, url), { method: 'POST', body })).errors;
    },
    async upload(path, fields, { file, shape }) {
      const body = new FormData();
      for (const [name, value] of [...identity, ...fields]) body.append(name, String(value));
      body.append('photo', file, 'photo.jpg');
      const { responseBody, errors } = await call(new URL(path, url), { method: 'POST', body });
      throwReportedErrors(errors);
      return shape.parse(responseBody);
    },
  };
}

/** @throws Error with the codes, if there are any. */
export function throwReportedErrors(errors: readonly ReportedError[]): void {
  const codes = errors.map(({ code }) => code);
  if (codes.length > 0) throw new Error(`The ${SERVICE} reported ${codes.join(', ')}.`);
}

/** Returns the reported errors; at least one if the service says that there are some. */
function parseErrors(responseBody: unknown): readonly ReportedError[] {
  const { HasErrors, Errors, FormErrors } = envelope.parse(responseBody);
  const errors: readonly ReportedError[] = [
    ...(Errors ?? []).map(({ Code }) => ({ code: Code, field: null })),
    ...Object.entries(FormErrors?.FieldErrors ?? {}).map(([field, { Code }]) => ({
      ...{ code: Code, field },
    })),
  ];
  const isUnnamed = HasErrors === true && errors.length === 0;
  return isUnnamed ? [{ code: 'an error without a code', field: null }] : errors;
}

/** Escapes the value of a filter, whose parts are separated by `:` and `,`. */
export function escapeValue(value: string): string {
  return value.replaceAll(/[\\:,]/g, '\\$&');
}

function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
