/** Creates the response for a cached page: 304 if the client has it, else its compressed body. */
import type { Cdn, CdnHeaders } from '#features/cdn/cdn.port.ts';
import { listCdnTags } from '#features/cdn/cdn-tags.ts';
import { INCOMPLETE_TAG } from '#request/shop.ts';
import type { RequestExperiments } from '../experiments/request-experiments.server.ts';
import { chooseEncoding, type Encoding } from '../http/compression/accept-encoding.server.ts';
import { toGzip } from '../http/compression/compress.server.ts';
import { isNegotiated } from '../markdown/markdown-path.ts';
import {
  type CachedResponse,
  type CacheOutcome,
  freshSeconds,
  readCachedBody,
} from './html-cache.server.ts';
import { DEVICE_HEADERS } from './phone-redirect.server.ts';

type ToBrotli = (response: CachedResponse) => Promise<Uint8Array<ArrayBuffer>>;

export type PageResponseOptions = {
  /** Reported in the `Server-Timing` header. */
  readonly cacheState: CacheOutcome['state'];
  readonly toBrotli: ToBrotli;
  readonly cdn: Pick<Cdn, 'describe' | 'respectsVary'>;
  /** Headers for the experiments on the page; null without experiments. */
  readonly experiments?: PageExperimentHeaders | null;
};

type PageExperimentHeaders = Pick<RequestExperiments, 'header' | 'isKeyedByCdn' | 'setCookie'>;

export async function createPageResponse(
  response: CachedResponse,
  request: Request,
  { cacheState, toBrotli, cdn, experiments = null }: PageResponseOptions,
): Promise<Response> {
  const headers = new Headers(
    response.headers.map(([name, value]): [string, string] => [name, value]),
  );
  headers.set('vary', listVaryHeaders(response, request, experiments).join(', '));
  headers.set('server-timing', `cache;desc=${cacheState}`);
  // A page with experiments is `private` unless the CDN stores each variant separately. `public` is
  // needed then: Fastly does not store private responses, whatever its own headers allow.
  const isShared = experiments === null || (experiments.isKeyedByCdn && cdn.respectsVary);
  if (!headers.has('cache-control'))
    headers.set('cache-control', `${isShared ? 'public' : 'private'}, max-age=0, must-revalidate`);
  if (experiments?.setCookie) headers.append('set-cookie', experiments.setCookie);
  if (response.status === 200) headers.set('etag', response.etag);
  if (isShared)
    for (const [name, value] of createCdnHeaders(response, cdn)) headers.set(name, value);
  if (response.status === 200 && matchesEtag(request.headers.get('if-none-match'), response.etag))
    return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  if (encoding !== null) headers.set('content-encoding', encoding);
  const body =
    allowsBody(response.status) && request.method !== 'HEAD'
      ? await compressBody(response, encoding, toBrotli)
      : null;
  return new Response(body, { status: response.status, headers });
}

/** Request headers that the response depends on, for `Vary`. */
function listVaryHeaders(
  { phoneRedirect }: CachedResponse,
  { url }: Request,
  experiments: PageExperimentHeaders | null,
): readonly string[] {
  return [
    ...(isNegotiated(new URL(url).pathname) ? ['accept'] : []),
    'accept-encoding',
    ...(phoneRedirect ? [DEVICE_HEADERS] : []),
    ...(experiments ? [experiments.header] : []),
  ];
}

/** Empty for responses that a CDN must not store: errors, phone redirects, incomplete pages. */
function createCdnHeaders(response: CachedResponse, cdn: Pick<Cdn, 'describe'>): CdnHeaders {
  const { status, tags, phoneRedirect } = response;
  if (status !== 200 || phoneRedirect || tags.includes(INCOMPLETE_TAG)) return [];
  const cdnTags = listCdnTags(tags);
  return cdnTags ? cdn.describe(cdnTags, freshSeconds(response)) : [];
}

/** True if a response with this status may have a body. */
export function allowsBody(status: number): boolean {
  return status !== 204 && status !== 304 && status >= 200;
}

/** Compares weakly (RFC 9110): proxies may have changed the ETag to a weak one. */
function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  const etags = (ifNoneMatch ?? '').split(',').map((item) => item.trim().replace(/^W\//, ''));
  return etags.includes('*') || etags.includes(etag.replace(/^W\//, ''));
}

async function compressBody(
  response: CachedResponse,
  encoding: Encoding | null,
  toBrotli: ToBrotli,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br') return await toBrotli(response);
  if (encoding === null) return await readCachedBody(response);
  // Few clients accept gzip only, so its result is not cached.
  return await toGzip(await readCachedBody(response));
}
