/** Fetches a remote picture, with limits on host, time and size. */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { readBounded } from '#kit/limits/read-bounded.server.ts';
import { isPublicAddress, lookupAllowed } from './public-address.server.ts';

export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

export type FetchPictureOptions = {
  /** Allowed host names; every public host when empty. */
  readonly allowHosts?: readonly string[] | undefined;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** Checks an IP address after DNS resolution; default: public addresses only. */
  readonly isAllowedIp?: (address: string) => boolean;
  readonly signal?: AbortSignal | undefined;
};

export type FetchedPicture =
  | { readonly body: Uint8Array; readonly etag: string | null }
  | 'unchanged';

/** The host did not respond, or not in time; its other pictures will probably fail too. */
export class HostUnavailable extends Error {}

const MAX_REDIRECTS = 3;

/**
 * Returns `unchanged` when the host answers 304 to `etag`.
 * @throws HostUnavailable when the host does not respond, or Error with a readable reason.
 */
export async function fetchPicture(
  pictureUrl: string,
  etag: string | null,
  options: FetchPictureOptions = {},
): Promise<FetchedPicture> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? 10_000);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  try {
    return await follow(pictureUrl, etag, options, signal);
  } catch (error) {
    if (timeout.aborted) throw new HostUnavailable('the host took too long');
    throw error;
  }
}

async function follow(
  pictureUrl: string,
  etag: string | null,
  options: FetchPictureOptions,
  signal: AbortSignal,
): Promise<FetchedPicture> {
  let url = new URL(pictureUrl);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    checkUrl(url, options);
    const response = await requestUrl(url, etag, options, signal);
    const status = response.statusCode ?? 0;
    if (status === 304 && etag !== null) return release(response, 'unchanged');
    const next = status >= 300 && status < 400 ? response.headers.location : undefined;
    if (next === undefined) {
      if (status !== 200) throw release(response, new Error(`the host answered ${status}`));
      return {
        body: await readBody(response, options.maxBytes ?? MAX_PICTURE_BYTES),
        etag: response.headers.etag ?? null,
      };
    }
    if (!URL.canParse(next, url.href))
      throw release(response, new Error('the host redirects to no address'));
    url = release(response, new URL(next, url));
  }
  throw new Error(`more than ${MAX_REDIRECTS} redirects`);
}

function checkUrl(
  url: URL,
  { allowHosts = [], isAllowedIp = isPublicAddress }: FetchPictureOptions,
): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Error(`${url.protocol} is not http or https`);
  if (url.username !== '' || url.password !== '') throw new Error('the URL contains a password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (allowHosts.length > 0 && !allowHosts.includes(host))
    throw new Error(`${host} is not among the allowed hosts`);
  // A literal IP address is not looked up, so it is checked here.
  if (isIP(host) !== 0 && !isAllowedIp(host)) throw new Error(`${host} is not a public address`);
}

function requestUrl(
  url: URL,
  etag: string | null,
  options: FetchPictureOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    accept: 'image/jpeg, image/png, image/webp',
    'user-agent': 'parade-import',
    ...(etag ? { 'if-none-match': etag } : {}),
  };
  const lookup = lookupAllowed(options.isAllowedIp ?? isPublicAddress);
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, lookup, signal, agent: false });
    sent.on('response', resolve);
    sent.on('error', (error) => reject(new HostUnavailable(error.message)));
    sent.end();
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const isTooLong = Number(response.headers['content-length'] ?? 0) > maxBytes;
  const bytes = isTooLong ? null : await readBounded(response, maxBytes);
  if (!bytes)
    throw release(
      response,
      new Error(`it is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`),
    );
  return bytes;
}

/** Closes the connection without reading the rest. */
function release<T>(response: IncomingMessage, result: T): T {
  response.destroy();
  return result;
}
