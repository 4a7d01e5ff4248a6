/** Sends a purge request to a CDN. */
import { createProviderFetch } from '#kit/monitoring/provider-fetch.server.ts';

const TIMEOUT_MS = 5_000;

export type PurgeRequest = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** @throws Error if the CDN is not reached within 5 s, redirects, or answers no 2xx. */
export async function sendPurge(name: string, url: string, request: PurgeRequest): Promise<void> {
  const response = await createProviderFetch(url)(url, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${name} answered a purge by ${response.status}.`);
}

/** @throws Error without the environment variable. */
export function readPurgeKey(name: string, keyVariable: string): string {
  const key = process.env[keyVariable];
  if (!key) throw new Error(`${name} needs its key in the environment variable ${keyVariable}.`);
  return key;
}
