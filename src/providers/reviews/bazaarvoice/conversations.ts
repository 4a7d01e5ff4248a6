/** Calls of the Bazaarvoice Conversations API: one time limit, bounded answers, checked envelopes. */
import { z } from 'zod';
import { type Breaker, createBreaker } from '#kit/limits/breaker.ts';
import { readBytes } from '#kit/limits/fetch-bytes.server.ts';

/** Time for one call. */
export const LIMIT_MS = 2_000;
/** Largest answer in bytes. */
const MAX_BYTES = 4 * 2 ** 20;
const API_VERSION = '5.4';
const SERVICE = 'reviews service';

export type ConversationsOptions = {
  /** Address of the API with a slash at its end. */
  readonly url: string;
  readonly passkey: string;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
};

export type CallParameters = readonly (readonly [name: string, value: string | number])[];

export type Conversations = {
  /** @throws Error when the service fails, is slow, reports errors, or answers something else. */
  readonly get: <T extends z.ZodType>(
    path: string,
    parameters: CallParameters,
    shape: T,
  ) => Promise<z.infer<T>>;
  /** As `get`; the codes of the errors that the service reported. */
  readonly post: (path: string, fields: CallParameters) => Promise<readonly string[]>;
};

/** A passkey or limit that is refused comes as 200 with `HasErrors`. */
const envelope = z.object({
  HasErrors: z.boolean().optional(),
  Errors: z.array(z.object({ Code: z.string().max(200) })).optional(),
  FormErrors: z
    .object({
      FieldErrors: z.record(z.string(), z.object({ Code: z.string().max(200) })).optional(),
    })
    .optional(),
});

export function createConversations({
  url,
  passkey,
  fetch: request = fetch,
  now = Date.now,
}: ConversationsOptions): Conversations {
  const breaker: Breaker = createBreaker(now);
  const identity: CallParameters = [
    ['apiversion', API_VERSION],
    ['passkey', passkey],
  ];
  const call = (address: URL, init: RequestInit) =>
    breaker.run(async () => {
      const response = await request(address, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (!response.ok) throw new Error(`The ${SERVICE} answered ${response.status}.`);
      const bytes = await readBytes(response, SERVICE, MAX_BYTES);
      const answer: unknown = JSON.parse(new TextDecoder().decode(bytes));
      return { answer, codes: readErrors(answer) };
    });
  return {
    async get(path, parameters, shape) {
      const address = new URL(path, url);
      for (const [name, value] of [...identity, ...parameters])
        address.searchParams.append(name, String(value));
      const { answer, codes } = await call(address, { headers: { accept: 'application/json' } });
      if (codes.length > 0) throw new Error(`The ${SERVICE} reported ${codes.join(', ')}.`);
      return shape.parse(answer);
    },
    async post(path, fields) {
      const body = new URLSearchParams();
      for (const [name, value] of [...identity, ...fields]) body.append(name, String(value));
      return (await call(new URL(path, url), { method: 'POST', body })).codes;
    },
  };
}

/** Codes of reported errors; at least one where the service says that there are some. */
function readErrors(answer: unknown): readonly string[] {
  const { HasErrors, Errors = [], FormErrors } = envelope.parse(answer);
  const codes = [...Errors, ...Object.values(FormErrors?.FieldErrors ?? {})].map(
    ({ Code }) => Code,
  );
  return HasErrors === true && codes.length === 0 ? ['an error without a code'] : codes;
}

/** Value of a filter: `:` and `,` separate its parts. */
export function escapeValue(value: string): string {
  return value.replaceAll(/[\\:,]/g, '\\$&');
}
