/** Asks a hosted service for bytes, bounded in time and in size. */
import { readBounded } from './read-bounded.server.ts';

export type HostedFile = {
  readonly fetch: typeof fetch;
  /** As errors call it: `The media service answered 500.` */
  readonly service: string;
  readonly limitMs: number;
  readonly maxBytes: number;
};

/** null for what the service does not have (404). @throws Error for every other refusal, for too much, and when it takes too long. */
export async function fetchBytes(
  address: string,
  { fetch, service, limitMs, maxBytes }: HostedFile,
): Promise<Uint8Array | null> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The ${service} answered ${response.status}.`);
  return readBytes(response, service, maxBytes);
}

/** Reads no further than it may, and nothing of what says that it is longer. @throws Error where there is more. */
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
