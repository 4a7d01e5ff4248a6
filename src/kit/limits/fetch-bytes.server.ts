/** Fetches bytes from a hosted service, with limits of time and size. */
import { readBounded } from './read-bounded.server.ts';

export type HostedFile = {
  readonly fetch: typeof fetch;
  /** Name for error messages: `The media service answered 500.` */
  readonly service: string;
  readonly timeoutMs: number;
  readonly maxBytes: number;
};

/**
 * Null if the service answers 404.
 * @throws Error for any other error status, for a body over `maxBytes`, and on timeout.
 */
export async function fetchBytes(
  url: string,
  { fetch, service, timeoutMs, maxBytes }: HostedFile,
): Promise<Uint8Array | null> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The ${service} answered ${response.status}.`);
  return readBytes(response, service, maxBytes);
}

/**
 * Reads a body of at most `maxBytes`; does not read one with a larger `content-length` at all.
 * @throws Error for a larger body.
 */
export async function readBytes(
  response: Response,
  service: string,
  maxBytes: number,
): Promise<Uint8Array> {
  const isTooLong = Number(response.headers.get('content-length') ?? 0) > maxBytes;
  const bytes = isTooLong ? null : await readBounded(response.body, maxBytes);
  if (!bytes) throw new Error(`The ${service} sent more than ${maxBytes / 2 ** 20} MB.`);
  return bytes;
}
