/** Sends signed requests to a bucket, with a time limit, one retry and a circuit breaker. */

import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { createBreaker } from '#kit/limits/breaker.ts';
import { readBounded } from '#kit/limits/read-bounded.server.ts';
import { explainCertificate } from '#kit/monitoring/certificate-fault.ts';
import { createProviderFetch } from '#kit/monitoring/provider-fetch.server.ts';
import type { S3Config, S3Keys } from './s3-config.ts';

/** For a response, and for its body if `read` reads it. */
const TIMEOUT_MS = 8_000;
const UPLOAD_TIMEOUT_MS = 30_000;
const RETRY_DELAY_MS = 200;
/** Longest error document that is read for its code. */
const MAX_ERROR_BYTES = 8_192;

export type S3Request = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Without the prefix; null for the bucket itself. */
  readonly key: string | null;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
};

/** `readerMs`: longest pause of the reader of a stream. */
export type S3Timeouts = {
  readonly timeoutMs?: number;
  readonly readerMs?: number;
  readonly retryDelayMs?: number;
};

export type S3Requests = {
  /**
   * Sends the request and reads its response by `read`, both within the time limit. `abort` closes
   * the connection, also later, while a body is read that `read` has returned. Statuses are 2xx,
   * 404 without a body for an object that is not stored, 412 for one that has been replaced, and
   * 416 for one that has become shorter than the requested part.
   * @throws Error that names the status and the code of the storage, never a secret.
   */
  readonly send: <T>(
    request: S3Request,
    read: (response: Response) => Promise<T>,
    abort?: AbortController,
  ) => Promise<T>;
};

/** Error with a status after which a repeated request may succeed. */
class RetryableError extends Error {}

export function createS3Requests(
  config: S3Config,
  keys: S3Keys,
  { timeoutMs, retryDelayMs = RETRY_DELAY_MS }: S3Timeouts = {},
): S3Requests {
  const breaker = createBreaker(() => performance.now());
  const fetch = createProviderFetch(buildUrl(config, { method: 'GET', key: null }).origin);
  const signingKeys = new Map<string, ArrayBuffer>();

  async function sendOnce(request: S3Request, signal: AbortSignal): Promise<Response> {
    const { body } = request;
    const signer = new AwsV4Signer({
      ...{ method: request.method, url: buildUrl(config, request).href },
      headers: { ...request.headers, 'x-amz-content-sha256': computeHash(body) },
      ...{ accessKeyId: keys.keyId, secretAccessKey: keys.secretKey },
      ...{ service: 's3', region: config.region, cache: signingKeys },
    });
    const { url, headers } = await signer.sign();
    // Sizes are those of the objects. Not signed, since some proxies change it; `fetch` adds it to
    // a request of a part.
    if (!headers.has('range')) headers.set('accept-encoding', 'identity');
    const response = await fetch(url, {
      ...{ method: request.method, headers, redirect: 'error', signal },
      ...(body && { body }),
    });
    if (response.ok || response.status === 412 || response.status === 416) return response;
    const code = await readErrorCode(response);
    if (isObjectMissing(request, response.status, code)) return new Response(null, { status: 404 });
    throw describeFailure(request, response.status, code);
  }

  async function sendWithRetry(request: S3Request, signal: AbortSignal): Promise<Response> {
    try {
      return await sendOnce(request, signal);
    } catch (error) {
      // A failed connection is a TypeError.
      if (signal.aborted || !(error instanceof RetryableError || error instanceof TypeError))
        throw error;
      await delay(retryDelayMs, undefined, { signal });
      return await sendOnce(request, signal);
    }
  }

  return {
    send: (request, read, abort = new AbortController()) =>
      breaker.run(async () => {
        const limit = timeoutMs ?? (request.body ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
        const timer = setTimeout(() => abort.abort(createTimeoutError(request, limit)), limit);
        try {
          return await read(await sendWithRetry(request, abort.signal));
        } catch (error) {
          // Closes the connection of a response that has been read in part.
          abort.abort(error);
          throw explainFailure(error, config) ?? error;
        } finally {
          clearTimeout(timer);
        }
      }),
  };
}

/** Null for an error with another cause. */
function explainFailure(error: unknown, { endpoint }: S3Config): Error | null {
  const reason = explainCertificate(error);
  return reason === null
    ? null
    : new Error(`endpoint ${endpoint}: the certificate of the storage ${reason}`, { cause: error });
}

function createTimeoutError(request: S3Request, limit: number): Error {
  return new Error(`The storage did not answer ${formatRequest(request)} within ${limit} ms.`);
}

/** For messages: `GET media/videos/clip.coat/webm_720p`. */
function formatRequest({ method, key }: S3Request): string {
  return `${method} ${key ?? 'of a list'}`;
}

/** @throws Error for a key that would leave the prefix. */
function buildUrl(
  { endpoint, bucket, prefix, pathStyle }: S3Config,
  { key, query = {} }: S3Request,
): URL {
  if (key?.split('/').some((part) => part === '.' || part === '..'))
    throw new Error('A key of the storage has no relative parts.');
  const url = new URL(endpoint);
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const path = key === null ? '' : `${prefix}${key}`.split('/').map(encodeURIComponent).join('/');
  url.pathname = pathStyle ? `/${bucket}/${path}` : `/${path}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

function computeHash(body: Uint8Array | undefined): string {
  return createHash('sha256')
    .update(body ?? '')
    .digest('hex');
}

/** Reads the code of the storage, such as `AccessDenied`; empty for HEAD, which has no body. */
async function readErrorCode({ body }: Response): Promise<string> {
  const bytes = await readBounded(body, MAX_ERROR_BYTES).catch(() => null);
  const document = new TextDecoder().decode(bytes ?? undefined);
  return /<Code>(\w{1,60})<\/Code>/.exec(document)?.[1] ?? '';
}

/** False for a bucket that is missing: nothing can be stored in it or listed. */
function isObjectMissing({ method, key }: S3Request, status: number, code: string): boolean {
  return status === 404 && key !== null && method !== 'PUT' && code !== 'NoSuchBucket';
}

function describeFailure(request: S3Request, status: number, code: string): Error {
  const reason = [status, code].join(' ').trim();
  const message = `The storage answered ${formatRequest(request)} by ${reason}.`;
  return status >= 500 || status === 429 ? new RetryableError(message) : new Error(message);
}
