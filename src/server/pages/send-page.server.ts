/** Sends a shared response: 304 if the client has it already, else compressed as negotiated. */
import type { Cdn, CdnHeaders } from '#features/cdn/cdn.port.ts';
import { listCdnTags } from '#features/cdn/cdn-tags.ts';
import { INCOMPLETE_TAG } from '#request/shop.ts';
import type { RequestExperiments } from '../experiments/request-experiments.server.ts';
import { chooseEncoding, type Encoding } from '../http/compression/accept-encoding.server.ts';
import { toGzip } from '../http/compression/compress.server.ts';
import { isNegotiated } from '../markdown/markdown-path.ts';
import { type CachedResponse, freshSeconds, readCachedBody } from './html-cache.server.ts';
import { DEVICE_HEADERS } from './phone-redirect.server.ts';

type ToBrotli = (response: CachedResponse) => Promise<Uint8Array<ArrayBuffer>>;

export type SendDeps = {
  /** How the cache got the response. */
  readonly state: string;
  readonly toBrotli: ToBrotli;
  readonly cdn: Pick<Cdn, 'describe' | 'followsVary'>;
  /** Experiments on the page, with the Set-Cookie header of a new visitor. */
  readonly experiments?: SentExperiments | null;
};

type SentExperiments = Pick<RequestExperiments, 'header' | 'isKeyedByCdn' | 'setCookie'>;

export async function sendPage(
  response: CachedResponse,
  request: Request,
  { state, toBrotli, cdn, experiments = null }: SendDeps,
): Promise<Response> {
  const headers = new Headers(
    response.headers.map(([name, value]): [string, string] => [name, value]),
  );
  headers.set('vary', listVariations(response, request, experiments).join(', '));
  headers.set('server-timing', `cache;desc=${state}`);
  // No shared cache may store a page whose variants the CDN cannot tell apart. A CDN that can needs
  // `public` to store it: Fastly stores no private page, whatever else it is sent.
  const isShared = experiments === null || (experiments.isKeyedByCdn && cdn.followsVary);
  if (!headers.has('cache-control'))
    headers.set('cache-control', `${isShared ? 'public' : 'private'}, max-age=0, must-revalidate`);
  if (experiments?.setCookie) headers.append('set-cookie', experiments.setCookie);
  if (response.status === 200) headers.set('etag', response.etag);
  if (isShared) for (const [name, value] of describeForCdn(response, cdn)) headers.set(name, value);
  if (response.status === 200 && isKnown(request.headers.get('if-none-match'), response.etag))
    return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  if (encoding !== null) headers.set('content-encoding', encoding);
  const body =
    hasBody(response.status) && request.method !== 'HEAD'
      ? await encode(response, encoding, toBrotli)
      : null;
  return new Response(body, { status: response.status, headers });
}

/** Request headers that a shared cache has to tell responses apart by. */
function listVariations(
  { phoneRedirect }: CachedResponse,
  { url }: Request,
  experiments: SentExperiments | null,
): readonly string[] {
  return [
    ...(isNegotiated(new URL(url).pathname) ? ['accept'] : []),
    'accept-encoding',
    ...(phoneRedirect ? [DEVICE_HEADERS] : []),
    ...(experiments ? [experiments.header] : []),
  ];
}

/** A CDN stores responses that are equal for every client: no redirects of phones, no gaps. */
function describeForCdn(response: CachedResponse, cdn: Pick<Cdn, 'describe'>): CdnHeaders {
  const { status, tags, phoneRedirect } = response;
  if (status !== 200 || phoneRedirect || tags.includes(INCOMPLETE_TAG)) return [];
  const listed = listCdnTags(tags);
  return listed ? cdn.describe(listed, freshSeconds(response)) : [];
}

export function hasBody(status: number): boolean {
  return status !== 204 && status !== 304 && status >= 200;
}

/** Weak comparison (RFC 9110): proxies may have changed the ETag to a weak one. */
function isKnown(header: string | null, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}

async function encode(
  response: CachedResponse,
  encoding: Encoding | null,
  toBrotli: ToBrotli,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br') return await toBrotli(response);
  if (encoding === null) return await readCachedBody(response);
  // Few clients accept only gzip, so it is made for each request and takes no memory.
  return await toGzip(await readCachedBody(response));
}
